import { expect, test } from "vitest";
import { movieNamed } from "./content.fixture.ts";
import { relatedTitles } from "./related-titles.ts";

const title = movieNamed("Harbour", { genres: ["crime", "drama"], difficulty: 3 });
const titles = [
  movieNamed("Far", { genres: ["war"], difficulty: 5 }),
  movieNamed("Near", { genres: ["war"], difficulty: 3 }),
  movieNamed("Older Twin", { genres: ["drama", "crime"], difficulty: 3 }),
  title,
  movieNamed("Half", { genres: ["crime"], difficulty: 3 }),
  movieNamed("Newer Twin", { genres: ["crime", "drama"], difficulty: 3 }),
];

test("those with the same genres and level come first, the newer before the older, never the title itself", () => {
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
