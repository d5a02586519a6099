import type { APIRequestContext } from "@playwright/test";
import type { Content, Episode, Movie, Season, Series } from "../../src/contract/catalogue.ts";
import { type Locale, locales } from "../../src/domain/locale/locale.ts";
import { type PathId, pageExists, pathIds, patternOf } from "../../src/web/features/page/paths.ts";

export type Sample = {
  readonly series: Series;
  readonly season: Season;
  readonly episode: Episode;
  readonly nextEpisode: Episode;
  readonly movie: Movie;
  /** Of a list that was generated from the episode, as a stranger reads it. */
  readonly listUrl: string;
};

let sample: Promise<Sample> | undefined;

/** What stands first in the site's own catalogue: tests go by places, not by names. It is asked for once in a process. */
export function sampleOf(request: APIRequestContext): Promise<Sample> {
  sample ??= readSample(request);
  return sample;
}

async function readSample(request: APIRequestContext): Promise<Sample> {
  const response = await request.get("/api/Home/GetContent");
  const { seriesList, movieList }: Content = await response.json();
  // What was imported first: other tests add titles.
  const [series] = seriesList.toSorted((a, b) => a.id - b.id);
  const season = series?.seasons[0];
  const [episode, nextEpisode] = season?.episodes ?? [];
  const [movie] = movieList.toSorted((a, b) => a.id - b.id);
  if (!series || !season || !episode || !nextEpisode || !movie) throw new Error("The sample catalogue is not there");
  const generated = await request.post("/api/WordList/GenerateList", { data: { episodeIds: [episode.id] } });
  const { url: listUrl }: { readonly url: string } = await generated.json();
  return { series, season, episode, nextEpisode, movie, listUrl };
}

/** For what is alike in every language: each page of a test is tried in another one. */
export const localeInTurn = (index: number): Locale => locales[index % locales.length] ?? "tr";

/** The address of every page that exists, by its name; parameters stand for what is first in the catalogue. */
export function everyPath(
  { series, season, episode, movie, listUrl }: Sample,
  locale: Locale,
): ReadonlyMap<PathId, string> {
  const urls: Partial<Record<PathId, string>> = { movieDetail: movie.combinedUrl, wordList: listUrl };
  const values = (id: PathId): Readonly<Record<string, string | number>> => ({
    url: urls[id] ?? series.combinedUrl,
    season: season.seasonNumber,
    episode: episode.episodeNumber,
    code: "no-such-code",
  });
  return new Map(
    pathIds.flatMap((id) => {
      const pattern = patternOf(id, locale);
      if (pattern === undefined || !pageExists(id)) return [];
      return [[id, pattern.replace(/:(\w+)/g, (_, name: string) => String(values(id)[name]))] as const];
    }),
  );
}
