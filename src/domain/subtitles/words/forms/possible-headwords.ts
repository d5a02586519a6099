import { americanSpelling } from "../../../lexicon/british-spellings.ts";
import { comparisonReadings, nounReadings, verbReadings } from "./readings.ts";

/** Bounds on what one phrase as typed may cost. */
const maxWords = 6;
const maxHeadwords = 24;

/** What a lower-case form may be a form of, whether or not there is such a word; per part of speech the likeliest first. */
function possibleLemmas(form: string): readonly string[] {
  const asked: string[] = [];
  const ask = (word: string) => {
    asked.push(word);
    return false;
  };
  const verbs = verbReadings(form, ask);
  const others = [...nounReadings(form, ask), ...comparisonReadings(form, ask)];
  const lemmas = [...verbs, ...others].map(({ lemma }) => lemma);
  return [...new Set([americanSpelling(form), ...lemmas, ...asked])].filter((lemma) => lemma !== form);
}

/** A phrase as typed, in lower case, and the same without a leading "to" or article, which is often no part of the headword. */
export function typedHeadwords(phrase: string): readonly string[] {
  const plain = phrase.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();
  return [plain, plain.replace(/^(?:to|an?|the) (?=\S)/, "")];
}

/**
 * Headwords that a lower-case phrase may be a form of, the likeliest first: "went" of go, "took care of" of take care
 * of. One word of the phrase is changed at a time, the first word first. The caller looks which of them there are.
 */
export function possibleHeadwords(phrase: string): readonly string[] {
  const words = phrase.split(" ");
  if (words.length > maxWords) return [];
  const changed = words.flatMap((word, at) => possibleLemmas(word).map((lemma) => words.with(at, lemma).join(" ")));
  return changed.slice(0, maxHeadwords);
}
