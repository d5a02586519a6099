import { expect, test } from "vitest";
import { contentWith, movieNamed, seriesNamed } from "./content.fixture.ts";
import { findEpisode, findMovie, findSeries, neighboursOf, newestFirst, relatedTitles } from "./find-title.ts";

const content = contentWith({
  seriesList: [seriesNamed("Low Tide", [2, 1]), seriesNamed("Bread")],
  movieList: [movieNamed("Bread")],
});

test("titles are found by kind and address", () => {
  expect(findSeries(content, "bread")?.kind).toBe("series");
  expect(findMovie(content, "bread")?.kind).toBe("movie");
  expect(findSeries(content, "Bread")).toBeUndefined();
  expect(findMovie(content, "low-tide")).toBeUndefined();
});

test("episodes are found by their numbers", () => {
  expect(findEpisode(content, "low-tide", 2, 1)).toMatchObject({ season: { seasonNumber: 2 } });
  expect(findEpisode(content, "low-tide", 2, 2)).toBeUndefined();
  expect(findEpisode(content, "low-tide", 3, 1)).toBeUndefined();
  expect(findEpisode(content, "high-tide", 1, 1)).toBeUndefined();
});

test("the next episode may be in the next season", () => {
  const place = findEpisode(content, "low-tide", 1, 2);
  const { previous, next } = place ? neighboursOf(place) : {};
  expect(previous).toMatchObject({ season: { seasonNumber: 1 }, episode: { episodeNumber: 1 } });
  expect(next).toMatchObject({ season: { seasonNumber: 2 }, episode: { episodeNumber: 1 } });
  expect(next && neighboursOf(next).next).toBeUndefined();
});

test("newestFirst reverses the API's order without changing the original", () => {
  expect(newestFirst(content.seriesList).map(({ name }) => name)).toEqual(["Bread", "Low Tide"]);
  expect(content.seriesList[0]?.name).toBe("Low Tide");
});

const title = movieNamed("Harbour", { genres: ["crime", "drama"], difficulty: 3 });
const titles = [
  movieNamed("Far", { genres: ["war"], difficulty: 5 }),
  movieNamed("Near", { genres: ["war"], difficulty: 3 }),
  movieNamed("Older Twin", { genres: ["drama", "crime"], difficulty: 3 }),
  title,
  movieNamed("Half", { genres: ["crime"], difficulty: 3 }),
  movieNamed("Newer Twin", { genres: ["crime", "drama"], difficulty: 3 }),
];

test("related titles: the same genres and level first, newer before older, never the title itself", () => {
  expect(relatedTitles(title, titles).map(({ name }) => name)).toEqual([
    "Newer Twin",
    "Older Twin",
    "Half",
    "Near",
    "Far",
  ]);
  expect(relatedTitles(title, titles, 2)).toHaveLength(2);
  expect(relatedTitles(title, [title])).toEqual([]);
});
