import type { BodyOf } from "../../../../contract/calls.ts";
import type { Content } from "../../../../contract/catalogue.ts";
import type { WatchPlan } from "../../../../contract/memory.ts";
import { isTooShortToRate } from "../../../../domain/catalogue/difficulty.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { episodePath, titlePath } from "../../catalogue/title-path.ts";
import { wordListTypes } from "../../page/api-client.ts";

/** An episode or film of the plan as it is shown. */
export type ShownEpisode = {
  readonly episodeId: number;
  /** Of a series with season and episode; of a film its name. */
  readonly name: string;
  readonly path: string;
  readonly shareAfter: number;
  readonly newWords: number;
  /** For who speaks the site's language; null of a film too short to tell. */
  readonly level: number | null;
};

export type PlannedWord = {
  readonly wordId: number;
  readonly phrase: string;
  /** The list that it is learnt from, as GetWordListV2 takes it; undefined where its title is gone. */
  readonly from: { readonly type: number; readonly id: number } | undefined;
};

export type PlanDay = {
  readonly day: string;
  /** To be begun on this day. */
  readonly words: readonly PlannedWord[];
  /** Ready to be watched. */
  readonly episodes: readonly ShownEpisode[];
};

type Places = ReadonlyMap<number, Pick<ShownEpisode, "name" | "path" | "level">>;

/** Names and addresses by episode id, and of films by title id. */
function placesOf({ seriesList, movieList }: Content, locale: Locale): { episodes: Places; movies: Places } {
  const episodes = seriesList.flatMap((series) =>
    series.seasons.flatMap((season) =>
      season.episodes.map((episode) => {
        const place = { seriesName: series.name, seriesUrl: series.combinedUrl, seasonNumber: season.seasonNumber };
        const name = `${series.name} ${season.seasonNumber}×${episode.episodeNumber}`;
        const path = episodePath({ ...place, episode }, locale);
        return [episode.id, { name, path, level: episode.difficultyFor[locale] }] as const;
      }),
    ),
  );
  const movies = movieList.map((movie) => {
    const level = isTooShortToRate(movie) ? null : movie.difficultyFor[locale];
    return [movie.id, { name: movie.name, path: titlePath(movie, locale), level }] as const;
  });
  return { episodes: new Map(episodes), movies: new Map(movies) };
}

/** The plan by its days, and the episodes that are not reached within two years. */
export function planByDay(plan: WatchPlan, content: Content, locale: Locale) {
  const { episodes, movies } = placesOf(content, locale);
  const days = new Map<string, { words: PlannedWord[]; episodes: ShownEpisode[] }>();
  const dayOf = (day: string) => {
    const present = days.get(day) ?? { words: [], episodes: [] };
    days.set(day, present);
    return present;
  };
  const later: ShownEpisode[] = [];
  for (const { episodeId, titleId, day, words, shareAfter } of plan) {
    const episode = episodes.get(episodeId);
    const place = episode ?? movies.get(titleId);
    const from =
      place && (episode ? { type: wordListTypes.episode, id: episodeId } : { type: wordListTypes.movie, id: titleId });
    for (const { wordId, phrase, day: begun } of words) dayOf(begun).words.push({ wordId, phrase, from });
    if (place === undefined) continue;
    const shown = { episodeId, ...place, shareAfter, newWords: words.length };
    if (day === null) later.push(shown);
    else dayOf(day).episodes.push(shown);
  }
  const sorted = [...days].map(([day, of]): PlanDay => ({ day, ...of })).sort((a, b) => (a.day < b.day ? -1 : 1));
  return { days: sorted, later };
}

export type PlanMonth = { readonly month: string; readonly days: readonly PlanDay[] };

/** The days by calendar month, such as 2026-12. */
export function byMonth(days: readonly PlanDay[]): PlanMonth[] {
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  return [...months].map(([month, ofMonth]) => ({ month, days: ofMonth }));
}

/** Words by the list that they are learnt from, in their order. */
export function byList(words: readonly PlannedWord[]): Pick<BodyOf<"Memory/StartLearning">, "wordIds" | "from">[] {
  const lists = Map.groupBy(words, ({ from }) => `${from?.type} ${from?.id}`);
  return [...lists.values()].map((ofList) => {
    const from = ofList[0]?.from;
    return { wordIds: ofList.map(({ wordId }) => wordId), ...(from && { from: { ...from } }) };
  });
}
