import type { Movie, Series } from "../../../contract/catalogue.ts";
import type { Locale } from "../../../domain/locale/locale.ts";

export const titleSorts = ["newest", "name", "level", "understood"] as const;

export type TitleSort = (typeof titleSorts)[number];

/** How a list of titles is to be shown; no levels and no genre stand for all of them. */
export type TitleQuery = {
  readonly levels: readonly number[];
  readonly genre: string | undefined;
  readonly sort: TitleSort;
};

export const everyTitle: TitleQuery = { levels: [], genre: undefined, sort: "newest" };

/** Reads an address's query; what it does not understand it leaves out. */
export function titleQueryOf(params: URLSearchParams): TitleQuery {
  const levels = (params.get("level") ?? "").split(" ").map(Number);
  return {
    levels: levels.filter((level) => Number.isInteger(level) && level >= 1 && level <= 5),
    genre: params.get("genre") ?? undefined,
    sort: titleSorts.find((sort) => sort === params.get("sort")) ?? "newest",
  };
}

/** What an address's query says of a list; nothing of what is not asked for. */
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
 * The titles that a query asks for, in its order; `titles` are newest first, and so are those that are otherwise equal.
 * `shares` say by a title's id how much of it is understood.
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

/** How many titles each level has, A1 first, among those of the asked genre. */
export function countByLevel(titles: readonly Listed[], query: TitleQuery): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const title of titles) {
    if (hasGenre(title, query)) counts[title.difficulty - 1] = (counts[title.difficulty - 1] ?? 0) + 1;
  }
  return counts;
}

/** The genres that the titles have, with the number of titles of the asked levels. */
export function countByGenre(titles: readonly Listed[], query: TitleQuery): Map<string, number> {
  const counts = new Map<string, number>();
  for (const title of titles) {
    for (const genre of title.genres) {
      counts.set(genre, (counts.get(genre) ?? 0) + (hasLevel(title, query) ? 1 : 0));
    }
  }
  return counts;
}
