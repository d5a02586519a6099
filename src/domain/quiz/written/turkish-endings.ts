import { foldedWords, withoutDiacritics } from "./fold-text.ts";

/*
 * Turkish meanings with an ending in the place of a word: "-e rağmen", "-sen iyi olur", "-diği sürece". Any word that ends
 * so fills the place: "her şeye rağmen", "gitsen iyi olur".
 */

const ending = /(?<![\p{L}\p{N}])-(?=\p{L})/gu;
/** No letter of Turkish, so that it survives folding. */
const mark = "q";

/** A text's words; an ending keeps a mark in front. */
export function wordsAndEndings(text: string): readonly string[] {
  return foldedWords(text.replaceAll("q", "k").replace(ending, mark), "tr");
}

export function hasEnding(text: string): boolean {
  return text.search(ending) !== -1;
}

/** Of a noun, which may be left out before the rest: "rağmen" says what "-e rağmen" does. */
const caseEnding = /^q(?:e|i|in|de|den|le)$/;

/** Endings that are other words without their hyphen. */
const isOtherWord = /^(?:sen|siz|den|er)$/;

const harmonised = (text: string) =>
  text
    .replace(/[ae]/gu, "e")
    .replace(/[ıiuü]/gu, "i")
    .replaceAll("t", "d");

/** Whether an answer fits a meaning with endings: as it is, or but for diacritics. */
export function fitOf(answer: readonly string[], meaning: readonly string[]): "right" | "diacritics" | undefined {
  const [first = "", ...rest] = meaning;
  const forms = caseEnding.test(first) && rest.length > 0 ? [meaning, rest] : [meaning];
  if (forms.some((form) => fits(answer, form))) return "right";
  const plain = (words: readonly string[]) => words.map(withoutDiacritics);
  return forms.some((form) => fits(plain(answer), plain(form))) ? "diacritics" : undefined;
}

/** Words before that with the ending belong to its place: "yarın gitsen iyi olur". */
function fits(answer: readonly string[], form: readonly string[]): boolean {
  const more = form[0]?.startsWith(mark) ? Math.max(0, answer.length - form.length) : 0;
  const words = answer.slice(more);
  return words.length === form.length && form.every((word, at) => fitsWord(words[at] ?? "", word, more > 0));
}

function fitsWord(written: string, word: string, isPreceded: boolean): boolean {
  if (written === word) return true;
  if (!word.startsWith(mark)) return false;
  const letters = word.slice(mark.length);
  if (written === letters) return !isPreceded && !isOtherWord.test(letters);
  return written.length >= letters.length + 2 && harmonised(written).endsWith(harmonised(letters));
}
