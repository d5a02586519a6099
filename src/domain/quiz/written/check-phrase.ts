import { distance } from "fastest-levenshtein";
import { isFormOf } from "./english-forms.ts";
import { foldedWords } from "./fold-text.ts";
import { answerLimit, type Verdict, verdict } from "./verdict.ts";

const plain = (text: string) => foldedWords(text, "en").join(" ");

/**
 * Judges a written English phrase: spelling must be right but for case, hyphens, apostrophes and other signs, and for what
 * english-forms.ts takes for the same.
 *
 * @param phrases every phrase that answers the question, that of the asked word first
 * @param isHeard whether it was spoken: then "street car" is "streetcar"
 */
export function checkPhrase(answer: string, phrases: readonly string[], isHeard = false): Verdict {
  const text = answer.length > answerLimit ? "" : plain(answer);
  const found = text === "" ? undefined : phrases.find((phrase) => isFormOf(answer, phrase, isHeard));
  if (found !== undefined) return verdict("right", found);
  const [first = "", ...others] = phrases;
  const away = (phrase: string) => distance(text, plain(phrase));
  return verdict("wrong", text === "" ? first : others.reduce((a, b) => (away(b) < away(a) ? b : a), first));
}
