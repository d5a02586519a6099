import { expect, test } from "vitest";
import { lossesOf, readRatios } from "./load/kept-ratios.ts";

test("a ratio that has lost over a fifth is told, with what it was", () => {
  const committed = { version: 0.8, home: 0.5, page: 1 };
  expect(lossesOf(committed, { version: 0.63, home: 0.42, page: 1.2 })).toEqual([
    "version: 0.63 of a bare server, 0.80 before: 21 % lost",
  ]);
  expect(lossesOf(committed, { version: 0.65, home: 0.41, page: 0.81 })).toEqual([]);
});

test("a ratio that is measured no more is told", () => {
  expect(lossesOf({ home: 0.5 }, {})).toEqual(["home: not measured, 0.50 before"]);
});

test("what is committed are shares of what a bare server does", async () => {
  const ratios = Object.entries(await readRatios());
  expect(ratios.length).toBeGreaterThan(3);
  expect(ratios.filter(([, ratio]) => !(ratio > 0.1 && ratio < 1.5))).toEqual([]);
});
