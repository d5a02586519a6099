import type { Episode, Movie, Series } from "../../../contract/catalogue.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { pathOf } from "../page/paths.ts";
import type { EpisodePlace } from "./find-title.ts";

export function titlePath(title: Pick<Series | Movie, "kind" | "combinedUrl">, locale: Locale): string {
  const params = { url: title.combinedUrl };
  return title.kind === "series" ? pathOf("seriesDetail", locale, params) : pathOf("movieDetail", locale, params);
}

/** The part of an episode that pages show and link, without the other episodes of its series. */
export type PageEpisode = {
  readonly seriesName: string;
  readonly seriesUrl: string;
  readonly seasonNumber: number;
  readonly episode: Episode;
};

export function pageEpisodeOf({ series, season, episode }: EpisodePlace): PageEpisode {
  return { seriesName: series.name, seriesUrl: series.combinedUrl, seasonNumber: season.seasonNumber, episode };
}

export function episodePath({ seriesUrl, seasonNumber, episode }: PageEpisode, locale: Locale): string {
  return pathOf("episode", locale, { url: seriesUrl, season: seasonNumber, episode: episode.episodeNumber });
}
