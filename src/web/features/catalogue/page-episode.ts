import type { Episode } from "../../../contract/catalogue.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { pathOf } from "../page/paths.ts";
import type { EpisodePlace } from "./find-title.ts";

/** Of an episode what pages show and link: its series may have hundreds of others. */
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

/** Where an episode stands among the others of its series. */
export type PickedEpisode = {
  readonly seriesUrl: string;
  readonly seasonNumber: number;
  readonly episodeNumber: number;
  readonly isPremium: boolean;
  /** Every season, with the episode that a pick of it leads to. */
  readonly seasons: readonly { readonly seasonNumber: number; readonly firstEpisode: number }[];
  /** The episodes of this season. */
  readonly episodes: readonly { readonly episodeNumber: number; readonly name: string | null }[];
};

export function pickedEpisodeOf({ series, season, episode }: EpisodePlace): PickedEpisode {
  return {
    seriesUrl: series.combinedUrl,
    seasonNumber: season.seasonNumber,
    episodeNumber: episode.episodeNumber,
    isPremium: series.isPremium || season.isPremium,
    seasons: series.seasons.flatMap(({ seasonNumber, episodes }) =>
      episodes[0] === undefined ? [] : [{ seasonNumber, firstEpisode: episodes[0].episodeNumber }],
    ),
    episodes: season.episodes.map(({ episodeNumber, name }) => ({ episodeNumber, name })),
  };
}
