import type { FormCache } from "../forms/form-cache.ts";
import { isBaseOfVerb } from "../forms/form-info.ts";
import { namesThatAreWords } from "../tables/people-words.ts";
import type { Sentence } from "../text/split-sentences.ts";
import { isDetermined, keyOf } from "./capitals.ts";

/** What may follow an order. */
export const afterOrder = /^(?:me|us|you|him|her|them|it|the|an?|my|your|his|that|this|at|up|out|in|on)$/;

/** "Mark my words": the first word is a verb with its object. */
export function isOrder({ words }: Sentence, index: number, forms: FormCache): boolean {
  const info = forms.get(words[index]?.lower ?? "");
  if (info.closed.length > 0) return true;
  const next = words[index + 1];
  const isObject = next !== undefined && afterOrder.test(next.lower);
  return isObject && isBaseOfVerb(info);
}

/** What stands before a word, or after a verb, that may be a name: "the bill", "will grace us". */
const beforeWord = /^(?:to|will|would|can|could|should|must|don't|didn't|won't|i|you|we|they|very|so|too)$/;

/** In captions without capitals, a name that is a word too and is the word here. */
export function isWordInLowerCase(sentence: Sentence, index: number, forms: FormCache): boolean {
  const { words } = sentence;
  const key = keyOf(words[index] ?? { text: "", lower: "" });
  if (!namesThatAreWords.has(key)) return false;
  const previous = words[index - 1]?.lower ?? "";
  return isDetermined(sentence, index) || beforeWord.test(previous) || isOrder(sentence, index, forms);
}
