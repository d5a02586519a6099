/**
 * Keeps the selection in a word list while a visitor signs in: in session storage, for one list.
 *
 * @param list names the list among all lists of the site
 */
export function keepSelection(list: string, ids: Iterable<number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ list, ids: [...ids] }));
  } catch {
    // Full or forbidden: the visitor selects again.
  }
}

const storageKey = "keptSelection";

/** The kept selection of a list, returned once; empty where none or another list's is kept. */
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
