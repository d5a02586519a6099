import type { FormCache } from "../forms/form-cache.ts";
import type { Word } from "../text/split-sentences.ts";

/** A finite verb, or an adverb before one, may stand here: the word before it is a subject. */
export function leadsToVerb(words: readonly Word[], index: number, forms: FormCache): boolean {
  const word = words[index];
  if (word === undefined || word.before !== "") return false;
  const [info] = forms.expand(word.lower);
  if (info === undefined) return false;
  const [closed] = info.closed;
  if (closed === "be" || closed === "have" || closed === "do" || closed === "modal") return true;
  const isPast = info.candidates.some(
    ({ tag, feature }) => tag === "verb" && /^(?:third|past|pastOrParticiple)$/.test(feature),
  );
  if (isPast) return true;
  const isAdverb = info.candidates.length > 0 && info.candidates.every(({ tag }) => tag === "adverb");
  return isAdverb && leadsToVerb(words, index + 1, forms);
}
