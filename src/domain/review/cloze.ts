import { possibleHeadwords } from "../subtitles/words/forms/possible-headwords.ts";

/** A sentence with a gap where the word was. */
export type Cloze = { readonly before: string; readonly gap: string; readonly after: string };

/** What a gap is shown as. */
export const gapSign = "___";

const letters = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

const folded = (text: string) => text.trim().toLowerCase().replaceAll("’", "'").replace(/\s+/gu, " ");

/** Whether a text is a phrase or a form of it: "went" of go, "took care of" of take care of. */
function isFormOf(text: string, phrase: string): boolean {
  return text === phrase || possibleHeadwords(text).includes(phrase);
}

/** A sentence with its word left out; null where the word does not stand in it in one piece. */
export function clozeOf(phrase: string, sentence: string): Cloze | null {
  const headword = folded(phrase);
  const words = [...sentence.matchAll(letters)];
  const length = headword.split(" ").length;
  for (let at = 0; at + length <= words.length; at += 1) {
    const [first, last] = [words[at], words[at + length - 1]];
    if (first === undefined || last === undefined) continue;
    const end = last.index + last[0].length;
    const gap = sentence.slice(first.index, end);
    if (isFormOf(folded(gap), headword)) {
      return { before: sentence.slice(0, first.index), gap, after: sentence.slice(end) };
    }
  }
  return null;
}

/** A gap takes any form of its word. */
export function fillsGap(answer: string, phrase: string, { gap }: Cloze): boolean {
  const written = folded(answer);
  return written !== "" && (written === folded(gap) || isFormOf(written, folded(phrase)));
}

export function clozeText({ before, after }: Cloze): string {
  return `${before}${gapSign}${after}`;
}
