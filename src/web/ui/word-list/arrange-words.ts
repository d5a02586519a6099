import type { Word } from "../../../contract/word-list.ts";
import { fold } from "../../i18n/fold.ts";

export const sortKeys = ["phrase", "level", "count", "first"] as const;

export type SortKey = (typeof sortKeys)[number];

export type Sort = { readonly by: SortKey; readonly isDescending: boolean };

/** The way each column is sorted first: the most frequent word, the easiest, the earliest, A. */
export const firstSorts: Readonly<Record<SortKey, Sort>> = {
  phrase: { by: "phrase", isDescending: false },
  level: { by: "level", isDescending: false },
  count: { by: "count", isDescending: true },
  first: { by: "first", isDescending: false },
};

const phraseOrder = new Intl.Collator("en");

const comparisons: Readonly<Record<SortKey, (a: Word, b: Word) => number>> = {
  phrase: (a, b) => phraseOrder.compare(a.phrase, b.phrase),
  level: (a, b) => a.difficulty - b.difficulty,
  count: (a, b) => a.count - b.count,
  first: (a, b) => firstTimeOf(a) - firstTimeOf(b),
};

/** Words without a time come after all others. */
function firstTimeOf(word: Word): number {
  return word.times[0] ?? Number.MAX_SAFE_INTEGER;
}

/** The words in order; equal ones by how often they are said, then from A to Z, whichever way the column runs. */
export function sortWords(words: readonly Word[], { by, isDescending }: Sort): Word[] {
  const compare = comparisons[by];
  const sign = isDescending ? -1 : 1;
  return words.toSorted(
    (a, b) => sign * compare(a, b) || comparisons.count(b, a) || comparisons.phrase(a, b) || a.id - b.id,
  );
}

export type WordFilter = {
  /** What is searched for in the phrase and its meaning, however it is typed. */
  readonly query: string;
  /** Levels to show, 1 to 5; none means all. */
  readonly levels: readonly number[];
};

/** Makes a filter quick to apply again and again: what is searched in is folded once for each list. */
export function createWordMatcher(words: readonly Word[]): (filter: WordFilter) => ReadonlySet<number> {
  let folded: readonly string[] | undefined;
  return ({ query, levels }) => {
    const wanted = fold(query.trim());
    if (wanted !== "") folded ??= words.map(({ phrase, mean }) => fold(`${phrase}\n${mean ?? ""}`));
    const shown = new Set<number>();
    for (const [index, { id, difficulty }] of words.entries()) {
      if (levels.length > 0 && !levels.includes(difficulty)) continue;
      if (wanted === "" || folded?.[index]?.includes(wanted)) shown.add(id);
    }
    return shown;
  };
}

/** How many words each level has, from level 1 to 5. */
export function countByLevel(words: readonly Word[]): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const { difficulty } of words) counts[difficulty - 1] = (counts[difficulty - 1] ?? 0) + 1;
  return counts;
}
