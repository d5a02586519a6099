import type { Content, Movie, Series } from "../../contract/catalogue.ts";
import type { LevelCounts } from "../../contract/lexicon/word-list.ts";
import type { Catalogue, CatalogueTitle, TitleLevels } from "../../domain/catalogue/catalogue.ts";
import type { FiguresFor } from "../../domain/catalogue/difficulty.ts";
import { localNamesOf } from "../../domain/catalogue/local-names.ts";
import { byMeaningLanguage, type ListLanguage, type MeaningLanguage } from "../../domain/locale/meaning-language.ts";

/** A value for each language; in English there is none but `inEnglish`, and so there is where it was not counted yet. */
function byLanguage(
  { forLanguages }: Pick<CatalogueTitle, "forLanguages">,
  of: (figures: FiguresFor) => number,
  inEnglish: number,
): Record<ListLanguage, number> {
  const valueIn = (language: MeaningLanguage) => {
    const figures = forLanguages?.[language];
    return figures === undefined ? inEnglish : of(figures);
  };
  return { en: inEnglish, ...byMeaningLanguage(valueIn) };
}

function presentDifficulty(rated: Pick<CatalogueTitle, "difficulty" | "forLanguages">) {
  const { difficulty } = rated;
  return { difficulty, difficultyFor: byLanguage(rated, (figures) => figures.difficulty, difficulty) };
}

function presentTitle(title: CatalogueTitle) {
  const { id, name, combinedUrl, year, genres, description, posterUrl } = title;
  const names = localNamesOf(title);
  const { minutes, watchUrl, licence, credit, isPremium, wordCount, runningWords } = title;
  return {
    id,
    name,
    combinedUrl,
    year,
    genres: [...genres],
    description: { tr: description.tr, en: description.en, es: description.es },
    posterUrl,
    ...(minutes === null ? {} : { minutes }),
    ...(names && { localNames: { ...names } }),
    ...(watchUrl === null ? {} : { watchUrl }),
    ...(licence === null ? {} : { licence }),
    ...(credit === null ? {} : { credit }),
    isPremium,
    ...presentDifficulty(title),
    cognateWords: byLanguage(title, ({ cognates }) => cognates, 0),
    falseFriendWords: byLanguage(title, ({ falseFriends }) => falseFriends, 0),
    wordCount,
    runningWords,
  };
}

function presentSeasons({ seasons }: CatalogueTitle) {
  return seasons.map(({ id, seasonNumber, isPremium, wordCount, episodes, ...season }) => ({
    id,
    seasonNumber,
    isPremium,
    wordCount,
    ...presentDifficulty(season),
    episodes: episodes.map((episode) => ({
      id: episode.id,
      episodeNumber: episode.episodeNumber,
      name: episode.name,
      wordCount: episode.wordCount,
      ...presentDifficulty(episode),
    })),
  }));
}

export function presentSeries(title: CatalogueTitle): Series {
  return { kind: "series", ...presentTitle(title), seasons: presentSeasons(title) };
}

export function presentMovie(title: CatalogueTitle): Movie {
  return { kind: "movie", ...presentTitle(title) };
}

export function presentContent({ version, titles }: Catalogue): Content {
  return {
    version,
    seriesList: titles.filter(({ kind }) => kind === "series").map(presentSeries),
    movieList: titles.filter(({ kind }) => kind === "movie").map(presentMovie),
  };
}

export function presentLevelCounts({ levels, seasons }: TitleLevels): LevelCounts {
  return {
    levels: [...levels],
    seasons: seasons.map(({ seasonId, seasonNumber, levels }) => ({ seasonId, seasonNumber, levels: [...levels] })),
  };
}
