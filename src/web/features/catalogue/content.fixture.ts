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
    wordCount: 100,
    runningWords: 1_000,
  };
}

export function movieNamed(name: string, fields: Partial<Movie> = {}): Movie {
  return { kind: "movie", ...titleFields(name), ...fields };
}

/** @param episodeCounts how many episodes each season has */
export function seriesNamed(name: string, episodeCounts: readonly number[] = [1]): Series {
  return { kind: "series", ...titleFields(name), seasons: episodeCounts.map(seasonWith) };
}

function seasonWith(episodeCount: number, index: number): Season {
  lastId += 1;
  const fields = { wordCount: 90, difficulty: 2 };
  const episodes = Array.from({ length: episodeCount }, (_, position): Episode => {
    lastId += 1;
    return { id: lastId, episodeNumber: position + 1, name: null, ...fields };
  });
  return { id: lastId + 1000, seasonNumber: index + 1, isPremium: false, episodes, ...fields };
}
