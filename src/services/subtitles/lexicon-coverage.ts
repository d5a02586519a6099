import type { FileResult } from "./analyse-files.ts";

export type LexiconCoverage = {
  /** Share of running words, 0 to 1, that are closed-class words, names, digits, sounds or items with an entry. */
  readonly runningWords: number;
  /** Share of distinct items, 0 to 1, that have an entry. */
  readonly items: number;
  /** Items without an entry and words that no source knows, most frequent first. */
  readonly missing: readonly { readonly phrase: string; readonly count: number }[];
};

/** How much of the analysed files the lexicon's own entries cover; the rest has a fallback or nothing. */
export function lexiconCoverage(results: readonly FileResult[]): LexiconCoverage {
  const found = new Map<number, { phrase: string; count: number; tokens: number; hasEntry: boolean }>();
  const unknown = new Map<string, number>();
  let runningWords = 0;
  for (const { words, headwords } of results) {
    runningWords += words.runningWords;
    for (const [index, { count, tokens }] of words.items.entries()) {
      const headword = headwords[index];
      if (headword === undefined) continue;
      const { id, phrase, partOfSpeech, source } = headword;
      const item = found.get(id) ?? {
        phrase: `${phrase} (${partOfSpeech})`,
        count: 0,
        tokens: 0,
        hasEntry: source === "lexicon",
      };
      found.set(id, { ...item, count: item.count + count, tokens: item.tokens + tokens });
    }
    for (const { word, count } of words.unknown) unknown.set(word, (unknown.get(word) ?? 0) + count);
  }
  const missingItems = [...found.values()].filter(({ hasEntry }) => !hasEntry);
  const missingWords = [...unknown].map(([phrase, count]) => ({ phrase, count, tokens: count }));
  const missing = [...missingItems, ...missingWords].sort((a, b) => b.count - a.count);
  const missingTokens = missing.reduce((sum, { tokens }) => sum + tokens, 0);
  return {
    runningWords: runningWords === 0 ? 1 : 1 - missingTokens / runningWords,
    items: found.size === 0 ? 1 : 1 - missingItems.length / found.size,
    missing: missing.map(({ phrase, count }) => ({ phrase, count })),
  };
}
