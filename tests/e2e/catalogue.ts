import type { APIRequestContext } from "@playwright/test";
import type { Content, Episode, Movie, Season, Series } from "../../src/contract/catalogue.ts";

export type Sample = {
  readonly series: Series;
  readonly season: Season;
  readonly episode: Episode;
  readonly nextEpisode: Episode;
  readonly movie: Movie;
};

/** What stands first in the site's own catalogue: tests go by places, not by names. */
export async function sampleOf(request: APIRequestContext): Promise<Sample> {
  const response = await request.get("/api/Home/GetContent");
  const { seriesList, movieList }: Content = await response.json();
  const series = seriesList.at(-1);
  const season = series?.seasons[0];
  const [episode, nextEpisode] = season?.episodes ?? [];
  const movie = movieList.at(-1);
  if (!series || !season || !episode || !nextEpisode || !movie) throw new Error("The sample catalogue is not there");
  return { series, season, episode, nextEpisode, movie };
}
