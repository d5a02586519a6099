import { type Level, levels } from "../lexicon/level.ts";
import { chanceKnown, chanceKnownAfter, expected, sizeOf, sizesOf } from "./ability.ts";
import { progressOf, type TestProgress } from "./level-test.ts";

/** Words of one level and about the same difficulty. */
export type ScaleGroup = {
  readonly level: Level;
  readonly difficulty: number;
  /** How many of the tested words. */
  readonly words: number;
  /** How many of the words said in an ordinary film are of this level and difficulty, tested or not. */
  readonly spoken: number;
};

export type Scale = {
  readonly groups: readonly ScaleGroup[];
  /** All words said in the same films; what is in no group is known to all: closed classes, names, digits. */
  readonly runningWords: number;
};

/** From so many known words of 6,000 on somebody is about at a level; docs/level-test.md has the source. */
const sizesOfLevels: Readonly<Record<Level, number>> = { 1: 0, 2: 1_800, 3: 3_000, 4: 3_900, 5: 4_500 };

/** What is at least so likely to be known counts as known. */
const likelyKnown = 0.85;

export type TestResult = {
  /** Known words, rounded as far as the test can tell; between `low` and `high` nine times in ten. */
  readonly words: number;
  readonly low: number;
  readonly high: number;
  readonly level: Level;
  /** The share of each level's words that is known, from A1, between 0 and 1. */
  readonly shares: readonly number[];
  /** The share of what is said in an ordinary film; undefined where there are no films. */
  readonly filmShare: number | undefined;
  readonly madeUp: {
    readonly asked: number;
    readonly taken: number;
    /** By so many words the result would be higher without them. */
    readonly lowered: number;
  };
  readonly knowledge: TestKnowledge;
};

/** What may count as known from now on. */
export type TestKnowledge = {
  /** The words up to it, which are known with a probability of 0.85 or more on average; 0 for none. */
  readonly level: Level | 0;
  /** Words above the level that were answered right and hardly by chance, and words up to it that were not. */
  readonly knownIds: readonly number[];
  readonly unknownIds: readonly number[];
};

export function resultOf({ groups, runningWords }: Scale, { answers, belief }: TestProgress): TestResult {
  const sizes = sizesOf(groups);
  const { words, low, high } = sizeOf(belief, sizes);
  const knownOf = (some: readonly ScaleGroup[], weightOf: (group: ScaleGroup) => number) =>
    expected(belief, (ability) =>
      some.reduce((sum, group) => sum + weightOf(group) * chanceKnown(ability, group.difficulty), 0),
    );
  const shares = levels.map((level) => {
    const ofLevel = groups.filter((group) => group.level === level);
    const total = ofLevel.reduce((sum, group) => sum + group.words, 0);
    return total === 0 ? 0 : knownOf(ofLevel, (group) => group.words) / total;
  });
  const spoken = groups.reduce((sum, group) => sum + group.spoken, 0);
  const madeUp = answers.filter(({ difficulty }) => difficulty === null);
  const withoutMadeUp = progressOf(
    { sizes },
    answers.filter(({ difficulty }) => difficulty !== null),
  );
  return {
    words: rounded(words),
    low: rounded(low),
    high: rounded(high),
    level: levels.findLast((level) => words >= sizesOfLevels[level]) ?? 1,
    shares,
    filmShare:
      runningWords === 0
        ? undefined
        : (runningWords - spoken + knownOf(groups, (group) => group.spoken)) / runningWords,
    madeUp: {
      asked: madeUp.length,
      taken: madeUp.filter(({ outcome }) => outcome === "wrong").length,
      lowered: Math.max(0, rounded(sizeOf(withoutMadeUp.belief, sizes).words) - rounded(words)),
    },
    knowledge: knowledgeOf(shares, { answers, belief }),
  };
}

function knowledgeOf(shares: readonly number[], { answers, belief }: TestProgress): TestKnowledge {
  const gap = shares.findIndex((share) => share < likelyKnown);
  // As many levels as come before the first gap.
  const level: Level | 0 = gap === -1 ? 5 : (levels[gap - 1] ?? 0);
  const asked = answers.flatMap((answer) =>
    answer.id === undefined || answer.level === undefined ? [] : [{ ...answer, id: answer.id, of: answer.level }],
  );
  const known = asked.filter(
    (answer) => answer.outcome === "right" && answer.of > level && chanceKnownAfter(belief, answer) >= likelyKnown,
  );
  // Not by their probability: who says not to know a word means it.
  const unknown = asked.filter(({ outcome, of }) => outcome !== "right" && of <= level);
  return { level, knownIds: known.map(({ id }) => id), unknownIds: unknown.map(({ id }) => id) };
}

/** To fifty words: the test is not more exact. */
function rounded(words: number): number {
  return 50 * Math.round(words / 50);
}
