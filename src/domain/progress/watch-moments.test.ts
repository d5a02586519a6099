import { expect, test } from "vitest";
import { momentsOfChosen, momentsOfNew, type SaidWord } from "./watch-moments.ts";

const told = (moments: ReturnType<typeof momentsOfNew>) =>
  moments.map(({ wordId, second }) => `${wordId} at ${second}`);

const word = (id: number, ...times: number[]): SaidWord => ({ id, times });

test("a chosen word is shown when it is first said, however close to another", () => {
  expect(told(momentsOfChosen([word(2, 65), word(1, 60)]))).toEqual(["1 at 60", "2 at 65"]);
});

test("a chosen word is shown up to three times, where the others leave room", () => {
  const words = [word(1, 60, 100, 140, 180), word(2, 95, 129, 150)];
  // 100 is close to 95, 140 to none yet; 129 is free of 95 but close to 140, as 150 is; 180 is free.
  expect(told(momentsOfChosen(words))).toEqual(["1 at 60", "2 at 95", "1 at 140", "1 at 180"]);
});

test("of new words one is shown in half a minute, the one that is worth most", () => {
  const words = [word(1, 60), word(2, 89, 90, 300), word(3, 31, 119), word(4, 75, 104)];
  // 89 is within the gap of 60, 90 is at its end; 31 is close to 60, 119 to 90; 75 and 104 are close to both.
  expect(told(momentsOfNew(words))).toEqual(["1 at 60", "2 at 90"]);
  expect(told(momentsOfNew([...words, word(5, 104, 120)]))).toEqual(["1 at 60", "2 at 90", "5 at 120"]);
});

test("words that are never said have no moment", () => {
  expect([momentsOfChosen([word(1)]), momentsOfNew([word(1)])]).toEqual([[], []]);
});
