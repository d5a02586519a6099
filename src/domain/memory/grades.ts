import type { Grade } from "./card.ts";

/**
 * How a word was answered. `self`: the person graded it, `companion`: it was got or missed while watching; `learn`: it was
 * taken up, `stop`: it is not to be asked again, `import`: it was learnt elsewhere so far; these three are no answers.
 */
export const answerWays = [
  "choice",
  "listening",
  "writing",
  "cloze",
  "self",
  "companion",
  "learn",
  "stop",
  "import",
] as const;

/** What is told of a word without an answer. */
export const ungradedWays = ["learn", "stop", "import"] as const satisfies readonly (typeof answerWays)[number][];

export type AnswerWay = (typeof answerWays)[number];

export type GradedWay = Exclude<AnswerWay, (typeof ungradedWays)[number]>;

export const verdictKinds = ["right", "almost", "wrong"] as const;

/** Wrong are also "I don't know" and the end of the question's time; almost is what is accepted with a slip. */
export type VerdictKind = (typeof verdictKinds)[number];

export type JudgedAnswer = {
  readonly way: Exclude<GradedWay, "self">;
  readonly verdict: VerdictKind;
  /** Null where it was not measured. */
  readonly elapsedMs: number | null;
  /** After a hint, or after a wrong answer in the same tour. */
  readonly isHelped: boolean;
};

/** Whether a quick answer is easy: only what was answered right and without help, and neither chosen nor told while watching. */
export function canBeEasy({ way, verdict, isHelped }: JudgedAnswer): boolean {
  return verdict === "right" && !isHelped && way !== "choice" && way !== "companion";
}

/**
 * The one table of grades, for every answer anywhere. A choice is never easy: one of four guesses is right.
 *
 * @param medianMs of the person's answers for cards of the kind; null while there are too few, or where it cannot be easy
 */
export function gradeOf(judged: JudgedAnswer, medianMs: number | null): Grade {
  const { verdict, elapsedMs, isHelped } = judged;
  if (verdict === "wrong") return 1;
  if (verdict === "almost" || isHelped) return 2;
  const isQuick = elapsedMs !== null && medianMs !== null && elapsedMs < medianMs / 2;
  return isQuick && canBeEasy(judged) ? 4 : 3;
}

/** The person's last answers for cards of a kind from which the median is taken, and how many of them it needs. */
export const medianAnswers = { last: 40, least: 10 } as const;

/** The median of answer times in milliseconds; null where they are too few. */
export function medianOf(times: readonly number[]): number | null {
  if (times.length < medianAnswers.least) return null;
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}
