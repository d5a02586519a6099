import type { Premium } from "../accounts/premium-status.ts";
import { canSeeWholeList } from "../progress/list-policies.ts";

/** The questions show all words of a list, so only those who may see the whole list may play it. */
export function canPlay(person: Premium, list: { readonly isPremium: boolean }, now: Date): boolean {
  return canSeeWholeList(person, list, now);
}
