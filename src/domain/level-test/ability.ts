/** What was said of a word. `difficulty` is null for a made-up one, which is "unsure" or "wrong": taken for real. */
export type Response = { readonly difficulty: number | null; readonly outcome: Outcome };

export type Outcome = "right" | "wrong" | "unsure";

export const outcomes: readonly Outcome[] = ["right", "wrong", "unsure"];

/** Words of about the same difficulty. */
export type Group = { readonly difficulty: number; readonly words: number };

/** One of four choices is right. */
const guessesRight = 1 / 4;

/** Who knows a word may press the wrong choice, or not trust the knowledge. */
const slips = { wrong: 0.03, unsure: 0.04 } as const;

/**
 * Real words differ in more than frequency and level, and learners in more than one number, so an answer says a little
 * less than the model holds. The weight was set so that the interval covers what it says (docs/level-test.md).
 */
const weightOfAnswer = 0.85;

/** In logits, finer than what forty answers can tell apart. */
const abilities: readonly number[] = Array.from({ length: 61 }, (_, at) => -9 + at * 0.25);

/** How often someone chooses a meaning for a word that is not known, instead of saying so. */
const guessRates: readonly number[] = [0.02, 0.15, 0.35, 0.6, 0.85, 0.98];

/** Abilities that are less likely do not count when a word is chosen. */
const negligible = 1e-3;

/** The probability of each ability, and with it of each rate of guessing; they add up to 1. */
export type Belief = readonly (readonly number[])[];

/** The probability that a word is known. */
export function chanceKnown(ability: number, difficulty: number): number {
  return 1 / (1 + Math.exp(difficulty - ability));
}

/** The probability of an outcome for a word that is known with probability `known`. */
function chanceOf(outcome: Outcome, known: number, guessRate: number): number {
  const unknown = 1 - known;
  switch (outcome) {
    case "right":
      return known * (1 - slips.wrong - slips.unsure) + unknown * guessRate * guessesRight;
    case "wrong":
      return known * slips.wrong + unknown * guessRate * (1 - guessesRight);
    case "unsure":
      return known * slips.unsure + unknown * (1 - guessRate);
  }
}

/** How many of the words are known at each ability of the grid. */
export type Sizes = readonly number[];

export function sizesOf(groups: readonly Group[]): Sizes {
  return abilities.map((ability) =>
    groups.reduce((sum, { difficulty, words }) => sum + words * chanceKnown(ability, difficulty), 0),
  );
}

function weightOf(row: readonly number[]): number {
  return row.reduce((sum, weight) => sum + weight, 0);
}

function normalised(weights: Belief): Belief {
  const total = weights.reduce((sum, row) => sum + weightOf(row), 0);
  return weights.map((row) => row.map((weight) => weight / total));
}

/** Before the first answer every number of known words is as likely as any other, and so is every rate of guessing. */
export function firstBelief(sizes: Sizes): Belief {
  const steps = sizes.map((size, at) => (sizes[at + 1] ?? size) - (sizes[at - 1] ?? size));
  return normalised(steps.map((step) => guessRates.map(() => step)));
}

/** What is believed after one more response: Bayes, on a grid of abilities and rates of guessing. */
export function afterResponse(belief: Belief, { difficulty, outcome }: Response): Belief {
  return normalised(
    belief.map((row, at) => {
      const known = difficulty === null ? 0 : chanceKnown(abilities[at] ?? 0, difficulty);
      return row.map((weight, rate) => weight * chanceOf(outcome, known, guessRates[rate] ?? 0) ** weightOfAnswer);
    }),
  );
}

/** The expected value of what depends on the ability. */
export function expected(belief: Belief, valueAt: (ability: number) => number): number {
  return belief.reduce((sum, row, at) => sum + valueAt(abilities[at] ?? 0) * weightOf(row), 0);
}

export type Size = {
  /** The expected number of known words. */
  readonly words: number;
  /** The standard error of it. */
  readonly error: number;
  /** Nine times in ten the number lies between them. */
  readonly low: number;
  readonly high: number;
};

export function sizeOf(belief: Belief, sizes: Sizes): Size {
  const weights = belief.map(weightOf);
  const mean = sizes.reduce((sum, size, at) => sum + size * (weights[at] ?? 0), 0);
  const variance = sizes.reduce((sum, size, at) => sum + (size - mean) ** 2 * (weights[at] ?? 0), 0);
  return {
    words: mean,
    error: Math.sqrt(variance),
    low: quantile(sizes, weights, 0.05),
    high: quantile(sizes, weights, 0.95),
  };
}

/** Between two abilities of the grid sizes are interpolated. */
function quantile(sizes: Sizes, weights: readonly number[], share: number): number {
  let below = 0;
  for (const [at, weight] of weights.entries()) {
    if (below + weight >= share) {
      const [low = 0, high = 0] = [edge(sizes, at - 1), edge(sizes, at)];
      return low + ((high - low) * (share - below)) / weight;
    }
    below += weight;
  }
  return sizes.at(-1) ?? 0;
}

/** Half way between a size and the next. */
function edge(sizes: Sizes, at: number): number {
  const [first = 0, last = 0] = [sizes[0], sizes.at(-1)];
  return ((sizes[at] ?? first) + (sizes[at + 1] ?? last)) / 2;
}

/** What an answer for a word of each difficulty would tell of the ability: Fisher information over what is believed. */
export function informationOf(belief: Belief): (difficulty: number) => number {
  const guessRate = belief
    .flatMap((row) => row.map((weight, rate) => weight * (guessRates[rate] ?? 0)))
    .reduce((sum, part) => sum + part, 0);
  const likely = belief
    .map((row, at) => ({ ability: abilities[at] ?? 0, weight: weightOf(row) }))
    .filter(({ weight }) => weight > negligible);
  const terms = outcomes.map((outcome) => {
    const ifUnknown = chanceOf(outcome, 0, guessRate);
    return { ifUnknown, byKnowing: chanceOf(outcome, 1, guessRate) - ifUnknown };
  });
  const found = new Map<number, number>();
  return (difficulty) => {
    const known = found.get(difficulty);
    if (known !== undefined) return known;
    let information = 0;
    for (const { ability, weight } of likely) {
      const chance = chanceKnown(ability, difficulty);
      const change = chance * (1 - chance);
      for (const { ifUnknown, byKnowing } of terms) {
        information += (weight * (change * byKnowing) ** 2) / (ifUnknown + chance * byKnowing);
      }
    }
    found.set(difficulty, information);
    return information;
  };
}

/** The probability that a word is known, now that it has been answered so. */
export function chanceKnownAfter(belief: Belief, { difficulty, outcome }: Response): number {
  if (difficulty === null) return 0;
  return belief.reduce((sum, row, at) => {
    const known = chanceKnown(abilities[at] ?? 0, difficulty);
    return row.reduce((all, weight, rate) => {
      const guessRate = guessRates[rate] ?? 0;
      return all + (weight * known * chanceOf(outcome, 1, guessRate)) / chanceOf(outcome, known, guessRate);
    }, sum);
  }, 0);
}
