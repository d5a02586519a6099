import { isPremiumAt, type Premium } from "../accounts/premium-status.ts";
import { listLimits } from "./list-limits.ts";

// Who may do what with word lists. `somebody` is undefined for a visitor.

type AddressedList = {
  /** Null for a generated list. */
  readonly userId: number | null;
  readonly isShared: boolean;
  /** Of a generated list. */
  readonly expiresAt: Date | null;
};

/** By its address, people may open their own lists, others' while they are shared, and generated ones until they expire. */
export function canOpenList(somebody: { readonly id: number } | undefined, list: AddressedList, now: Date): boolean {
  if (list.expiresAt !== null) return list.expiresAt > now;
  return list.isShared || (somebody !== undefined && list.userId === somebody.id);
}

/**
 * Of a list that was made from premium content, others than premium members see the first words alone. Who has made one
 * keeps it when premium ends.
 */
export function canSeeWholeList(
  somebody: (Premium & { readonly id?: number }) | undefined,
  list: { readonly isPremium: boolean; readonly userId?: number | null },
  now: Date,
): boolean {
  if (!list.isPremium) return true;
  if (somebody === undefined) return false;
  return isPremiumAt(somebody, now) || (list.userId != null && list.userId === somebody.id);
}

/** @param owned how many lists the person has, without the known list */
export function canOwnMoreLists(person: Premium, owned: number, now: Date): boolean {
  return owned < listLimits.freeLists || isPremiumAt(person, now);
}
