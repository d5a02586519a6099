import type { MethodId } from "../../../../domain/quiz/methods.ts";
import { m } from "../../../i18n/generated/messages.js";

type MethodTexts = {
  /** In the set-up, under its group's heading. */
  readonly name: () => string;
  /** Above the question. */
  readonly instruction: () => string;
};

export const methodTexts: Readonly<Record<MethodId, MethodTexts>> = {
  "test-phrase-mean": { name: m.quiz_choose_mean, instruction: m.quiz_ask_choose_mean },
  "test-definition-phrase": { name: m.quiz_choose_defined, instruction: m.quiz_ask_choose_defined },
  "test-phrase-definition": { name: m.quiz_choose_definition, instruction: m.quiz_ask_choose_definition },
  "test-synonyms-phrase": { name: m.quiz_choose_synonym, instruction: m.quiz_ask_choose_synonym },
  "write-phrase-mean": { name: m.quiz_write_mean, instruction: m.quiz_ask_write_mean },
  "write-mean-phrase": { name: m.quiz_write_meant, instruction: m.quiz_ask_write_meant },
  "write-definition-phrase": { name: m.quiz_write_defined, instruction: m.quiz_ask_write_defined },
  "writeListen-engAudio-phrase": { name: m.quiz_listen_phrase, instruction: m.quiz_ask_listen_phrase },
  "writeListen-engAudio-mean": { name: m.quiz_listen_mean, instruction: m.quiz_ask_listen_mean },
};
