import { expect, test } from "vitest";
import { sizesOf } from "./ability.ts";
import { items, scale } from "./level-test.fixture.ts";
import { progressOf, type TestAnswer } from "./level-test.ts";
import { resultOf } from "./test-result.ts";

const sizes = sizesOf(scale.groups);

/** Every third word, known up to a difficulty. */
const answersUpTo = (most: number): TestAnswer[] =>
  items
    .filter((_, at) => at % 3 === 0)
    .map(({ id, phrase, level, difficulty }) => ({
      id,
      phrase,
      level,
      difficulty,
      outcome: difficulty <= most ? "right" : "unsure",
    }));

const resultFor = (answers: readonly TestAnswer[]) => resultOf(scale, progressOf({ sizes }, answers));
const madeUp = (at: number, outcome: "wrong" | "unsure"): TestAnswer => ({
  phrase: `made-up ${at}`,
  difficulty: null,
  outcome,
});

test("who knows nothing, everything, or half", () => {
  const none = resultFor(answersUpTo(-9));
  expect([none.level, none.knowledge.level]).toEqual([1, 0]);
  expect(none.words).toBeLessThan(150);
  const all = resultFor(answersUpTo(9));
  expect([all.level, all.knowledge.level]).toEqual([5, 5]);
  expect(all.words).toBeGreaterThan(5_600);
  const half = resultFor(answersUpTo(0));
  expect(half.words % 50).toBe(0);
  // 1,200 * (0.982 + 0.881 + 0.5 + 0.269 + 0.076) = 3,249 at an ability of 0.
  expect(Math.abs(half.words - 3_249)).toBeLessThan(250);
  expect(half.low).toBeLessThan(half.words);
  expect(half.high).toBeGreaterThan(half.words);
  expect(half.level).toBe(3);
});

test("shares fall from level to level, and films are mostly easy words", () => {
  const { shares, filmShare } = resultFor(answersUpTo(0));
  expect(shares.toSorted((a, b) => b - a)).toEqual(shares);
  expect(shares[2]).toBeCloseTo(0.5, 1);
  // 500 of 1,000 words are known to all; 300 * 0.98 + 100 * 0.88 + 60 * 0.5 + 30 * 0.27 + 10 * 0.08 = 421.
  expect(Math.abs((filmShare ?? 0) - 0.92)).toBeLessThan(0.015);
  expect(resultOf({ ...scale, runningWords: 0 }, progressOf({ sizes }, [])).filmShare).toBeUndefined();
});

test("made-up words that are taken for real lower the result, and are told", () => {
  const words = answersUpTo(0);
  const honest = resultFor([...words, ...[1, 2, 3, 4].map((at) => madeUp(at, "unsure"))]);
  expect(honest.madeUp).toEqual({ asked: 4, taken: 0, lowered: 0 });
  // Half of these right answers may be guesses, since nobody was unsure.
  const bold = words.map((answer, at): TestAnswer => ({ ...answer, outcome: at % 3 === 0 ? "right" : answer.outcome }));
  const fooled = resultFor([...bold, ...[1, 2, 3, 4].map((at) => madeUp(at, "wrong"))]);
  expect(fooled.madeUp.taken).toBe(4);
  expect(fooled.madeUp.lowered).toBeGreaterThanOrEqual(50);
  expect(resultFor(bold).words - fooled.words).toBe(fooled.madeUp.lowered);
});

test("what counts as known: levels of which 85 in 100 are, and single words beside them", () => {
  const answers = answersUpTo(0.5);
  const missed = answers[4];
  const { knowledge, shares } = resultFor(
    answers.map((answer) => (answer === missed ? { ...answer, outcome: "unsure" } : answer)),
  );
  expect(knowledge.level).toBe(2);
  expect(shares[1]).toBeGreaterThanOrEqual(0.85);
  expect(shares[2]).toBeLessThan(0.85);
  expect(knowledge.unknownIds).toEqual([missed?.id]);
  const known = answers.filter(({ outcome, level }) => outcome === "right" && (level ?? 0) > 2);
  expect(knowledge.knownIds).toEqual(known.map(({ id }) => id));
  expect(knowledge.knownIds.length).toBeGreaterThan(3);
});

test("right answers of somebody who guesses are no marks", () => {
  const guessed = [...answersUpTo(-1), ...[1, 2, 3, 4, 5, 6].map((at) => madeUp(at, "wrong"))].map(
    (answer, at): TestAnswer => {
      if (answer.outcome !== "unsure" || answer.difficulty === null) return answer;
      return { ...answer, outcome: at % 4 === 0 ? "right" : "wrong" };
    },
  );
  const { knowledge } = resultFor(guessed);
  const hard = items.filter(({ difficulty }) => difficulty > 2).map(({ id }) => id);
  expect(guessed.some(({ id, outcome }) => outcome === "right" && hard.includes(id ?? 0))).toBe(true);
  expect(knowledge.knownIds.filter((id) => hard.includes(id))).toEqual([]);
});
