import { fold } from "../../../i18n/fold.ts";

/** What a row shows of its word. */
export type ListedWord = {
  readonly id: number;
  readonly phrase: string;
  /** Empty where it is not known. */
  readonly ipa: string;
  /** In the language of the page. */
  readonly partOfSpeech: string;
  /** Empty where there is no meaning. */
  readonly mean: string;
  /** Shown where there is no meaning; empty elsewhere. */
  readonly definition: string;
  readonly level: number;
  readonly count: number;
  /** Seconds; infinite where it is not known when the word is said, so that it comes after all others. */
  readonly first: number;
  /** Where it stands in the list's own order, from 0. */
  readonly place: number;
};

export const sortKeys = ["phrase", "level", "count", "first", "place"] as const;

export type SortKey = (typeof sortKeys)[number];

export type Sort = { readonly by: SortKey; readonly isDescending: boolean };

/** The direction in which each column is sorted first: the most frequent, the easiest, the earliest word, A. */
export const firstSorts: Readonly<Record<SortKey, Sort>> = {
  phrase: { by: "phrase", isDescending: false },
  level: { by: "level", isDescending: false },
  count: { by: "count", isDescending: true },
  first: { by: "first", isDescending: false },
  place: { by: "place", isDescending: false },
};

/** The same column again reverses the order. */
export function nextSort(sort: Sort | undefined, by: SortKey): Sort {
  return sort?.by === by ? { by, isDescending: !sort.isDescending } : firstSorts[by];
}

const phraseOrder = new Intl.Collator("en");

const comparisons: Readonly<Record<SortKey, (a: ListedWord, b: ListedWord) => number>> = {
  phrase: (a, b) => phraseOrder.compare(a.phrase, b.phrase),
  level: (a, b) => a.level - b.level,
  count: (a, b) => a.count - b.count,
  first: (a, b) => (a.first === b.first ? 0 : a.first - b.first),
  place: (a, b) => a.place - b.place,
};

/** The words in order; equal ones by how often they are said, then from A to Z, whatever the direction. */
export function sortWords<Listed extends ListedWord>(words: readonly Listed[], { by, isDescending }: Sort): Listed[] {
  const compare = comparisons[by];
  const sign = isDescending ? -1 : 1;
  return words.toSorted(
    (a, b) => sign * compare(a, b) || comparisons.count(b, a) || comparisons.phrase(a, b) || a.id - b.id,
  );
}

/** The words that are new to the user before those that are known; either in the order in which they were. */
export function newFirst<Listed extends ListedWord>(
  words: readonly Listed[],
  known: { has(id: number): boolean },
): Listed[] {
  return [...words.filter(({ id }) => !known.has(id)), ...words.filter(({ id }) => known.has(id))];
}

export type WordFilter = {
  /** Searched for in phrases and meanings, without regard to case and accents. */
  readonly query: string;
  /** Levels to show, 1 to 5; none means all. */
  readonly levels: readonly number[];
};

/** A filter that is applied many times: the texts of the list are folded once. */
export function createWordMatcher(words: readonly ListedWord[]): (filter: WordFilter) => ReadonlySet<number> {
  let folded: readonly string[] | undefined;
  return ({ query, levels }) => {
    const wanted = fold(query.trim());
    if (wanted !== "") folded ??= words.map(({ phrase, mean }) => fold(`${phrase}\n${mean}`));
    const matching = new Set<number>();
    for (const [index, { id, level }] of words.entries()) {
      if (levels.length > 0 && !levels.includes(level)) continue;
      if (wanted === "" || folded?.[index]?.includes(wanted)) matching.add(id);
    }
    return matching;
  };
}

/** How many words each level has, from level 1 to 5. */
export function countByLevel(words: readonly ListedWord[]): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const { level } of words) counts[level - 1] = (counts[level - 1] ?? 0) + 1;
  return counts;
}

/** The ids from one word to another, both included, in the order of the list; empty where one is not in it. */
export function rangeBetween(words: readonly ListedWord[], from: number, to: number): number[] {
  const start = words.findIndex(({ id }) => id === from);
  const end = words.findIndex(({ id }) => id === to);
  if (start === -1 || end === -1) return [];
  return words.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ id }) => id);
}
