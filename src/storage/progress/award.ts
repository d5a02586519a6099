import type { SQL } from "drizzle-orm";
import type { Day, Month } from "../../domain/progress/local-day.ts";
import type { Db } from "../database.ts";
import { sql } from "../drizzle.ts";
import { stepPoints } from "./rank-step.ts";

export type LedgerEntry = {
  readonly questionId: string;
  readonly userId: number;
  readonly wordId: number;
  readonly isRight: boolean;
  readonly points: number;
  readonly day: Day;
  readonly month: Month;
  readonly answeredAt: Date;
};

const step = sql.raw(String(stepPoints));

/**
 * People who move at the same time take the steps in one order, so that no two wait for each other for ever.
 */
const byStep = sql`order by step`;

/**
 * Writes a question into the ledger and its points into the sums, in one statement; a question that is there already
 * changes nothing.
 *
 * @param scored common table expressions that come first, the last of them named `scored`: the ledger is written where
 *   it has a row
 * @returns whether it had
 */
export async function award(
  db: Db,
  entry: LedgerEntry,
  scored: SQL = sql`scored as (select true as is_there)`,
): Promise<boolean> {
  const { questionId, userId, wordId, isRight, points, day, month, answeredAt } = entry;
  const { rows } = await db.execute<{ isScored: boolean }>(sql`
    with ${scored}, entry as (
      insert into points_ledger (question_id, user_id, word_id, is_right, points, day, month, answered_at)
      select ${questionId}::uuid, ${userId}::int, ${wordId}::bigint, ${isRight}::boolean, ${points}::int, ${day}::date,
        ${month}, ${answeredAt.toISOString()}::timestamptz
      from scored
      on conflict (question_id) do nothing
      returning user_id, points, day, month, answered_at
    ), earned as (
      select * from entry where points > 0
    ), by_day as (
      insert into points_days as stored (user_id, day, points) select user_id, day, points from earned
      on conflict (user_id, day) do update set points = stored.points + excluded.points
    ), by_month as (
      insert into points_months as stored (user_id, month, points, reached_at)
      select user_id, month, points, answered_at from earned
      on conflict (user_id, month) do update
        set points = stored.points + excluded.points, reached_at = excluded.reached_at
      returning month, points as reached
    ), moved as (
      select by_month.month, (reached - earned.points) / ${step} as old_step, reached / ${step} as new_step,
        reached = earned.points as is_new
      from by_month, earned
    ), ranked as (
      insert into rank_steps as stored (month, step, people)
      select month, step, people from (
        select month, old_step as step, -1 as people from moved where not is_new and old_step <> new_step
        union all
        select month, new_step, 1 from moved where is_new or old_step <> new_step
      ) as changes
      ${byStep}
      on conflict (month, step) do update set people = stored.people + excluded.people
    )
    select exists (select from scored) as "isScored"`);
  return rows[0]?.isScored === true;
}

/** How often each of some words has earned points on a day. */
export async function countEarned(
  db: Db,
  userId: number,
  day: Day,
  wordIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<{ id: string; times: number }>(sql`
    select word_id as id, count(*)::int as times from points_ledger
    where user_id = ${userId} and day = ${day} and points > 0 and word_id = any(${sql.param([...wordIds])}::bigint[])
    group by word_id`);
  return new Map(rows.map(({ id, times }) => [Number(id), times]));
}
