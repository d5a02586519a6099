import type { Day, Month } from "../../domain/progress/local-day.ts";
import type { Tour } from "../../domain/quiz/quiz-state.ts";
import type { Db } from "../database.ts";
import { sql } from "../drizzle.ts";
import { pointsPerStep } from "../progress/rank-step.ts";
import { isUnchanged, type OpenTour } from "./open-tour.ts";
import type { QuizOutcome } from "./quiz-record.ts";
import { outcomeJson, tourJson } from "./stored-json.ts";

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

const asJson = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/**
 * Closes the open question, stores its outcome, and adds it to the ledger and its points to the sums, atomically; false
 * where the tour has changed since it was read, as by the same answer. A question that is in the ledger already changes no
 * sum.
 *
 * One statement, written by hand over the tables of two areas. As a transaction of several it took 1.4 ms instead of
 * 0.9 ms for one person, and under load 850 answers a second instead of 1,200: rows of `rank_steps`, which others want
 * too, stayed locked for two more round trips. Rows of `rank_steps` are changed in order, so that answers cannot
 * deadlock.
 */
export async function closeQuestion(
  db: Db,
  open: OpenTour,
  { tour, outcome, entry }: { readonly tour: Tour | null; readonly outcome: QuizOutcome; readonly entry: LedgerEntry },
): Promise<boolean> {
  const { questionId, userId, wordId, isRight, points, day, month } = entry;
  const tourId = outcome.summary === null ? open.tourId : null;
  const answeredAt = sql`${entry.answeredAt.toISOString()}::timestamptz`;
  const step = sql.raw(String(pointsPerStep));
  const { rowCount } = await db.execute(sql`
    with closed as (
      update quizzes set tour = ${asJson(tour && tourJson.toDriver(tour))}, tour_id = ${tourId}::uuid, question_id = null,
        remaining = jsonb_array_length(pool) + ${tour?.queue.length ?? 0}::int, updated_at = ${answeredAt}
      where ${isUnchanged(open)}
      returning id
    ), kept as (
      insert into quiz_answers (question_id, quiz_id, tour_id, outcome, answered_at)
      select ${questionId}::uuid, id, ${open.tourId}::uuid, ${asJson(outcomeJson.toDriver(outcome))}, ${answeredAt} from closed
    ), entry as (
      insert into points_ledger (question_id, user_id, word_id, is_right, points, day, month, answered_at)
      select ${questionId}::uuid, ${userId}::int, ${wordId}::bigint, ${isRight}::boolean, ${points}::int, ${day}::date,
        ${month}, ${answeredAt}
      from closed
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
      order by step
      on conflict (month, step) do update set people = stored.people + excluded.people
    )
    select from closed`);
  return rowCount === 1;
}
