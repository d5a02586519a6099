import type { Premium } from "../accounts/premium-status.ts";
import { canSeeWholeList } from "../progress/list-policies.ts";

export const quizLimits = {
  /** Of a quiz's list: more than the lexicon, or a series of several seasons, has. */
  words: 10_000,
  /** What is stored of a person; the quizzes played least recently are deleted. Less until the mail address is verified. */
  stored: { quizzes: 50, words: 60_000 },
  storedUnverified: { quizzes: 10, words: 10_000 },
} as const;

/** The questions show all words of a list, so only those who may see the whole list may play it. */
export function canPlay(person: Premium, list: { readonly isPremium: boolean }, now: Date): boolean {
  return canSeeWholeList(person, list, now);
}
