import { expect, test } from "vitest";
import { arrangeTitles, countBy, everyTitle, lengthOf, paramsOfQuery, titleQueryOf } from "./arrange-titles.ts";
import { movieNamed, seriesNamed } from "./content.fixture.ts";
import { cardTitleOf } from "./titles/card-title.ts";

const titles = [
  movieNamed("Zeytin", { difficulty: 3, genres: ["drama"] }),
  movieNamed("Çay Saati", { difficulty: 1, genres: ["comedy", "drama"] }),
  movieNamed("Dalga 10", { difficulty: 3, genres: ["comedy"] }),
  movieNamed("Dalga 9", { difficulty: 5, genres: ["crime"] }),
  movieNamed("Ihlamur", { difficulty: 1, genres: [] }),
  movieNamed("İncir", { difficulty: 2, genres: ["drama"] }),
];

const namesOf = (query: string, locale: "tr" | "en" = "tr") =>
  arrangeTitles(titles, titleQueryOf(new URLSearchParams(query)), locale).map(({ name }) => name);

test("without a query the titles keep their order, newest first", () => {
  expect(namesOf("")).toEqual(titles.map(({ name }) => name));
});

test("names are sorted by the language, with numbers by value", () => {
  expect(namesOf("sort=name")).toEqual(["Çay Saati", "Dalga 9", "Dalga 10", "Ihlamur", "İncir", "Zeytin"]);
});

test("by year those made last come first, those without a year last", () => {
  const made = [movieNamed("A", { year: 1941 }), movieNamed("B", { year: null }), movieNamed("C", { year: 1968 })];
  const query = titleQueryOf(new URLSearchParams("sort=year"));
  expect(arrangeTitles(made, query, "tr").map(({ name }) => name)).toEqual(["C", "A", "B"]);
});

test("by level the easiest come first, newer before older", () => {
  expect(namesOf("sort=level")).toEqual(["Çay Saati", "Ihlamur", "İncir", "Zeytin", "Dalga 10", "Dalga 9"]);
});

test("by share the most understood come first, those without a share last", () => {
  const [zeytin, cay, dalga10] = titles.map(({ id }) => id);
  const shares = new Map([zeytin, cay, dalga10].map((id, at) => [id ?? 0, [0.5, 0.9, 0.75][at] ?? 0]));
  const names = arrangeTitles(titles, { ...everyTitle, sort: "understood" }, "tr", shares).map(({ name }) => name);
  expect(names).toEqual(["Çay Saati", "Dalga 10", "Zeytin", "Dalga 9", "Ihlamur", "İncir"]);
  expect(namesOf("sort=understood")).toEqual(titles.map(({ name }) => name));
});

test("levels and genre are combined", () => {
  expect(namesOf("level=1+3")).toEqual(["Zeytin", "Çay Saati", "Dalga 10", "Ihlamur"]);
  expect(namesOf("level=1+3&genre=comedy")).toEqual(["Çay Saati", "Dalga 10"]);
  expect(namesOf("level=5&genre=comedy")).toEqual([]);
});

test("counts apply the other filters", () => {
  const ofLevel = countBy(titles, { ...everyTitle, levels: [5], genre: "drama" }, "levels");
  expect(Object.fromEntries(ofLevel)).toEqual({ 1: 1, 2: 1, 3: 1, 5: 0 });
  const ofGenre = countBy(titles, { ...everyTitle, levels: [1] }, "genre");
  expect(Object.fromEntries(ofGenre)).toEqual({ drama: 1, comedy: 1, crime: 0 });
});

test("a title too short to be rated has no level: it passes no filter by level, and comes last by level", () => {
  const short = movieNamed("Kısa", { difficulty: 1, runningWords: 499 });
  const names = (query: string) =>
    arrangeTitles([short, ...titles], titleQueryOf(new URLSearchParams(query)), "tr").map(({ name }) => name);
  expect(names("level=1")).toEqual(["Çay Saati", "Ihlamur"]);
  expect(names("sort=level").at(-1)).toBe("Kısa");
  expect(countBy([short, ...titles], everyTitle, "levels").get(1)).toBe(2);
});

test.each([
  [3_000, "short"],
  [3_001, "medium"],
  [9_000, "medium"],
  [9_001, "long"],
] as const)("a film with %i words said is %s", (runningWords, length) => {
  expect(lengthOf(movieNamed("Film", { runningWords }))).toBe(length);
});

test.each([
  [[10], "short"],
  [[10, 1], "medium"],
  [[25, 25], "medium"],
  [[25, 26], "long"],
] as const)("a series with seasons of %j episodes is %s", (episodes, length) => {
  expect(lengthOf(cardTitleOf(seriesNamed("Series", episodes), "tr"))).toBe(length);
});

test("length and decade are combined; a title without a year is of no decade", () => {
  const dated = [
    movieNamed("Old", { year: 1949, runningWords: 2_000 }),
    movieNamed("Older", { year: 1940, runningWords: 8_000 }),
    movieNamed("New", { year: 1950, runningWords: 2_000 }),
    movieNamed("Undated", { year: null, runningWords: 2_000 }),
  ];
  const names = (query: string) =>
    arrangeTitles(dated, titleQueryOf(new URLSearchParams(query)), "en").map(({ name }) => name);
  expect(names("decade=1940")).toEqual(["Old", "Older"]);
  expect(names("decade=1940&length=short")).toEqual(["Old"]);
  expect(names("length=short")).toEqual(["Old", "New", "Undated"]);
});

test("what is understood is filtered where it is known, each share with the larger ones", () => {
  const [zeytin, cay, dalga] = titles;
  const shares = new Map([
    [zeytin?.id ?? 0, 0.8],
    [cay?.id ?? 0, 0.96],
    [dalga?.id ?? 0, 0.799],
  ]);
  const query = titleQueryOf(new URLSearchParams("understood=80"));
  expect(arrangeTitles(titles, query, "tr", shares).map(({ name }) => name)).toEqual(["Zeytin", "Çay Saati"]);
  expect(arrangeTitles(titles, query, "tr")).toHaveLength(titles.length);
  expect(Object.fromEntries(countBy(titles, everyTitle, "understood", shares))).toEqual({ 95: 1, 90: 1, 80: 2, 70: 3 });
});

test("a query is read back from its address, and unknown values are ignored", () => {
  const query = {
    levels: [1, 3],
    genre: "crime",
    length: "long",
    decade: 1940,
    understood: 90,
    sort: "name",
    most: 192,
  } as const;
  expect(titleQueryOf(new URLSearchParams(paramsOfQuery(query).toString()))).toEqual(query);
  expect(paramsOfQuery(everyTitle).toString()).toBe("");
  const unknown = "level=9+x+2&sort=shoe&length=tall&decade=1944&understood=93&most=-1&utm=1";
  expect(titleQueryOf(new URLSearchParams(unknown))).toEqual({ ...everyTitle, levels: [2] });
});
