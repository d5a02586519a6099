import { fold } from "../../i18n/fold.ts";

export type FoundPhrase = { readonly phrase: string /** From 1. */; readonly part: number };

/** Phrases of a list's parts that match a search: the same one first, then those that begin with it, then others. */
export function findPhrases(
  parts: readonly (readonly string[])[],
  query: string,
  limit: number,
): { readonly found: readonly FoundPhrase[]; readonly hasMore: boolean } {
  const wanted = fold(query.trim());
  if (wanted === "") return { found: [], hasMore: false };
  const groups: [FoundPhrase[], FoundPhrase[], FoundPhrase[]] = [[], [], []];
  for (const [index, phrases] of parts.entries()) {
    for (const phrase of phrases) {
      const folded = fold(phrase);
      const place = folded.indexOf(wanted);
      if (place === -1) continue;
      const group = folded === wanted ? 0 : place === 0 ? 1 : 2;
      groups[group].push({ phrase, part: index + 1 });
    }
  }
  const all = groups.flat();
  return { found: all.slice(0, limit), hasMore: all.length > limit };
}
