import type { Movie, Series } from "../../../contract/catalogue.ts";
import type { Locale } from "../../../domain/locale/locale.ts";

export const titleSorts = ["newest", "name", "level", "understood"] as const;

export type TitleSort = (typeof titleSorts)[number];

/** Filters and order of a list of titles; without levels or genre all are shown. */
export type TitleQuery = {
  readonly levels: readonly number[];
  readonly genre: string | undefined;
  readonly sort: TitleSort;
};

export const everyTitle: TitleQuery = { levels: [], genre: undefined, sort: "newest" };

/** Reads the query of an address; unknown values are ignored. */
export function titleQueryOf(params: URLSearchParams): TitleQuery {
  const levels = (params.get("level") ?? "").split(" ").map(Number);
  return {
    levels: levels.filter((level) => Number.isInteger(level) && level >= 1 && level <= 5),
    genre: params.get("genre") ?? undefined,
    sort: titleSorts.find((sort) => sort === params.get("sort")) ?? "newest",
  };
}

/** The query of an address, without defaults. */
export function paramsOfQuery({ levels, genre, sort }: TitleQuery): URLSearchParams {
  return new URLSearchParams({
    ...(levels.length > 0 && { level: levels.toSorted().join(" ") }),
    ...(genre !== undefined && { genre }),
    ...(sort !== "newest" && { sort }),
  });
}

type Listed = Pick<Series | Movie, "id" | "name" | "difficulty" | "genres">;

function hasLevel({ difficulty }: Listed, { levels }: TitleQuery): boolean {
  return levels.length === 0 || levels.includes(difficulty);
}

function hasGenre({ genres }: Listed, { genre }: TitleQuery): boolean {
  return genre === undefined || genres.includes(genre);
}

/**
 * The titles that match a query, in its order; `titles` are newest first, and equal ones stay so. `shares` has by
 * title id how much of it the user understands.
 */
export function arrangeTitles<Title extends Listed>(
  titles: readonly Title[],
  query: TitleQuery,
  locale: Locale,
  shares: ReadonlyMap<number, number> = new Map(),
): readonly Title[] {
  const found = titles.filter((title) => hasLevel(title, query) && hasGenre(title, query));
  if (query.sort === "newest") return found;
  if (query.sort === "level") return found.toSorted((a, b) => a.difficulty - b.difficulty);
  if (query.sort === "understood") {
    const shareOf = ({ id }: Title) => shares.get(id) ?? -1;
    return found.toSorted((a, b) => shareOf(b) - shareOf(a));
  }
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return found.toSorted((a, b) => compare(a.name, b.name));
}

/** The number of titles of each level, A1 first, within the selected genre. */
export function countByLevel(titles: readonly Listed[], query: TitleQuery): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const title of titles) {
    if (hasGenre(title, query)) counts[title.difficulty - 1] = (counts[title.difficulty - 1] ?? 0) + 1;
  }
  return counts;
}

/** The number of titles of each genre within the selected levels. */
export function countByGenre(titles: readonly Listed[], query: TitleQuery): Map<string, number> {
  const counts = new Map<string, number>();
  for (const title of titles) {
    for (const genre of title.genres) {
      counts.set(genre, (counts.get(genre) ?? 0) + (hasLevel(title, query) ? 1 : 0));
    }
  }
  return counts;
}
