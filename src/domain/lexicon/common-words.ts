import type { LexiconEntry } from "./entry.ts";

type RankedEntry = Pick<LexiconEntry, "phrase">;

/**
 * The entries of the most frequent words, the most frequent first; the entries of one word stay together, in their
 * order. Phrases of several words have no rank and are left out.
 *
 * @param rank of a word form, 1 for the most frequent; undefined where it is not known
 * @param count of words, not of entries
 */
export function commonEntries<Entry extends RankedEntry>(
  entries: readonly Entry[],
  rank: (form: string) => number | undefined,
  count: number,
): Entry[] {
  const byPhrase = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.phrase.includes(" ")) continue;
    const others = byPhrase.get(entry.phrase);
    if (others === undefined) byPhrase.set(entry.phrase, [entry]);
    else others.push(entry);
  }
  return [...byPhrase]
    .map(([phrase, group]) => ({ group, rank: rank(phrase.toLowerCase()) ?? Number.MAX_SAFE_INTEGER }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .flatMap(({ group }) => group);
}
