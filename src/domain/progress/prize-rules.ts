import { type Month, startOfDay } from "../locale/day.ts";
import { leaderboardZone } from "./leaderboard-day.ts";

/** Why a person on a frozen board has no prize. */
export type PrizeObstacle = "deleted" | "disqualified" | "blocked" | "mail" | "age";

export type PrizeCandidate = {
  readonly disqualifiedAt: Date | null;
  /** Undefined for a deleted account. */
  readonly account:
    | { readonly blockedAt: Date | null; readonly isMailVerified: boolean; readonly createdAt: Date }
    | undefined;
};

const dayMs = 24 * 60 * 60 * 1000;

/** The least age of an account at the month's end. */
export const leastAccountDays = 14;

/** When a month of the leaderboard ends. */
export function endOfMonth(month: Month): Date {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return startOfDay(next.toISOString().slice(0, 10), leaderboardZone);
}

/** Whole days from an account's beginning to the month's end. */
export function accountDaysAt(month: Month, createdAt: Date): number {
  return Math.floor((endOfMonth(month).getTime() - createdAt.getTime()) / dayMs);
}

/** None where a person may have a prize of the month. */
export function obstaclesOf(month: Month, { disqualifiedAt, account }: PrizeCandidate): PrizeObstacle[] {
  const found: (PrizeObstacle | false)[] = [
    account === undefined && "deleted",
    disqualifiedAt !== null && "disqualified",
    account !== undefined && account.blockedAt !== null && "blocked",
    account !== undefined && !account.isMailVerified && "mail",
    account !== undefined && accountDaysAt(month, account.createdAt) < leastAccountDays && "age",
  ];
  return found.filter((obstacle) => obstacle !== false);
}
