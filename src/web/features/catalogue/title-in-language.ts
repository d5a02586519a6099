import type { Episode, Movie, Series } from "../../../contract/catalogue.ts";
import type { Locale } from "../../../domain/locale/locale.ts";

/** A series or film with the difficulties that it has for who speaks the site's language. */
export function titleIn<Title extends Series | Movie>(title: Title, locale: Locale): Title {
  const own = { ...title, difficulty: title.difficultyFor[locale] };
  if (own.kind === "movie") return own;
  const seasons = own.seasons.map((season) => ({
    ...season,
    difficulty: season.difficultyFor[locale],
    episodes: season.episodes.map((episode) => episodeIn(episode, locale)),
  }));
  return { ...own, seasons };
}

export function episodeIn(episode: Episode, locale: Locale): Episode {
  return { ...episode, difficulty: episode.difficultyFor[locale] };
}
