import type { Movie, Series } from "../../../../contract/catalogue.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";
import type { CardTitle } from "./title-card.tsx";

/** A list of at most so many titles has larger cards with descriptions. */
const fewTitles = 3;

/** The fields of a title that its card shows, which keeps a page's data small; its level is the one for the site's language. */
export function cardTitleOf(title: Series | Movie, locale: Locale): CardTitle {
  const difficulty = title.difficultyFor[locale];
  const { id, kind, name, combinedUrl, year, genres, wordCount, runningWords, posterUrl, isPremium, minutes } = title;
  const card = {
    id,
    kind,
    name,
    combinedUrl,
    year,
    genres,
    difficulty,
    wordCount,
    runningWords,
    posterUrl,
    isPremium,
    minutes,
  };
  if (title.kind === "movie") return card;
  return { ...card, episodeCount: title.seasons.reduce((sum, { episodes }) => sum + episodes.length, 0) };
}

/** The cards of a list; in a short list with descriptions. */
export function cardTitlesOf(titles: readonly (Series | Movie)[], locale: Locale): CardTitle[] {
  if (titles.length > fewTitles) return titles.map((title) => cardTitleOf(title, locale));
  return titles.map((title) => ({ ...cardTitleOf(title, locale), description: title.description[locale] }));
}
