import { createStored } from "../../page/stored.ts";

type KeptSelection = { readonly list: string; readonly ids: readonly number[] };

const kept = createStored("keptSelection", parseSelection, () => sessionStorage);

/**
 * Keeps the selection in a word list while a visitor signs in: in session storage, for one list.
 *
 * @param list names the list among all lists of the site
 */
export function keepSelection(list: string, ids: Iterable<number>): void {
  kept.update(() => ({ list, ids: [...ids] }));
}

/** The kept selection of a list, returned once; empty where none or another list's is kept. */
export function takeSelection(list: string): readonly number[] {
  const selection = kept.get();
  if (selection?.list !== list) return [];
  kept.remove();
  return selection.ids;
}

/** Without what is no id; undefined for anything else. */
export function parseSelection(json: unknown): KeptSelection | undefined {
  if (typeof json !== "object" || json === null) return undefined;
  const { list, ids }: { readonly [Key in keyof KeptSelection]?: unknown } = json;
  if (typeof list !== "string" || !Array.isArray(ids)) return undefined;
  return { list, ids: ids.filter((id) => Number.isSafeInteger(id)) };
}
