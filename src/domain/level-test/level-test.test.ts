import { expect, test } from "vitest";
import { seededRandom } from "../memory/seeded-random.ts";
import { afterResponse, chanceKnown, expected, firstBelief, informationOf, sizeOf, sizesOf } from "./ability.ts";
import { difficultyOf } from "./item-difficulty.ts";
import { items, madeUp, scale } from "./level-test.fixture.ts";
import {
  answerTo,
  mostQuestions,
  nextQuestion,
  progressOf,
  type TestProgress,
  type TestQuestion,
  withAnswer,
} from "./level-test.ts";

const sizes = sizesOf(scale.groups);
const material = { sizes, items, madeUp };
const begun = progressOf(material, []);

type Choose = (question: TestQuestion) => number | null;

/** Takes a whole test; gives its questions and where it ended. */
function take(choose: Choose, seed = 1): { questions: TestQuestion[]; progress: TestProgress } {
  const questions: TestQuestion[] = [];
  let progress = begun;
  for (;;) {
    const question = nextQuestion(material, progress, seed);
    if (question === undefined) return { questions, progress };
    questions.push(question);
    if (questions.length > 1_000) throw new Error("the test does not end");
    progress = withAnswer(progress, answerTo(question, choose(question)));
  }
}

const isMadeUp = ({ item }: TestQuestion) => !("right" in item);
const difficultyIn = ({ item }: TestQuestion) => ("difficulty" in item ? item.difficulty : Number.NaN);
/** Knows the words up to a difficulty, and says so of the others. */
const knowsUpTo =
  (most: number): Choose =>
  ({ item }) =>
    "right" in item && item.difficulty <= most ? item.right : null;

test("difficulty rises with rank and level, and falls for cognates", () => {
  const plain = { rank: 1_000, level: 2, isCognate: false } as const;
  // 1.5 * ((ln 1000 + 6.74) / 2 - 8.2) = 1.5 * (6.8239 - 8.2) = -2.064
  expect(difficultyOf(plain)).toBe(-2.1);
  expect(difficultyOf({ ...plain, rank: 5_000 })).toBe(-0.9);
  expect(difficultyOf({ ...plain, level: 4 })).toBe(-0.1);
  expect(difficultyOf({ ...plain, isCognate: true })).toBe(-3.6);
  // Without a rank by its level alone: 1.5 * (6.74 - 8.2) = -2.19
  expect(difficultyOf({ ...plain, rank: undefined })).toBe(-2.2);
});

test("the logistic curve: half at one's own difficulty, three quarters ln 3 below it", () => {
  expect(chanceKnown(0.7, 0.7)).toBe(0.5);
  expect(chanceKnown(1, 1 - Math.log(3))).toBeCloseTo(0.75, 12);
});

test("before the first answer every number of words is as likely", () => {
  const { words, low, high } = sizeOf(begun.belief, sizes);
  expect(words).toBeGreaterThan(2_900);
  expect(words).toBeLessThan(3_100);
  // 5 and 95 in a hundred of 6,000.
  expect(low).toBeGreaterThan(200);
  expect(low).toBeLessThan(400);
  expect(high).toBeGreaterThan(5_600);
  expect(high).toBeLessThan(5_800);
});

test("a right answer raises what is expected, the others lower it, and a guess counts less", () => {
  const ability = (belief: TestProgress["belief"]) => expected(belief, (value) => value);
  const after = (outcome: "right" | "wrong" | "unsure", from = begun.belief) =>
    ability(afterResponse(from, { difficulty: 0, outcome }));
  const before = ability(begun.belief);
  expect(after("right")).toBeGreaterThan(before);
  expect(after("wrong")).toBeLessThan(before);
  expect(after("unsure")).toBeLessThan(before);
  // Who has taken three made-up words for real may have guessed this one too.
  let guesser = begun.belief;
  for (let at = 0; at < 3; at += 1) guesser = afterResponse(guesser, { difficulty: null, outcome: "wrong" });
  expect(ability(guesser)).toBeCloseTo(before, 6);
  expect(after("right", guesser)).toBeLessThan(after("right") - 0.2);
});

test("most is told by a word of one's own ability", () => {
  let { belief } = begun;
  for (const { difficulty } of items) {
    belief = afterResponse(belief, { difficulty, outcome: difficulty < 1 ? "right" : "unsure" });
  }
  const information = informationOf(belief);
  const best = items.toSorted((a, b) => information(b.difficulty) - information(a.difficulty))[0]?.difficulty;
  expect(Math.abs((best ?? 9) - 1)).toBeLessThan(0.6);
});

test("questions follow the learner, and none is asked twice", () => {
  for (const most of [-3, 0, 2.5]) {
    const { questions, progress } = take(knowsUpTo(most));
    const phrases = questions.map(({ item }) => item.phrase);
    expect(new Set(phrases).size).toBe(phrases.length);
    expect(questions.map(({ number }) => number)).toEqual(phrases.map((_, at) => at + 1));
    expect(questions.length).toBeLessThanOrEqual(mostQuestions);
    const last = questions.filter((question) => !isMadeUp(question)).slice(-8);
    for (const question of last) expect(Math.abs(difficultyIn(question) - most)).toBeLessThan(2);
    const truth = scale.groups.reduce((sum, group) => sum + group.words * chanceKnown(most, group.difficulty), 0);
    const { low, high } = sizeOf(progress.belief, sizes);
    expect(low).toBeLessThan(truth);
    expect(high).toBeGreaterThan(truth);
  }
});

test("one word in six is made up, never the first", () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const { questions } = take(knowsUpTo(0), seed);
    const blocks = Map.groupBy(questions, ({ number }) => Math.floor((number - 1) / 6));
    for (const block of blocks.values()) {
      const [first] = block;
      expect(first && isMadeUp(first)).toBe(false);
      if (block.length === 6) expect(block.filter(isMadeUp)).toHaveLength(1);
    }
  }
});

test("another seed asks other words; the same answers and seed ask the same one", () => {
  const first = new Set(Array.from({ length: 40 }, (_, seed) => nextQuestion(material, begun, seed)?.item.phrase));
  expect(first.size).toBe(5);
  const { questions, progress } = take(knowsUpTo(0), 7);
  for (const at of [1, 5, 17]) {
    expect(nextQuestion(material, progressOf(material, progress.answers.slice(0, at)), 7)).toEqual(questions[at]);
  }
});

test("a test ends early where the error is small, but not before 18 answers", () => {
  const { questions } = take(() => null);
  expect(questions.length).toBeGreaterThanOrEqual(18);
  expect(questions.length).toBeLessThan(mostQuestions);
  expect(take(knowsUpTo(0)).questions).toHaveLength(mostQuestions);
});

test("random numbers are alike for one seed, and spread", () => {
  const draw = (seed: number) => {
    const random = seededRandom(seed);
    return Array.from({ length: 1_000 }, random);
  };
  expect(draw(5)).toEqual(draw(5));
  expect(draw(5)[0]).not.toBe(draw(6)[0]);
  const mean = draw(5).reduce((sum, value) => sum + value, 0) / 1_000;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.03);
  expect(
    firstBelief(sizes)
      .flat()
      .every((weight) => weight > 0),
  ).toBe(true);
});
