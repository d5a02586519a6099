import { expect, test } from "vitest";
import { parseWatch, type Watch } from "./watch-store.ts";

const hour = 3_600_000;

const watch: Watch = {
  list: "episode 5",
  tonight: [7, 9],
  clock: { from: 12.5, startedAt: 50 * hour },
  answers: { 7: "got", 9: "missed" },
  changedAt: 50 * hour,
};

test("what is stored is read again on the same evening", () => {
  expect(parseWatch(watch, 53 * hour)).toEqual(watch);
  expect(parseWatch(watch, 75 * hour)).toBeUndefined();
});

test.each([undefined, null, "", 7, { list: "episode 5" }, { list: "episode 5", changedAt: 1, clock: { from: "x" } }])(
  "%j is no watch",
  (json) => {
    expect(parseWatch(json, 0)).toBeUndefined();
  },
);

test("answers and words that cannot be read are left out", () => {
  const json = { ...watch, tonight: [7, "x"], answers: { 7: "maybe" } };
  expect(parseWatch(json, 50 * hour)).toEqual({ ...watch, tonight: [7], answers: {} });
});
