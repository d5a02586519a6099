import { expect, test } from "vitest";
import { type AheadCard, createLookAhead } from "./look-ahead.ts";
import { createModel, defaultScheduling } from "./scheduler.ts";

const model = createModel(defaultScheduling);
const none = { recognition: new Map<number, AheadCard>(), production: new Map<number, AheadCard>() };
const always = () => 0;
const never = () => 0.999_999;
const card = (due: number): AheadCard => ({ stability: 5, difficulty: 5, last: due - 5, due });

/** New words from 1 on, and the days on which each was begun. */
function words() {
  const begun: number[] = [];
  let next = 0;
  const take = (day: number) => () => {
    begun.push(day);
    next += 1;
    return next;
  };
  return { begun, take };
}

test("a word is remembered less each day, and not at all before it is begun", () => {
  const ahead = createLookAhead(none, model, { newPerDay: 1, answersPerDay: 40 }, always);
  expect(ahead.remembered(1, 0)).toBe(0);
  const { take } = words();
  ahead.live(0, take(0));
  expect(ahead.remembered(1, 0)).toBe(1);
  expect(ahead.remembered(1, 2)).toBeLessThan(ahead.remembered(1, 1));
  // A first "good" has a stability of 2.3 days.
  expect(ahead.remembered(1, 2)).toBeGreaterThan(0.9);
  expect(ahead.remembered(1, 3)).toBeLessThan(0.9);
});

test("what is due comes first, and what finds no room waits for the next day", () => {
  const recognition = new Map(Array.from({ length: 5 }, (_, at) => [100 + at, card(-1)] as const));
  const ahead = createLookAhead({ ...none, recognition }, model, { newPerDay: 10, answersPerDay: 3 }, always);
  const { begun, take } = words();
  for (let day = 0; day < 7; day += 1) ahead.live(day, take(day));
  // Five answers and then those of production: two days are full, and the third has room for one.
  expect(begun[0]).toBeGreaterThan(1);
  const free = words();
  createLookAhead(none, model, { newPerDay: 10, answersPerDay: 3 }, always).live(0, free.take(0));
  expect(free.begun).toEqual([0, 0, 0]);
});

test("what of the first day is done leaves less room on it, and on no other", () => {
  const pace = { newPerDay: 5, answersPerDay: 8 };
  const begunOn = (done: { begun: number; answers: number }) => {
    const { begun, take } = words();
    const ahead = createLookAhead(none, model, { ...pace, done }, always);
    for (const day of [0, 1]) ahead.live(day, take(day));
    return [0, 1].map((day) => begun.filter((one) => one === day).length);
  };
  expect(begunOn({ begun: 0, answers: 0 })).toEqual([5, 5]);
  expect(begunOn({ begun: 3, answers: 3 })).toEqual([2, 5]);
  expect(begunOn({ begun: 9, answers: 9 })).toEqual([0, 5]);
  expect(begunOn({ begun: 0, answers: 7 })).toEqual([1, 5]);
});

test("production is opened by recognition, takes answers of its own, and not on its word's day", () => {
  // Both cards of one word are due: the second waits, so that there is room for a new word on the first day alone.
  const both = { recognition: new Map([[7, card(0)]]), production: new Map([[7, card(0)]]) };
  const ahead = createLookAhead(both, model, { newPerDay: 10, answersPerDay: 1 }, always);
  const { begun, take } = words();
  for (const day of [0, 1, 2]) ahead.live(day, take(day));
  expect(begun).toEqual([2]);
  // Of a word with a stability of 5 a right answer makes more than 7: a day later production is asked too.
  const one = createLookAhead(
    { ...none, recognition: new Map([[7, card(0)]]) },
    model,
    { newPerDay: 10, answersPerDay: 1 },
    always,
  );
  const second = words();
  for (const day of [0, 1, 2]) one.live(day, second.take(day));
  expect(second.begun).toEqual([2]);
});

test("who forgets is asked again soon", () => {
  const recognition = new Map([[7, card(0)]]);
  const dueAfter = (random: () => number) => {
    const ahead = createLookAhead({ ...none, recognition }, model, { newPerDay: 0, answersPerDay: 9 }, random);
    ahead.live(0, () => undefined);
    return ahead.remembered(7, 5);
  };
  expect(dueAfter(never)).toBeLessThan(dueAfter(always));
});
