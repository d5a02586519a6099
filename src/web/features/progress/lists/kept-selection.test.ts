import { expect, test } from "vitest";
import { keepSelection, parseSelection, takeSelection } from "./kept-selection.ts";

test("a kept selection is returned once, to its own list", () => {
  keepSelection("2 14", new Set([7, 9]));
  expect(takeSelection("2 15")).toEqual([]);
  expect(takeSelection("2 14")).toEqual([7, 9]);
  expect(takeSelection("2 14")).toEqual([]);
});

test.each([undefined, null, "{", { list: 7, ids: [] }, { list: "2 14", ids: "3" }])("%j is no selection", (json) => {
  expect(parseSelection(json)).toBeUndefined();
});

test("what is no id is left out", () => {
  expect(parseSelection({ list: "2 14", ids: ["x", 3] })).toEqual({ list: "2 14", ids: [3] });
});
