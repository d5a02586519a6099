import type { Series } from "../../../contract/catalogue.ts";

/** Where to begin a series: its easiest episode, the earliest of equals; of seasons for everybody where there are some. */
export function easiestEpisode({ seasons }: Pick<Series, "seasons">) {
  const free = seasons.filter(({ isPremium }) => !isPremium);
  const places = (free.length > 0 ? free : seasons).flatMap(({ seasonNumber, episodes }) =>
    episodes.map((episode) => ({ seasonNumber, episode })),
  );
  return places.toSorted((a, b) => a.episode.difficulty - b.episode.difficulty)[0];
}
