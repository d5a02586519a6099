import { expect, test } from "vitest";
import { contentWith, movieNamed, seriesNamed } from "./content.fixture.ts";
import { searchTitles } from "./title-results.tsx";

const content = contentWith({
  seriesList: [seriesNamed("The Night Porter"), seriesNamed("İstanbul Nights")],
  movieList: [movieNamed("Night Bus"), movieNamed("El Niño")],
});

function namesFor(text: string): string[] {
  return searchTitles(content, text).map(({ name }) => name);
}

test("finds series and films, those that start with the text first", () => {
  expect(namesFor("night")).toEqual(["Night Bus", "İstanbul Nights", "The Night Porter"]);
});

test.each([
  ["ISTANBUL", "İstanbul Nights"],
  ["ıstanbul", "İstanbul Nights"],
  ["el nino", "El Niño"],
])("%s finds %s", (text, name) => {
  expect(namesFor(text)).toEqual([name]);
});

test("finds nothing for blank and unknown text", () => {
  expect(namesFor("  ")).toEqual([]);
  expect(namesFor("zebra")).toEqual([]);
});
