import type { Locale } from "../../../domain/locale/locale.ts";
import { api } from "../accounts/session/api.ts";
import { episodePath, pageEpisodeOf, titlePath } from "../catalogue/title-path.ts";
import { loadWords } from "../lexicon/word-list-data.ts";
import { loadWithOwn } from "../progress/own-titles.ts";
import { watchedList } from "../words/companion/watch-store.ts";

/** What the words of a review do for what one watches. */
export type WatchedTitle = {
  readonly name: string;
  readonly path: string;
  /** How often these words are said in it. */
  readonly said: number;
};

/** Of the episode or film whose words were studied last, within a day; undefined where there is none. */
export async function readWatched(locale: Locale, wordIds: readonly number[]): Promise<WatchedTitle | undefined> {
  const list = watchedList();
  const place = list && (await findTitle(list.kind, list.id, locale));
  if (list === undefined || place === undefined) return undefined;
  const ids = new Set(wordIds);
  const words = await loadWords({ client: api, locale }, list);
  const said = words.filter(({ id }) => ids.has(id)).reduce((sum, { count }) => sum + count, 0);
  return { ...place, said };
}

/** The name and page of an episode or film; undefined where it is not published. */
export async function findTitle(
  kind: string,
  id: number,
  locale: Locale,
): Promise<Omit<WatchedTitle, "said"> | undefined> {
  const { movieList, seriesList } = await loadWithOwn();
  if (kind === "movie") {
    const movie = movieList.find((one) => one.id === id);
    return movie && { name: movie.name, path: titlePath(movie, locale) };
  }
  for (const series of seriesList) {
    for (const season of series.seasons) {
      const episode = season.episodes.find((one) => one.id === id);
      const place = episode && { series, season, episode };
      if (place) return { name: series.name, path: episodePath(pageEpisodeOf(place), locale) };
    }
  }
  return undefined;
}
