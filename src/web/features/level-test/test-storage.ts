import { type Outcome, outcomes } from "../../../domain/level-test/ability.ts";
import { forms, type TestAnswer } from "../../../domain/level-test/level-test.ts";
import { levels } from "../../../domain/lexicon/level.ts";
import { createStored } from "../page/stored.ts";

/** A test in this browser, at any moment: by its answers alone it is resumed, or its result shown again. */
export type StoredTest = {
  readonly form: number;
  readonly seed: number;
  readonly answers: readonly TestAnswer[];
};

/** Undefined where there is none, or none that can be read. */
export const storedTest = createStored("levelTest", parseTest);

/** A test without answers, of another form than the one before. */
export function newTest(random: () => number, before?: StoredTest): StoredTest {
  const others = forms.filter((form) => form !== before?.form);
  return {
    form: others[Math.floor(random() * others.length)] ?? 1,
    seed: Math.floor(random() * 2 ** 31),
    answers: [],
  };
}

export function parseTest(json: unknown): StoredTest | undefined {
  if (typeof json !== "object" || json === null) return undefined;
  const { form, seed, answers }: { readonly [Key in keyof StoredTest]?: unknown } = json;
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
