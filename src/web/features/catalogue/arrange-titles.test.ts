import { expect, test } from "vitest";
import {
  arrangeTitles,
  countByGenre,
  countByLevel,
  everyTitle,
  paramsOfQuery,
  titleQueryOf,
} from "./arrange-titles.ts";
import { movieNamed } from "./content.fixture.ts";

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

test("counts apply the other filter", () => {
  expect(countByLevel(titles, { ...everyTitle, levels: [5], genre: "drama" })).toEqual([1, 1, 1, 0, 0]);
  expect(Object.fromEntries(countByGenre(titles, { ...everyTitle, levels: [1] }))).toEqual({
    drama: 1,
    comedy: 1,
    crime: 0,
  });
});

test("a query is read back from its address, and unknown values are ignored", () => {
  const query = { levels: [1, 3], genre: "crime", sort: "name" } as const;
  expect(titleQueryOf(new URLSearchParams(paramsOfQuery(query).toString()))).toEqual(query);
  expect(paramsOfQuery(everyTitle).toString()).toBe("");
  expect(titleQueryOf(new URLSearchParams("level=9+x+2&sort=shoe&utm=1"))).toEqual({ ...everyTitle, levels: [2] });
});
