import type { Content, Episode, Movie, Season, Series } from "../../../contract/catalogue.ts";

/** A catalogue for tests, with overrides. */
export function contentWith(content: Partial<Content>): Content {
  return { version: 1, seriesList: [], movieList: [], ...content };
}

let lastId = 0;

function titleFields(name: string) {
  lastId += 1;
  return {
    id: lastId,
    name,
    combinedUrl: name.toLowerCase().replaceAll(" ", "-"),
    year: 2026,
    genres: ["comedy"],
    description: { tr: "açıklama", en: "description", es: "descripción" },
    posterUrl: null,
    isPremium: false,
    difficulty: 2,
    difficultyFor: { tr: 2, en: 2, es: 2 },
    cognateWords: { tr: 0, en: 0, es: 0 },
    falseFriendWords: { tr: 0, en: 0, es: 0 },
    wordCount: 100,
    runningWords: 1_000,
  };
}

export function movieNamed(name: string, fields: Partial<Movie> = {}): Movie {
  const { difficulty = 2 } = fields;
  const difficultyFor = { tr: difficulty, en: difficulty, es: difficulty };
  return { kind: "movie", ...titleFields(name), difficultyFor, ...fields };
}

/** @param episodeCounts how many episodes each season has */
export function seriesNamed(name: string, episodeCounts: readonly number[] = [1]): Series {
  return { kind: "series", ...titleFields(name), seasons: episodeCounts.map(seasonWith) };
}

function seasonWith(episodeCount: number, index: number): Season {
  lastId += 1;
  const fields = { wordCount: 90, difficulty: 2, difficultyFor: { tr: 2, en: 2, es: 2 } };
  const episodes = Array.from({ length: episodeCount }, (_, position): Episode => {
    lastId += 1;
    return { id: lastId, episodeNumber: position + 1, name: null, ...fields };
  });
  return { id: lastId + 1000, seasonNumber: index + 1, isPremium: false, episodes, ...fields };
}
