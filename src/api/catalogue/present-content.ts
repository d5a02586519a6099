import type { Content, Movie, Series } from "../../contract/catalogue.ts";
import type { LevelCounts } from "../../contract/lexicon/word-list.ts";
import type { Catalogue, CatalogueTitle, TitleLevels } from "../../domain/catalogue/catalogue.ts";

function presentTitle(title: CatalogueTitle) {
  const { id, name, combinedUrl, year, genres, description, posterUrl } = title;
  const { watchUrl, licence, credit, isPremium, difficulty, wordCount, runningWords } = title;
  return {
    id,
    name,
    combinedUrl,
    year,
    genres: [...genres],
    description: { tr: description.tr, en: description.en, es: description.es },
    posterUrl,
    ...(watchUrl === null ? {} : { watchUrl }),
    ...(licence === null ? {} : { licence }),
    ...(credit === null ? {} : { credit }),
    isPremium,
    difficulty,
    wordCount,
    runningWords,
  };
}

function presentSeasons({ seasons }: CatalogueTitle) {
  return seasons.map(({ id, seasonNumber, isPremium, wordCount, difficulty, episodes }) => ({
    id,
    seasonNumber,
    isPremium,
    wordCount,
    difficulty,
    episodes: episodes.map((episode) => ({
      id: episode.id,
      episodeNumber: episode.episodeNumber,
      name: episode.name,
      wordCount: episode.wordCount,
      difficulty: episode.difficulty,
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
