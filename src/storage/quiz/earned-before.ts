import type { Day } from "../../domain/locale/day.ts";
import type { EarnedBefore } from "../../domain/progress/ranked-points.ts";
import { type MethodId, methodIds } from "../../domain/quiz/methods.ts";
import type { Db } from "../database.ts";
import { and, eq, sql } from "../drizzle.ts";
import { playDays, playLists } from "../progress/schema.ts";

/** A person's points of a day of the leaderboard by a method and in a list (services/quiz/list-key.ts). */
export async function readEarnedBefore(
  db: Db,
  { userId, day, method, list }: { userId: number; day: Day; method: MethodId; list: string },
): Promise<EarnedBefore> {
  const place = sql.raw(String(methodIds.indexOf(method) + 1));
  const ofMethod = db
    .select({ points: sql`${playDays.methodPoints}[${place}]` })
    .from(playDays)
    .where(and(eq(playDays.userId, userId), eq(playDays.day, day)));
  const inList = db
    .select({ points: playLists.points })
    .from(playLists)
    .where(and(eq(playLists.userId, userId), eq(playLists.day, day), eq(playLists.list, list)));
  const { rows } = await db.execute<{ method: number; list: number }>(
    sql`select coalesce((${ofMethod}), 0) as method, coalesce((${inList}), 0) as list`,
  );
  return rows[0] ?? { method: 0, list: 0 };
}
