import { expect, test } from "vitest";
import { firstSorts, nextSort } from "./arrange-words.ts";
import { type ListAction, listReducer, startSort, startStateOf } from "./list-state.ts";

function after(...actions: ListAction[]) {
  return actions.reduce(listReducer, startStateOf(800));
}

test("a list starts with the most frequent words, unfiltered, nothing selected", () => {
  expect(startStateOf(800)).toMatchObject({ query: "", levels: [], sort: undefined });
  expect(startStateOf(800).selected.size).toBe(0);
  expect(startSort({ isOrdered: false, hasCounts: true })).toEqual({ by: "count", isDescending: true });
  const unsaid = startSort({ isOrdered: false, hasCounts: false });
  expect(unsaid, "where nobody says them").toEqual({ by: "phrase", isDescending: false });
  const own = startSort({ isOrdered: true, hasCounts: true });
  expect(own, "as its owner ordered it").toEqual({ by: "place", isDescending: false });
});

test("a column sorts its own way first, then the other way round, and the first order comes back", () => {
  expect(nextSort(firstSorts.count, "phrase")).toEqual({ by: "phrase", isDescending: false });
  expect(nextSort(firstSorts.count, "count")).toEqual({ by: "count", isDescending: false });
  expect(nextSort(undefined, "count")).toEqual({ by: "count", isDescending: true });
  const sorted = after({ type: "sort", sort: nextSort(nextSort(undefined, "level"), "level") });
  expect(sorted.sort).toEqual({ by: "level", isDescending: true });
  expect(listReducer(sorted, { type: "sort", sort: undefined }).sort).toBeUndefined();
});

test("levels are picked and let go, and a cleared filter forgets both its parts", () => {
  const picked = after({ type: "toggleLevel", level: 2 }, { type: "toggleLevel", level: 4 });
  expect(picked.levels).toEqual([2, 4]);
  expect(listReducer(picked, { type: "toggleLevel", level: 2 }).levels).toEqual([4]);
  const cleared = after({ type: "search", query: "x" }, { type: "toggleLevel", level: 1 }, { type: "clearFilter" });
  expect(cleared).toMatchObject({ query: "", levels: [] });
});

test("selecting what is shown keeps what was selected before", () => {
  const one = after({ type: "select", ids: [1], isSelected: true });
  const more = listReducer(one, { type: "select", ids: [2, 3], isSelected: true });
  expect([...more.selected]).toEqual([1, 2, 3]);
  const fewer = listReducer(more, { type: "select", ids: [1, 2], isSelected: false });
  expect([...fewer.selected]).toEqual([3]);
  expect(listReducer(fewer, { type: "select", ids: [3], isSelected: false }).selected.size).toBe(0);
  expect(listReducer(more, { type: "clearSelection" }).selected.size).toBe(0);
});

test("rows open one by one and shut again", () => {
  const both = after({ type: "toggleOpen", id: 1 }, { type: "toggleOpen", id: 2 });
  expect([...both.opened]).toEqual([1, 2]);
  expect([...listReducer(both, { type: "toggleOpen", id: 1 }).opened]).toEqual([2]);
});

test("long lists begin with sixty rows, short ones are whole", () => {
  expect(startStateOf(201).most).toBe(60);
  expect(startStateOf(200).most).toBe(200);
});
