import { type MethodId, methodOf } from "../../../../domain/quiz/methods.ts";
import { m } from "../../../i18n/generated/messages.js";
import type { Feedback, Question } from "../session/quiz-session.ts";
import type { TimeLeft } from "./time-bar.tsx";

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

/** Who says "I do not know" is told the answer, not that it was wrong; it counts as wrong all the same. */
export function verdictText({ isRight, isAlmost, answer }: Feedback): string {
  if (isAlmost) return m.quiz_almost();
  if (!isRight && answer === "") return m.quiz_passed();
  return isRight ? m.quiz_right() : m.quiz_wrong();
}

export function pointsText(points: number): string {
  return m.quiz_earned({ count: points });
}

/** Why an answer is not exactly right, and what would be; empty where the choices show it. */
export function correctionText(question: Question, { isRight, reason, nearest, correctAnswer }: Feedback): string {
  if (reason === "diacritics") return m.quiz_almost_marks({ answer: nearest });
  if (reason === "slip") return m.quiz_almost_slip({ answer: nearest });
  return !isRight && methodOf(question.method).isWritten ? m.quiz_right_answer({ answer: correctAnswer }) : "";
}

/**
 * What screen readers say of a question besides the focused element. With choices the heading is focused, so only they
 * remain to be said; in a written answer the text field is, so the question itself remains.
 */
export function questionSpeech(question: Question): string {
  if (question.hint !== undefined) return hintText(question.hint);
  const asked = askedSpeech(question);
  return [earningText(question), asked].filter((text) => text !== "").join(" ");
}

function askedSpeech({ method, text, choices }: Question): string {
  const { isWritten, isListening } = methodOf(method);
  if (!isWritten) return choices.map((choice, at) => `${at + 1}: ${choice}`).join("; ");
  const instruction = methodTexts[method].instruction();
  return isListening ? instruction : `${instruction} ${text}`;
}

/** The whole result of an answer. */
export function feedbackSpeech(question: Question, feedback: Feedback): string {
  const { word, points, isRight, correctAnswer } = feedback;
  const { isWritten } = methodOf(question.method);
  const sentences = [
    verdictText(feedback),
    ...(question.seconds > 0 && isRight ? [pointsText(points)] : []),
    isRight || isWritten ? correctionText(question, feedback) : m.quiz_right_answer({ answer: correctAnswer }),
    word.mean === null ? word.phrase : `${word.phrase}: ${word.mean}`,
  ];
  return sentences.filter((sentence) => sentence !== "").join(". ");
}

export function timeSpeech(left: TimeLeft): string | undefined {
  if (left === "enough") return undefined;
  return left === "little" ? m.quiz_time_little() : m.quiz_time_over();
}

/** What is told where another right word was written. */
export function hintText(letter: string): string {
  return m.quiz_also_right({ letter });
}

/**
 * What is told of a question that earns a share of its points only, 1/2, 1/4 … or none, or whose points do not count on
 * today's leaderboard; empty of one that earns all.
 */
export function earningText({ share, method, sound, capped }: Question): string {
  const isUnheard = share === 0 && methodOf(method).isListening && sound === undefined;
  if (isUnheard) return m.quiz_share_unheard();
  if (share === 0) return m.quiz_share_none();
  const sentences = [
    ...(share === undefined ? [] : [m.quiz_share({ part: `1/${Math.round(1 / share)}` })]),
    ...(capped === undefined ? [] : [capped === "method" ? m.quiz_capped_method() : m.quiz_capped_list()]),
  ];
  return sentences.join(" ");
}
