/**
 * What was selected in a word list while somebody goes to sign in: for this visit alone, and for the one list.
 *
 * @param list names the list among all lists of the site
 */
export function keepSelection(list: string, ids: Iterable<number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ list, ids: [...ids] }));
  } catch {
    // Full or forbidden: one selects again.
  }
}

const storageKey = "keptSelection";

/** The kept selection of a list, given once; nothing where another list's or none is kept. */
export function takeSelection(list: string): readonly number[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    if (kept?.list !== list) return [];
    sessionStorage.removeItem(storageKey);
    return Array.isArray(kept.ids) ? kept.ids.filter(Number.isSafeInteger) : [];
  } catch {
    return [];
  }
}
