import { expect, test } from "vitest";
import { contentWith, movieNamed, seriesNamed } from "./content.fixture.ts";
import { searchTitles } from "./search-titles.ts";

const content = contentWith({
  seriesList: [seriesNamed("The Night Porter"), seriesNamed("İstanbul Nights"), seriesNamed("Four Hundred Umbrellas")],
  movieList: [
    movieNamed("Night Bus"),
    movieNamed("El Niño"),
    movieNamed("Gulliver's Travels"),
    movieNamed("D.O.A."),
    movieNamed("One-Eyed Jacks"),
    movieNamed("It Rains"),
    movieNamed("Reins"),
  ],
});

function namesFor(text: string): string[] {
  return searchTitles(content, text).map(({ name }) => name);
}

test("finds series and films, those that start with the text first", () => {
  expect(namesFor("night")).toEqual(["Night Bus", "İstanbul Nights", "The Night Porter"]);
});

test("what the person has brought comes before all else, however it is found", () => {
  const own = { ...seriesNamed("A Night Like This"), combinedUrl: "~a-night-like-this" };
  const withOwn = { ...content, seriesList: [own, ...content.seriesList] };
  expect(searchTitles(withOwn, "night").map(({ name }) => name)).toEqual([
    "A Night Like This",
    "Night Bus",
    "İstanbul Nights",
    "The Night Porter",
  ]);
  expect(searchTitles(withOwn, "nighht")[0]?.name).toBe("A Night Like This");
});

test.each([
  ["ISTANBUL", "İstanbul Nights"],
  ["ıstanbul", "İstanbul Nights"],
  ["el nino", "El Niño"],
])("%s finds %s", (text, name) => {
  expect(namesFor(text)).toEqual([name]);
});

test("finds a film by what it is called in another language", () => {
  const film = { ...movieNamed("Night of the Living Dead"), localNames: { tr: "Yaşayan Ölülerin Gecesi" } };
  const known = contentWith({ movieList: [film, movieNamed("Gece")] });
  expect(searchTitles(known, "yasayan olu").map(({ name }) => name)).toEqual(["Night of the Living Dead"]);
  expect(searchTitles(known, "gece").map(({ name }) => name)).toEqual(["Gece", "Night of the Living Dead"]);
});

test.each([
  ["double spaces", " four   hundred  ", "Four Hundred Umbrellas"],
  ["words in another order", "porter night", "The Night Porter"],
  ["words left out", "four umb", "Four Hundred Umbrellas"],
  ["an apostrophe left out", "gullivers travels", "Gulliver's Travels"],
  ["a hyphen left out", "one eyed jacks", "One-Eyed Jacks"],
  ["points left out", "doa", "D.O.A."],
  ["a space left out", "nightbus", "Night Bus"],
])("forgives %s", (_what, text, name) => {
  expect(namesFor(text)).toEqual([name]);
});

test.each([
  ["umbrelas", "Four Hundred Umbrellas"],
  ["umbrlelas", "Four Hundred Umbrellas"],
  ["umberlla", "Four Hundred Umbrellas"],
  ["istambul", "İstanbul Nights"],
  ["gulivers travls", "Gulliver's Travels"],
  ["hundrde four", "Four Hundred Umbrellas"],
])("forgives the slip in %s", (text, name) => {
  expect(namesFor(text)).toEqual([name]);
});

test("a name as it was typed is found without those that are a slip away", () => {
  expect(namesFor("rains")).toEqual(["It Rains"]);
  expect(namesFor("reins")).toEqual(["Reins"]);
});

test.each(["", "  ", "...", "zebra", "nigt bsu porter", "itt", "night zebra"])("finds nothing for “%s”", (text) => {
  expect(namesFor(text)).toEqual([]);
});
