import { streakTarget } from "../../domain/progress/streak.ts";
import { readLeaderboard } from "../../services/progress/read-leaderboard.ts";
import { readCalendar, readPoints } from "../../services/progress/read-points.ts";
import type { Api } from "../handle.ts";

/** Points, the days on which they were earned, and the leaderboard. */
export function registerScore({ handle, services }: Api): void {
  handle("Score/GetPointData", async ({ user }) => ({ ...(await readPoints(services, user)), streakTarget }));

  handle("Score/GetCalendar", async ({ user, query }) => await readCalendar(services, user.id, query.year));

  handle("Score/GetLeaderboard", async ({ user, query }) => {
    const { month, isFrozen, rows, me } = await readLeaderboard(services, user, query.month);
    return { month, isFrozen, rows: [...rows], ...(me && { me }) };
  });
}
