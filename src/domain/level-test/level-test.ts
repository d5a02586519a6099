import type { Level } from "../lexicon/level.ts";
import { seededRandom } from "../memory/seeded-random.ts";
import { pick, type Random } from "../quiz/random.ts";
import {
  afterResponse,
  type Belief,
  firstBelief,
  informationOf,
  type Outcome,
  type Response,
  type Sizes,
  sizeOf,
} from "./ability.ts";

export const choicesOfQuestion = 4;

/** A word to ask for, with its meanings to choose from. */
export type TestItem = {
  readonly id: number;
  readonly phrase: string;
  readonly level: Level;
  readonly difficulty: number;
  readonly choices: readonly string[];
  /** The place of the right one. */
  readonly right: number;
};

export type MadeUpItem = { readonly phrase: string; readonly choices: readonly string[] };

/** What a test is made of. */
export type TestMaterial = {
  /** How many of the tested words are known at each ability. */
  readonly sizes: Sizes;
  readonly items: readonly TestItem[];
  readonly madeUp: readonly MadeUpItem[];
};

/** A word that was asked for, and what came of it; without an id and a level for a made-up one. */
export type TestAnswer = Response & {
  readonly phrase: string;
  readonly id?: number;
  readonly level?: Level;
};

export type TestQuestion = {
  /** From 1. */
  readonly number: number;
  readonly item: TestItem | MadeUpItem;
};

/** Different tests, so that who takes another one gets other words. */
export const forms = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const mostQuestions = 40;

/** Before so many answers a test never ends. */
const fewestQuestions = 18;

/** In words: with a standard error below it further answers would change little. */
const smallError = 300;

/** In each block of so many questions one word is made up, never the first. */
const blockLength = 6;

/** Of the items that would tell most, one is taken at random, so that not everybody gets the same ones. */
const candidates = 5;

/** How far a test has come. */
export type TestProgress = { readonly answers: readonly TestAnswer[]; readonly belief: Belief };

/** A test with these answers so far. */
export function progressOf({ sizes }: Pick<TestMaterial, "sizes">, answers: readonly TestAnswer[]): TestProgress {
  return answers.reduce(withAnswer, { answers: [], belief: firstBelief(sizes) });
}

export function withAnswer({ answers, belief }: TestProgress, answer: TestAnswer): TestProgress {
  return { answers: [...answers, answer], belief: afterResponse(belief, answer) };
}

/**
 * The next question; undefined at the end. The same answers and seed give the same question, so a test is resumed by
 * its answers alone.
 *
 * @param seed a whole number, another one for each test
 */
export function nextQuestion(
  material: TestMaterial,
  { answers, belief }: TestProgress,
  seed: number,
): TestQuestion | undefined {
  const number = answers.length + 1;
  if (number > mostQuestions) return undefined;
  if (number > fewestQuestions && sizeOf(belief, material.sizes).error <= smallError) return undefined;
  const random = seededRandom(seed + number * 7919);
  const asked = new Set(answers.map(({ phrase }) => phrase));
  const isNew = ({ phrase }: { readonly phrase: string }) => !asked.has(phrase);
  if (isMadeUpTurn(number, seed)) {
    const item = oneOf(material.madeUp.filter(isNew), random);
    if (item !== undefined) return { number, item };
  }
  const information = informationOf(belief);
  const best = material.items
    .filter(isNew)
    .map((item) => ({ item, information: information(item.difficulty) }))
    .sort((a, b) => b.information - a.information)
    .slice(0, candidates);
  const item = oneOf(best, random)?.item;
  return item && { number, item };
}

function isMadeUpTurn(number: number, seed: number): boolean {
  const block = Math.floor((number - 1) / blockLength);
  const turn = 1 + pick(blockLength - 1, seededRandom(seed - block * 104_729));
  return (number - 1) % blockLength === turn;
}

function oneOf<T>(values: readonly T[], random: Random): T | undefined {
  return values[pick(values.length, random)];
}

/** @param choice the place of the chosen meaning; null for "I don't know" */
export function answerTo({ item }: TestQuestion, choice: number | null): TestAnswer {
  const { phrase } = item;
  const unsure: Outcome = "unsure";
  if (!("right" in item)) return { phrase, difficulty: null, outcome: choice === null ? unsure : "wrong" };
  const { id, level, difficulty, right } = item;
  return { phrase, id, level, difficulty, outcome: choice === null ? unsure : choice === right ? "right" : "wrong" };
}
