import { leaderboardMonth, localDay } from "../../domain/progress/local-day.ts";
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
  readonly monthRank: number | null;
};

/** A person's points in total, in the leaderboard's month and on their local day, with streak and rank. */
export async function readPoints({ database, now }: Services, { id, timeZone }: StoredUser): Promise<Points> {
  const time = now();
  const today = localDay(time, timeZone);
  const month = leaderboardMonth(time);
  const sums = await readSums(database.db, id, { month, day: today });
  const wonDays = await readWonDays(database.db, id, streakTarget);
  const place = await readRank(database.db, id, month);
  return { ...sums, streak: streakOf(wonDays, today), monthRank: place?.rank ?? null };
}

/** The local days of a year on which a person earned points. */
export function readCalendar({ database }: Services, userId: number, year: number): Promise<DayPoints[]> {
  return readYear(database.db, userId, year);
}
