import { expect, test } from "vitest";
import { buildListWords } from "../../../../../tests/factories/quiz-words.ts";
import { type RecentWords, reviewOf, withAnswer, withMissed } from "./recent-words.ts";

const words = buildListWords(80);
const [friday, saturday, sunday] = ["2026-11-20", "2026-11-21", "2026-11-22"];

/** The word of a number, met on a day. */
function met(number: number, day = friday) {
  const word = words[number];
  if (word === undefined) throw new Error(`no word ${number}`);
  return { word, locale: "tr", day } as const;
}

const answers = (...given: readonly (readonly [number: number, isRight: boolean, day?: string])[]): RecentWords =>
  given.reduce<RecentWords>((all, [number, isRight, day]) => withAnswer(all, met(number, day), isRight), []);

const reviewed = (recent: RecentWords, today = saturday) =>
  reviewOf(recent, today, "tr")?.words.map(({ id }) => words.findIndex((word) => word.id === id));

test("yesterday's words are asked again, those that went wrong first", () => {
  const recent = answers([1, true], [2, false], [3, true], [2, true]);
  expect(reviewed(recent)).toEqual([2, 1, 3]);
  expect(reviewOf(recent, saturday, "tr")?.isYesterday).toBe(true);
  expect(reviewed(recent, friday)).toBeUndefined();
});

test("a word that is right the day after is not asked any more, a wrong one is", () => {
  const recent = answers([1, true], [2, true], [1, true, saturday], [2, false, saturday], [1, true, saturday]);
  expect(reviewed(recent)).toBeUndefined();
  expect(reviewed(recent, sunday)).toEqual([2]);
  // Wrong after it was right: it is not known yet.
  expect(reviewed(withAnswer(recent, met(1, saturday), false), sunday)).toEqual([2, 1]);
});

test("a missed word is asked the day after, unless that is taken back", () => {
  const missed = withMissed(answers([1, true]), met(2), true);
  expect(reviewed(missed)).toEqual([2, 1]);
  expect(reviewed(withMissed(missed, met(2), false))).toEqual([1]);
  // What a quiz says of it stays.
  expect(reviewed(withMissed(withMissed(answers([1, true]), met(1), true), met(1), false))).toEqual([1]);
  expect(reviewed(withAnswer(missed, met(2), true))).toEqual([2, 1]);
});

test("who was away a day is asked for the last day's words, who was away a week for none", () => {
  const recent = answers([1, true], [2, false, saturday]);
  expect(reviewOf(recent, "2026-11-24", "tr")).toMatchObject({ isYesterday: false, words: [{ id: words[2]?.id }] });
  expect(reviewed(recent, "2026-11-28")).toEqual([2]);
  expect(reviewed(recent, "2026-11-29")).toBeUndefined();
});

test("words whose meanings are in another language wait for their page", () => {
  expect(reviewOf(answers([1, false]), saturday, "es")).toBeUndefined();
});

test("few words are asked, and not many are kept", () => {
  const recent = answers(...words.map((_, number) => [number, true] as const));
  expect(recent).toHaveLength(60);
  expect(reviewed(recent)).toHaveLength(10);
});
