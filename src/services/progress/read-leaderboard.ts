import type { Month } from "../../domain/locale/day.ts";
import { leaderboardMonth } from "../../domain/progress/leaderboard-day.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import {
  isMonthFrozen,
  type RankedPerson,
  readFrozenRank,
  readFrozenTop,
  readRank,
  readTop,
} from "../../storage/progress/leaderboard.ts";
import type { Services } from "../services.ts";

export type Leaderboard = {
  readonly month: Month;
  readonly isFrozen: boolean;
  /** The top ranks. */
  readonly rows: readonly RankedPerson[];
  /** The signed-in person, at any rank; undefined for visitors and without points. */
  readonly me: RankedPerson | undefined;
  /** Months of premium time for the first places; none of a month that is over. */
  readonly prizes: readonly number[];
};

/** The leaderboard of a month, by default of the current one in Istanbul. */
export async function readLeaderboard(
  services: Services,
  user: StoredUser | undefined,
  month: Month = leaderboardMonth(services.now()),
): Promise<Leaderboard> {
  const { db } = services.database;
  const current = leaderboardMonth(services.now());
  const isFrozen = month < current && (await isMonthFrozen(db, month));
  const prizes = month === current ? services.prizes : [];
  const rows = isFrozen ? await readFrozenTop(db, month) : await readTop(db, month);
  const place = user && (await readRank(db, user.id, month));
  if (user === undefined || place === undefined) return { month, isFrozen, rows, me: undefined, prizes };
  const frozen = isFrozen ? await readFrozenRank(db, user.id, month) : { rank: undefined, disqualified: 0 };
  if (frozen.rank === null) return { month, isFrozen, rows, me: undefined, prizes };
  const rank = frozen.rank ?? place.rank - frozen.disqualified;
  const isWinner = rows.some((row) => row.rank === rank && row.isWinner === true);
  return { month, isFrozen, rows, me: { ...place, username: user.username, rank, isWinner }, prizes };
}
