import type { EditedEntry } from "../../storage/lexicon/overlay.ts";

/** Raised when the same file would give other words, so that the next import replaces what an older one found. */
export const analyserVersion = 20;

/** Identifies the words that the overlay adds to those of the files: with them the same files give other items. */
export function ownWordsOf(overlay: readonly EditedEntry[]): string {
  const own = overlay.filter(({ entry, fileHash }) => fileHash === null && !entry.phrase.includes(" "));
  return own.map(({ entry }) => `|${entry.id}`).join("");
}
