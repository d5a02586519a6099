import type { LexiconEntry } from "./entry.ts";

/** The entries of the files with those of the overlay above them. */
export function withOverlay(entries: readonly LexiconEntry[], overlay: readonly LexiconEntry[]): LexiconEntry[] {
  const edited = new Set(overlay.map(({ id }) => id));
  return [...entries.filter(({ id }) => !edited.has(id)), ...overlay];
}
