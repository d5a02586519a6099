import type { Movie, Series } from "../../../contract/catalogue.ts";
import { isTooShortToRate } from "../../../domain/catalogue/difficulty.ts";
import type { Locale } from "../../../domain/locale/locale.ts";

export const titleSorts = ["newest", "year", "name", "level", "understood"] as const;
export type TitleSort = (typeof titleSorts)[number];

export const titleLengths = ["short", "medium", "long"] as const;
export type TitleLength = (typeof titleLengths)[number];

/** Least percentages of what is said that a user wants to understand. */
export const understoodShares = [95, 90, 80, 70] as const;

/** How many titles are shown at first, and each time more are asked for: full rows of two, three, four and six. */
export const titlesAtATime = 96;

/** Filters and order of a list of titles; without a filter all are shown. */
export type TitleQuery = {
  readonly levels: readonly number[];
  readonly genre: string | undefined;
  readonly length: TitleLength | undefined;
  /** Its first year. */
  readonly decade: number | undefined;
  /** The least percentage of what is said that the user understands. */
  readonly understood: number | undefined;
  readonly sort: TitleSort;
  /** At most so many titles are shown. */
  readonly most: number;
};

export const everyTitle: TitleQuery = {
  levels: [],
  genre: undefined,
  length: undefined,
  decade: undefined,
  understood: undefined,
  sort: "newest",
  most: titlesAtATime,
};

function numberIn(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name) ?? "";
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}

/** Reads the query of an address; unknown values are ignored. */
export function titleQueryOf(params: URLSearchParams): TitleQuery {
  const levels = (params.get("level") ?? "").split(" ").map(Number);
  const decade = numberIn(params, "decade");
  const understood = numberIn(params, "understood");
  return {
    levels: levels.filter((level) => Number.isInteger(level) && level >= 1 && level <= 5),
    genre: params.get("genre") ?? undefined,
    length: titleLengths.find((length) => length === params.get("length")),
    decade: decade !== undefined && decade % 10 === 0 ? decade : undefined,
    understood: understoodShares.find((share) => share === understood),
    sort: titleSorts.find((sort) => sort === params.get("sort")) ?? "newest",
    most: Math.max(titlesAtATime, numberIn(params, "most") ?? 0),
  };
}

/** The query of an address, without defaults. */
export function paramsOfQuery(query: TitleQuery): URLSearchParams {
  const { levels, genre, length, decade, understood, sort, most } = query;
  return new URLSearchParams({
    ...(levels.length > 0 && { level: levels.toSorted().join(" ") }),
    ...(genre !== undefined && { genre }),
    ...(length !== undefined && { length }),
    ...(decade !== undefined && { decade: String(decade) }),
    ...(understood !== undefined && { understood: String(understood) }),
    ...(sort !== "newest" && { sort }),
    ...(most !== titlesAtATime && { most: String(most) }),
  });
}

export type ArrangedTitle = Pick<
  Series | Movie,
  "id" | "kind" | "name" | "difficulty" | "genres" | "year" | "runningWords"
> & { readonly episodeCount?: number };

/** By title id, how much of it the user understands, from 0 to 1. */
type Shares = ReadonlyMap<number, number>;

/** Bounds of short and medium, the second included: episodes of a series, thousands of words said in a film. */
export const lengthBounds = { series: [10, 50], movie: [3, 9] } as const;

/** A film of an hour and a half has about 9,000 words. */
export function lengthOf({ kind, runningWords, episodeCount = 0 }: ArrangedTitle): TitleLength {
  const [short, medium] = lengthBounds[kind];
  const length = kind === "series" ? episodeCount : runningWords / 1000;
  if (length <= short) return "short";
  return length <= medium ? "medium" : "long";
}

type FilterValues = {
  readonly levels: number;
  readonly genre: string;
  readonly length: TitleLength;
  readonly decade: number;
  readonly understood: number;
};

export type TitleFilter = keyof FilterValues;

/** The values of a title by which each filter lets it pass. */
const valuesOf: {
  readonly [Filter in TitleFilter]: (title: ArrangedTitle, shares: Shares) => readonly FilterValues[Filter][];
} = {
  levels: (title) => (isTooShortToRate(title) ? [] : [title.difficulty]),
  genre: ({ genres }) => genres,
  length: (title) => [lengthOf(title)],
  decade: ({ year }) => (year === null ? [] : [Math.floor(year / 10) * 10]),
  understood: ({ id }, shares) => understoodShares.filter((least) => (shares.get(id) ?? 0) * 100 + 1e-6 >= least),
};

export const titleFilters = ["levels", "genre", "length", "decade", "understood"] as const satisfies TitleFilter[];

/** Whether a filter is set. Where no share is known, none is by what is understood. */
export function isSet(query: TitleQuery, filter: TitleFilter, shares: Shares): boolean {
  if (filter === "levels") return query.levels.length > 0;
  return query[filter] !== undefined && (filter !== "understood" || shares.size > 0);
}

function passes(title: ArrangedTitle, query: TitleQuery, filter: TitleFilter, shares: Shares): boolean {
  if (!isSet(query, filter, shares)) return true;
  const wanted: readonly (string | number | undefined)[] = filter === "levels" ? query.levels : [query[filter]];
  return valuesOf[filter](title, shares).some((value: string | number) => wanted.includes(value));
}

/** The titles that match a query, in its order; `titles` are newest first, and equal ones stay so. */
export function arrangeTitles<Title extends ArrangedTitle>(
  titles: readonly Title[],
  query: TitleQuery,
  locale: Locale,
  shares: Shares = new Map(),
): readonly Title[] {
  const found = titles.filter((title) => titleFilters.every((filter) => passes(title, query, filter, shares)));
  if (query.sort === "newest") return found;
  if (query.sort === "year") return found.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0));
  if (query.sort === "level") {
    const placeOf = (title: Title) => (isTooShortToRate(title) ? Number.POSITIVE_INFINITY : title.difficulty);
    return found.toSorted((a, b) => Math.sign(placeOf(a) - placeOf(b)) || 0);
  }
  if (query.sort === "understood") {
    const shareOf = ({ id }: Title) => shares.get(id) ?? -1;
    return found.toSorted((a, b) => shareOf(b) - shareOf(a));
  }
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return found.toSorted((a, b) => compare(a.name, b.name));
}

/** The number of titles for each value of a filter, those that pass the other filters; values without any as 0. */
export function countBy<Filter extends TitleFilter>(
  titles: readonly ArrangedTitle[],
  query: TitleQuery,
  filter: Filter,
  shares: Shares = new Map(),
): Map<FilterValues[Filter], number> {
  const counts = new Map<FilterValues[Filter], number>();
  for (const title of titles) {
    const isCounted = titleFilters.every((other) => other === filter || passes(title, query, other, shares));
    for (const value of valuesOf[filter](title, shares)) {
      counts.set(value, (counts.get(value) ?? 0) + (isCounted ? 1 : 0));
    }
  }
  return counts;
}
