import { type Outcome, outcomes } from "../../../domain/level-test/ability.ts";
import { forms, type TestAnswer } from "../../../domain/level-test/level-test.ts";
import { levels } from "../../../domain/lexicon/level.ts";

/** A test in this browser, at any moment: by its answers alone it is resumed, or its result shown again. */
export type StoredTest = {
  readonly form: number;
  readonly seed: number;
  readonly answers: readonly TestAnswer[];
};

const storageKey = "levelTest";

/** What local storage refused to take; it is there until the document is left. */
let inMemory: StoredTest | undefined;

/** Undefined where there is none, or none that can be read. */
export function readTest(): StoredTest | undefined {
  if (inMemory !== undefined) return inMemory;
  try {
    return parseTest(window.localStorage.getItem(storageKey));
  } catch {
    return undefined;
  }
}

export function writeTest(test: StoredTest): void {
  inMemory = undefined;
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(test));
  } catch {
    inMemory = test;
  }
}

/** A test without answers, of another form than the one before. */
export function newTest(random: () => number, before?: StoredTest): StoredTest {
  const others = forms.filter((form) => form !== before?.form);
  return {
    form: others[Math.floor(random() * others.length)] ?? 1,
    seed: Math.floor(random() * 2 ** 31),
    answers: [],
  };
}

export function parseTest(text: string | null): StoredTest | undefined {
  const stored: { readonly [Key in keyof StoredTest]?: unknown } | null = JSON.parse(text ?? "null");
  const { form, seed, answers } = stored ?? {};
  if (!forms.some((one) => one === form) || typeof form !== "number") return undefined;
  if (typeof seed !== "number" || !Array.isArray(answers)) return undefined;
  const read = answers.map(readAnswer);
  return read.includes(undefined) ? undefined : { form, seed, answers: read.filter((answer) => answer !== undefined) };
}

function readAnswer(value: unknown): TestAnswer | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { phrase, difficulty, outcome, id, level }: { readonly [Key in keyof TestAnswer]?: unknown } = value;
  const isOutcome = (one: unknown): one is Outcome => outcomes.some((known) => known === one);
  if (typeof phrase !== "string" || !isOutcome(outcome)) return undefined;
  if (difficulty === null) return { phrase, difficulty, outcome };
  const known = levels.find((one) => one === level);
  if (typeof difficulty !== "number" || typeof id !== "number" || known === undefined) return undefined;
  return { phrase, id, level: known, difficulty, outcome };
}
