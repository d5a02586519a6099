import type { Month } from "../../domain/locale/day.ts";
import { leaderboardMonth } from "../../domain/progress/leaderboard-day.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import {
  isMonthFrozen,
  type RankedPerson,
  readFrozenRank,
  readFrozenTop,
  readRank,
  readTop,
} from "../../storage/progress/leaderboard.ts";
import { readRecent } from "../read-recent.ts";
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
  const current = leaderboardMonth(services.now());
  const readTops = async (of: Db) => {
    const isFrozen = month < current && (await isMonthFrozen(of, month));
    return { isFrozen, rows: isFrozen ? await readFrozenTop(of, month) : await readTop(of, month) };
  };
  const { db } = services.database;
  // One's own points count at once.
  const { isFrozen, rows } = user === undefined ? await readRecent(services, readTops) : await readTops(db);
  const prizes = month === current ? services.prizes : [];
  const place = user && (await readRank(db, user.id, month));
  if (user === undefined || place === undefined) return { month, isFrozen, rows, me: undefined, prizes };
  const frozen = isFrozen ? await readFrozenRank(db, user.id, month) : { rank: undefined, disqualified: 0 };
  if (frozen.rank === null) return { month, isFrozen, rows, me: undefined, prizes };
  const rank = frozen.rank ?? place.rank - frozen.disqualified;
  const isWinner = rows.some((row) => row.rank === rank && row.isWinner === true);
  return { month, isFrozen, rows, me: { ...place, username: user.username, rank, isWinner }, prizes };
}
