import { expect, test } from "vitest";
import { filterOf, withFilter } from "./filter-keeper.ts";
import { firstSorts } from "./word-list/arrange-words.ts";

const written = (filter: Partial<ReturnType<typeof filterOf>>, before = "") =>
  withFilter(new URLSearchParams(before), { query: "", levels: [], sort: undefined, ...filter }).toString();

test("what is written to an address is read from it", () => {
  for (const filter of [
    { query: "look up", levels: [1, 4], sort: firstSorts.phrase },
    { query: "", levels: [5], sort: { by: "count", isDescending: false } as const },
    { query: "ş&", levels: [], sort: { by: "first", isDescending: true } as const },
  ]) {
    expect(filterOf(new URLSearchParams(written(filter)))).toEqual(filter);
  }
});

test("an address keeps what is not a list's, and loses a filter that is taken off", () => {
  expect(written({ levels: [3, 2] }, "page=known&level=5&search=x")).toBe("page=known&level=2+3");
  expect(written({ query: "  " }, "search=x&sort=level")).toBe("");
});

test("what makes no sense in an address is ignored", () => {
  const nothing = { query: "", levels: [], sort: undefined };
  expect(filterOf(new URLSearchParams("level=0 6 x&sort=newest"))).toEqual(nothing);
  expect(filterOf(new URLSearchParams("sort=--level&level="))).toEqual(nothing);
});
