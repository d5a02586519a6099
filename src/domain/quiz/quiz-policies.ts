import type { Premium } from "../accounts/premium-status.ts";
import { canSeeWholeList } from "../progress/list-policies.ts";

export const quizLimits = {
  /** Of a quiz's list: more than the lexicon, or a series of several seasons, has. */
  words: 10_000,
} as const;

/** The questions show all words of a list, so only those who may see the whole list may play it. */
export function canPlay(person: Premium, list: { readonly isPremium: boolean }, now: Date): boolean {
  return canSeeWholeList(person, list, now);
}
