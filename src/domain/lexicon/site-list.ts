/** The lists of words that the site itself offers, in parts: how many words they have, and how many each part has. */
export const siteLists = {
  /** The most frequent words, the most frequent first. */
  common: { words: 5_000, partSize: 100 },
  /** The most frequent words of university and language exams; a part for each of 30 days. */
  academic: { words: 600, partSize: 20 },
} as const;

/** How many of the most frequent words the level test speaks of. */
export const testedWords = 6_000;

export type SiteListName = keyof typeof siteLists;

/** A word with the ids of its entries, one for each part of speech. */
export type SiteWord = { readonly phrase: string; readonly ids: readonly number[] };

/** Entries as words in parts; the entries of one word must follow each other. */
export function partsOf(
  entries: readonly { readonly id: number; readonly phrase: string }[],
  partSize: number,
): SiteWord[][] {
  const words = [...Map.groupBy(entries, ({ phrase }) => phrase)].map(([phrase, ofWord]) => ({
    phrase,
    ids: ofWord.map(({ id }) => id),
  }));
  return Array.from({ length: Math.ceil(words.length / partSize) }, (_, index) =>
    words.slice(index * partSize, (index + 1) * partSize),
  );
}
