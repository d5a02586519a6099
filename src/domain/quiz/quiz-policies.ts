import type { Premium } from "../accounts/premium-status.ts";
import { canSeeWholeList } from "../progress/list-policies.ts";

/** Whoever sees a whole list may play it: the questions show all its words. */
export function canPlay(person: Premium, list: { readonly isPremium: boolean }, now: Date): boolean {
  return canSeeWholeList(person, list, now);
}
