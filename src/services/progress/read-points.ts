import { localDay } from "../../domain/locale/day.ts";
import { leaderboardDay, leaderboardMonth } from "../../domain/progress/leaderboard-day.ts";
import { fullPointsOfDay, rankedShare } from "../../domain/progress/ranked-points.ts";
import { streakOf, streakTarget } from "../../domain/progress/streak.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { readRank } from "../../storage/progress/leaderboard.ts";
import { type DayPoints, readSums, readWonDays, readYear } from "../../storage/progress/points.ts";
import type { Services } from "../services.ts";

export type Points = {
  readonly total: number;
  readonly month: number;
  readonly today: number;
  readonly streak: number;
  /** The month's points as the leaderboard counts them. */
  readonly monthRanked: number;
  readonly monthRank: number | null;
  /** Of the leaderboard's day: the points that count in full, of how many, and by what share further ones do. */
  readonly fullPoints: { readonly counted: number; readonly of: number; readonly share: number };
  /** Why the person has no place, whatever the points. */
  readonly unranked: Unranked | null;
};

/** The address is not verified; the operator has a flag to decide on. */
export type Unranked = "mail" | "review";

/** A person's points in total, in the leaderboard's month and on their local day, with streak and rank. */
export async function readPoints({ database, now }: Services, user: StoredUser): Promise<Points> {
  const { id, timeZone } = user;
  const time = now();
  const today = localDay(time, timeZone);
  const month = leaderboardMonth(time);
  const days = { month, day: today, boardDay: leaderboardDay(time) };
  const { boardDay, isHeld, ...sums } = await readSums(database.db, id, days);
  const wonDays = await readWonDays(database.db, id, streakTarget);
  const place = await readRank(database.db, id, month);
  return {
    ...sums,
    streak: streakOf(wonDays, today),
    monthRank: place?.rank ?? null,
    fullPoints: { counted: Math.min(boardDay, fullPointsOfDay), of: fullPointsOfDay, share: rankedShare(boardDay) },
    unranked: unrankedBy(user, isHeld),
  };
}

function unrankedBy({ isMailVerified }: StoredUser, isHeld: boolean): Unranked | null {
  if (!isMailVerified) return "mail";
  return isHeld ? "review" : null;
}

/** The local days of a year on which a person earned points. */
export function readCalendar({ database }: Services, userId: number, year: number): Promise<DayPoints[]> {
  return readYear(database.db, userId, year);
}
