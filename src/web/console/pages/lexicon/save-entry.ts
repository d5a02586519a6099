import { refresh } from "../../../features/accounts/session/queries.ts";
import { consoleApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { confirm } from "../../parts/confirm.tsx";
import { type Entry, type EntryValues, valuesOf } from "./entry-values.ts";

export async function refreshEntries(): Promise<void> {
  await Promise.all([refresh("Admin/SearchEntries"), refresh("Admin/ExportOverlay")]);
}

/** @returns the id of the entry */
export async function saveEntry(values: EntryValues): Promise<number> {
  const { id } = await consoleApi.call("Admin/SaveEntry", { body: values });
  await refreshEntries();
  return id;
}

export async function revertEntry(id: number): Promise<void> {
  await consoleApi.call("Admin/RevertEntry", { body: { id } });
  await refreshEntries();
}

/** The same for several, whose lists are asked anew at the end. */
export const sendReverted = (id: number) => consoleApi.call("Admin/RevertEntry", { body: { id } });

export const sendRestored = (before: Entry) => consoleApi.call("Admin/SaveEntry", { body: valuesOf(before) });

/** Makes an entry what it was before a change. */
export async function restoreEntry(before: Entry): Promise<void> {
  if (before.edited === null) await revertEntry(before.id);
  else await saveEntry(valuesOf(before));
}

/** The stored entry of a phrase and part of speech, which saving replaces; free word data is none. */
async function findEntry({ phrase, partOfSpeech }: EntryValues): Promise<Entry | undefined> {
  // What was typed itself stands before what begins with it.
  const { rows } = await consoleApi.call("Admin/SearchEntries", { query: { search: phrase, partOfSpeech } });
  return rows.find((row) => row.phrase === phrase && row.source !== "fallback");
}

export type SavedEntry = { readonly id: number; readonly undo: () => Promise<unknown> };

/**
 * Saves what was made of an entry, or a new one where there is none.
 *
 * @returns what takes it back; undefined where somebody does not want to replace the entry that is stored
 */
export async function saveWithUndo(entry: Entry | undefined, values: EntryValues): Promise<SavedEntry | undefined> {
  const before = entry ?? (await findEntry(values));
  const question = {
    heading: m.lexicon_replace_heading({ phrase: values.phrase }),
    text: m.lexicon_replace_text(),
    action: m.lexicon_replace(),
  };
  if (entry === undefined && before !== undefined && !(await confirm(question))) return undefined;
  const id = await saveEntry(values);
  return { id, undo: () => (before === undefined ? revertEntry(id) : restoreEntry(before)) };
}
