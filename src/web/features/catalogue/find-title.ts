import type { Content, Episode, Movie, Season, Series } from "../../../contract/catalogue.ts";

export function findSeries(content: Content, url: string): Series | undefined {
  return content.seriesList.find((series) => series.combinedUrl === url);
}

export function findMovie(content: Content, url: string): Movie | undefined {
  return content.movieList.find((movie) => movie.combinedUrl === url);
}

export type EpisodePlace = { readonly series: Series; readonly season: Season; readonly episode: Episode };

export function findEpisode(
  content: Content,
  url: string,
  seasonNumber: number,
  episodeNumber: number,
): EpisodePlace | undefined {
  const series = findSeries(content, url);
  const season = series?.seasons.find((one) => one.seasonNumber === seasonNumber);
  const episode = season?.episodes.find((one) => one.episodeNumber === episodeNumber);
  return series && season && episode ? { series, season, episode } : undefined;
}

/** The episodes before and after one, across the seasons. */
export function neighboursOf({ series, episode }: EpisodePlace): { previous?: EpisodePlace; next?: EpisodePlace } {
  const places = series.seasons.flatMap((season) =>
    season.episodes.map((one): EpisodePlace => ({ series, season, episode: one })),
  );
  const index = places.findIndex((place) => place.episode.id === episode.id);
  return {
    ...(places[index - 1] && { previous: places[index - 1] }),
    ...(places[index + 1] && { next: places[index + 1] }),
  };
}

/** A list of the catalogue as pages show it: the API gives the oldest first. */
export function newestFirst<Title>(titles: readonly Title[]): Title[] {
  return titles.toReversed();
}

type Compared = {
  readonly id: number;
  readonly genres: readonly string[];
  readonly difficulty: number;
};

/** The distance of two titles: a common genre counts more than a level. */
function distance(one: Compared, other: Compared): number {
  const common = one.genres.filter((genre) => other.genres.includes(genre)).length;
  return Math.abs(one.difficulty - other.difficulty) - 1.5 * common;
}

/** The titles closest to one in genre and level, newer ones first among equals; `titles` are oldest first. */
export function relatedTitles<Title extends Compared>(title: Title, titles: readonly Title[], max = 6): Title[] {
  return titles
    .filter(({ id }) => id !== title.id)
    .toReversed()
    .map((other) => ({ other, away: distance(title, other) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, max)
    .map(({ other }) => other);
}
