import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAfter } from "../locale/day.ts";
import type { CardKind } from "./card.ts";
import { createScheduler, defaultScheduling } from "./scheduler.ts";
import { answersOfGoal, buildSession, isDue, isFresh, rankDue, type SpelledCard, stepsOf } from "./session.ts";

const scheduler = createScheduler(defaultScheduling);
const today = "2026-06-01";

function card(wordId: number, kind: CardKind = "recognition", stability: number | null = 5, daysAgo = 5): SpelledCard {
  const lastDay = dayAfter(today, -daysAgo);
  return {
    wordId,
    kind,
    phrase: `word ${wordId}`,
    dueDay: today,
    reps: 1,
    lapses: 0,
    state: stability === null ? null : { stability, difficulty: 5, lastDay },
  };
}

test("after a break those come first that are neither safe nor lost, the best learnt first", () => {
  const lost = card(1, "recognition", 1, 300);
  const safe = card(2, "recognition", 100, 3);
  const weak = card(3, "recognition", 5, 20);
  const strong = card(4, "recognition", 60, 90);
  const unasked = card(5, "production", null);
  expect(rankDue([lost, unasked, safe, weak, strong], today, scheduler)).toEqual([strong, weak, safe, lost, unasked]);
});

test("due is what has its day, new is what was never asked; hard words are neither", () => {
  const due = card(1);
  expect([isDue(due, today), isFresh(due)]).toEqual([true, false]);
  expect(isDue({ ...due, dueDay: dayAfter(today, 1) }, today)).toBe(false);
  expect(isDue({ ...due, lapses: 8 }, today)).toBe(false);
  const fresh = card(2, "recognition", null);
  expect([isDue(fresh, today), isFresh(fresh)]).toEqual([false, true]);
  expect([isDue(card(3, "production", null), today), isFresh(card(3, "production", null))]).toEqual([true, false]);
});

test("siblings are not asked in one session", () => {
  const due = [card(1), card(1, "production"), { ...card(2), phrase: "Lie" }, { ...card(3), phrase: "lie" }, card(4)];
  const fresh = [{ ...card(5, "recognition", null), phrase: "word 4" }, card(6, "recognition", null)];
  const chosen = buildSession(due, fresh, { limit: 10, fresh: 10 });
  expect(chosen.map(({ wordId, kind }) => [wordId, kind])).toEqual([
    [1, "recognition"],
    [2, "recognition"],
    [4, "recognition"],
    [6, "recognition"],
  ]);
});

test("a session has the due first, then so many new words, and no more than there is room for", () => {
  const due = [1, 2, 3].map((id) => card(id));
  const fresh = [4, 5, 6].map((id) => card(id, "recognition", null));
  const ids = (limit: number, ofFresh: number) =>
    buildSession(due, fresh, { limit, fresh: ofFresh }).map(({ wordId }) => wordId);
  expect(ids(2, 10)).toEqual([1, 2]);
  expect(ids(5, 10)).toEqual([1, 2, 3, 4, 5]);
  expect(ids(20, 1)).toEqual([1, 2, 3, 4]);
  expect(ids(20, 0)).toEqual([1, 2, 3]);
  expect(answersOfGoal(5)).toBe(40);
});

test("no session has a word or a spelling twice, nor more than its limit", () => {
  const cards = fc.array(
    fc.record({
      id: fc.nat(20),
      kind: fc.constantFrom<CardKind>("recognition", "production"),
      phrase: fc.constantFrom("a", "b", "c", "d"),
    }),
  );
  fc.assert(
    fc.property(cards, cards, fc.nat(10), fc.nat(10), (due, fresh, limit, most) => {
      const made = (from: typeof due, stability: number | null) =>
        from.map(({ id, kind, phrase }) => ({ ...card(id, kind, stability), phrase }));
      const chosen = buildSession(made(due, 5), made(fresh, null), { limit, fresh: most });
      expect(chosen.length).toBeLessThanOrEqual(limit);
      expect(new Set(chosen.map(({ wordId }) => wordId)).size).toBe(chosen.length);
      expect(new Set(chosen.map(({ phrase }) => phrase)).size).toBe(chosen.length);
      expect(chosen.filter(({ state }) => state === null).length).toBeLessThanOrEqual(most);
    }),
  );
});

test.each<[CardKind, number | null, string]>([
  ["recognition", null, "choice"],
  ["recognition", 2.9, "choice"],
  ["recognition", 3, "listening"],
  ["recognition", 10, "writing"],
  ["production", null, "writing"],
  ["production", 13, "writing"],
  ["production", 14, "cloze"],
])("a card of %s with a stability of %s is asked by %s", (kind, stability, step) => {
  expect(stepsOf(card(1, kind, stability))[0]).toBe(step);
});
