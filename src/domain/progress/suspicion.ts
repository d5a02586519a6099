import type { PlayDay } from "./play-day.ts";

/** What a program does and people hardly do (product, section 4). The operator decides what to make of it. */
export const suspicionKinds = ["superhuman_times", "constant_times", "faultless", "long_day", "shared_origin"] as const;

export type SuspicionKind = (typeof suspicionKinds)[number];

export type Suspicion = {
  readonly kind: SuspicionKind;
  /** The figures that it rests on. */
  readonly evidence: Readonly<Record<string, number>>;
};

/** Limits that the people of the simulation (tests/load/board-simulation.ts) do not reach. */
export const suspicionLimits = {
  /** Hasty answers of a day, and their share of the day's answers. */
  hastyAnswers: 40,
  hastyShare: 0.15,
  /** People's times vary by half of their mean and more; below this share of it, over so many answers of a day, they are made. */
  timeVariation: 0.25,
  timedAnswers: 150,
  /** Right answers in a row: with two wrong in a hundred one run in 180,000 gets so far. */
  faultlessRun: 600,
  /** Hours of a day with answers. */
  longDayHours: 16,
  /**
   * Accounts that were seen at one and the same address only, each with so many points in thirty days: 20,000 a day. With
   * fewer none of them gets near the first places, and a school class is not flagged.
   */
  sharedAccounts: 5,
  sharedPoints: 600_000,
} as const;

/** What is suspicious about the answers of a day. */
export function suspicionsOf(day: PlayDay): Suspicion[] {
  const { answers, wrong, timed, msSum, msSquareSum, hasty, longestRun } = day;
  const limits = suspicionLimits;
  const found: Suspicion[] = [];
  if (hasty >= limits.hastyAnswers && hasty >= limits.hastyShare * answers) {
    found.push({ kind: "superhuman_times", evidence: { hasty, answers } });
  }
  const meanMs = timed === 0 ? 0 : msSum / timed;
  const deviationMs = timed === 0 ? 0 : Math.sqrt(Math.max(0, msSquareSum / timed - meanMs * meanMs));
  if (timed >= limits.timedAnswers && deviationMs < limits.timeVariation * meanMs) {
    const evidence = { answers: timed, meanMs: Math.round(meanMs), deviationMs: Math.round(deviationMs) };
    found.push({ kind: "constant_times", evidence });
  }
  if (longestRun >= limits.faultlessRun) {
    found.push({ kind: "faultless", evidence: { longestRun, answers, wrong } });
  }
  const hours = hoursOf(day);
  if (hours > limits.longDayHours) found.push({ kind: "long_day", evidence: { hours, answers } });
  return found;
}

/** In how many hours of the day there were answers. */
function hoursOf({ hours }: PlayDay): number {
  return Array.from({ length: 24 }, (_, hour) => (hours >> hour) & 1).reduce((sum, bit) => sum + bit, 0);
}

/** Of accounts that were seen at one address only: those that earn as much as few people do, where there are several. */
export function sharingAccounts<A extends { readonly points: number }>(accounts: readonly A[]): readonly A[] {
  const busy = accounts.filter(({ points }) => points >= suspicionLimits.sharedPoints);
  return busy.length >= suspicionLimits.sharedAccounts ? busy : [];
}
