import type { PartOfSpeech } from "../../../domain/lexicon/part-of-speech.ts";
import { m } from "../../i18n/generated/messages.js";

const partOfSpeechTexts: Readonly<Record<PartOfSpeech, () => string>> = {
  noun: m.pos_noun,
  verb: m.pos_verb,
  adjective: m.pos_adjective,
  adverb: m.pos_adverb,
  preposition: m.pos_preposition,
  interjection: m.pos_interjection,
  number: m.pos_number,
  "phrasal verb": m.pos_phrasal_verb,
  idiom: m.pos_idiom,
  phrase: m.pos_phrase,
};

export function partOfSpeechText(partOfSpeech: PartOfSpeech): string {
  return partOfSpeechTexts[partOfSpeech]();
}
