import { expect, test } from "vitest";
import { seriesNamed } from "./content.fixture.ts";
import { easiestEpisode } from "./easiest-episode.ts";

test("a series is begun with its easiest episode, the earliest of equals, where everybody sees all its words", () => {
  const { seasons } = seriesNamed("Low Tide", [2, 2, 1]);
  const levels = [[3, 2], [2, 4], [1]];
  const made = seasons.map((season, at) => ({
    ...season,
    isPremium: at === 2,
    episodes: season.episodes.map((episode, place) => ({ ...episode, difficulty: levels[at]?.[place] ?? 5 })),
  }));
  const placeOf = (place: ReturnType<typeof easiestEpisode>) => [place?.seasonNumber, place?.episode.episodeNumber];
  expect(placeOf(easiestEpisode({ seasons: made }))).toEqual([1, 2]);
  expect(placeOf(easiestEpisode({ seasons: made.slice(2) }))).toEqual([3, 1]);
  expect(easiestEpisode({ seasons: [] })).toBeUndefined();
});
