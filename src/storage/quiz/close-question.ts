import { levels } from "../../domain/lexicon/level.ts";
import type { Day, Month } from "../../domain/locale/day.ts";
import { pauseBinCount, pauseBounds, timeBinCount, timeBinOf } from "../../domain/progress/answer-times.ts";
import type { PlayedAnswer } from "../../domain/progress/play-day.ts";
import { type MethodId, methodIds } from "../../domain/quiz/methods.ts";
import type { Tour } from "../../domain/quiz/quiz-state.ts";
import { unfinishedIn } from "../../domain/quiz/tour.ts";
import type { Db } from "../database.ts";
import { type SQL, sql } from "../drizzle.ts";
import { type AnswerChange, answerChangeParts } from "../memory/answer-change.ts";
import { pointsPerStep } from "../progress/rank-step.ts";
import { rankedPointsOf, withinCap } from "../progress/ranked-points-of.ts";
import { isUnchanged, type OpenTour } from "./open-tour.ts";
import type { QuizOutcome } from "./quiz-record.ts";

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

/** The answer as it is added to its day of the leaderboard. */
export type PlayedEntry = Pick<PlayedAnswer, "elapsedMs" | "isHasty" | "hour" | "level"> & {
  readonly day: Day;
  readonly method: MethodId;
  /** That was played (services/quiz/list-key.ts). */
  readonly list: string;
};

const asJson = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** Counts of which one is given and the others are 0. */
function countsOf(length: number, at: number | undefined, count = 1): SQL {
  return sql`${sql.param(Array.from({ length }, (_, index) => (index === at ? count : 0)))}::int[]`;
}

/** The stored counts with one of them raised; arrays of SQL begin with 1. */
function raised(column: string, at: SQL | number, by: SQL | number = 1): SQL {
  const counts = sql.raw(`stored.${column}`);
  const place = sql`(${at})::int`;
  return sql`${counts}[:${place} - 1] || (${counts}[${place}] + ${by}) || ${counts}[${place} + 1:]`;
}

/** The place among the bins of pauses of the time since the day's answer before. */
const pausePlace = sql`1 + width_bucket(extract(epoch from excluded.last_at - stored.last_at)::float8 * 1000,
  ${sql.raw(`array[${pauseBounds.join()}]::float8[]`)})`;

/**
 * Closes the open question, stores its outcome, and adds it to the ledger, its points to the sums and the answer to the
 * person's memory, atomically; false where the tour or a card of the word has changed since it was read, as by the same
 * answer. A question that is in the ledger already changes no sum.
 *
 * One statement, written by hand over the tables of two areas. As a transaction of several it took 1.4 ms instead of
 * 0.9 ms for one person, and under load 850 answers a second instead of 1,200: rows of `rank_steps`, which others want
 * too, stayed locked for two more round trips. Rows of `rank_steps` are changed in order, so that answers cannot
 * deadlock.
 */
export async function closeQuestion(
  db: Db,
  open: OpenTour,
  {
    tour,
    returned,
    outcome,
    entry,
    played,
    memory,
  }: {
    readonly tour: Tour | null;
    /** Words that leave the tour unfinished, for the pool. */
    readonly returned: readonly number[];
    readonly outcome: QuizOutcome;
    readonly entry: LedgerEntry;
    readonly played: PlayedEntry;
    readonly memory: AnswerChange;
  },
): Promise<boolean> {
  const { questionId, userId, wordId, isRight, points, day, month } = entry;
  const tourId = outcome.summary === null ? open.tourId : null;
  const answeredAt = sql`${entry.answeredAt.toISOString()}::timestamptz`;
  const step = sql.raw(String(pointsPerStep));
  const isRightNow = sql`excluded.wrong = 0`;
  const timeBin = played.elapsedMs === null ? undefined : timeBinOf(played.elapsedMs);
  const [method, level] = [methodIds.indexOf(played.method), played.level - 1];
  const methodAfter = sql.raw(`method_points[${method + 1}]`);
  const remembered = answerChangeParts(userId, memory, "closed");
  const { rowCount } = await db.execute(sql`
    with ${remembered.held}, closed as (
      update quizzes set tour = ${asJson(tour)}, tour_id = ${tourId}::uuid, question_id = null,
        pool = pool || ${asJson(returned)},
        remaining = jsonb_array_length(pool) + ${returned.length + unfinishedIn(tour)}::int, updated_at = ${answeredAt},
        right_count = right_count + ${isRight ? 1 : 0}, wrong_count = wrong_count + ${isRight ? 0 : 1},
        points = points + ${points}::int
      where ${isUnchanged(open)} and ${remembered.isCurrent}
      returning id
    ), ${remembered.parts}, kept as (
      insert into quiz_answers (question_id, quiz_id, tour_id, outcome, answered_at)
      select ${questionId}::uuid, id, ${open.tourId}::uuid, ${asJson(outcome)}, ${answeredAt} from closed
    ), entry as (
      insert into points_ledger (question_id, user_id, word_id, is_right, points, day, month, answered_at)
      select ${questionId}::uuid, ${userId}::int, ${wordId}::bigint, ${isRight}::boolean, ${points}::int, ${day}::date,
        ${month}, ${answeredAt}
      from closed
      on conflict (question_id) do nothing
      returning user_id, points, day, month, answered_at
    ), listed as (
      insert into play_lists as stored (user_id, day, list, points, answers)
      select user_id, ${played.day}::date, ${played.list}, points, 1 from entry
      on conflict (user_id, day, list) do update set
        points = stored.points + excluded.points, answers = stored.answers + 1
      returning ${withinCap("list", sql`points`, sql`${points}::int`)} as counted
    ), played as (
      insert into play_days as stored
        (user_id, day, points, answers, wrong, timed, ms_sum, ms_square_sum, hasty, hours, run, longest_run, time_bins,
          counted, method_points, method_answers, level_answers, pause_bins, last_at)
      select user_id, ${played.day}::date, points, 1, ${isRight ? 0 : 1}, ${played.elapsedMs === null ? 0 : 1},
        ${played.elapsedMs ?? 0}::bigint, ${(played.elapsedMs ?? 0) ** 2}::bigint, ${played.isHasty ? 1 : 0},
        ${1 << played.hour}::int, run, run, ${countsOf(timeBinCount, timeBin)},
        least(listed.counted, ${withinCap("method", sql`points`, sql`points`)}),
        ${countsOf(methodIds.length, method, points)}, ${countsOf(methodIds.length, method)},
        ${countsOf(levels.length, level)}, ${countsOf(pauseBinCount, undefined)}, answered_at
      from entry, listed, lateral (
        select case when ${isRight}::boolean then 1 + coalesce((
          select before.run from play_days as before
          where before.user_id = entry.user_id and before.day < ${played.day}::date order by before.day desc limit 1
        ), 0) else 0 end as run
      ) as started
      on conflict (user_id, day) do update set
        points = stored.points + excluded.points,
        answers = stored.answers + 1,
        wrong = stored.wrong + excluded.wrong,
        timed = stored.timed + excluded.timed,
        ms_sum = stored.ms_sum + excluded.ms_sum,
        ms_square_sum = stored.ms_square_sum + excluded.ms_square_sum,
        hasty = stored.hasty + excluded.hasty,
        hours = stored.hours | excluded.hours,
        time_bins = ${timeBin === undefined ? sql`stored.time_bins` : raised("time_bins", timeBin + 1)},
        counted = stored.counted + least(excluded.counted,
          ${withinCap("method", sql`(stored.${methodAfter} + excluded.points)`, sql`excluded.points`)}),
        method_points = ${raised("method_points", method + 1, sql`excluded.points`)},
        method_answers = ${raised("method_answers", method + 1)},
        level_answers = ${raised("level_answers", level + 1)},
        pause_bins = case when stored.last_at is null then stored.pause_bins else ${raised("pause_bins", pausePlace)} end,
        last_at = excluded.last_at,
        run = case when ${isRightNow} then stored.run + 1 else 0 end,
        longest_run = greatest(stored.longest_run, case when ${isRightNow} then stored.run + 1 else 0 end)
      returning counted as reached, ${withinCap("method", methodAfter, sql`${points}::int`)} as within_method
    ), earned as (
      select entry.*, ${rankedPointsOf(sql`reached`)} - ${rankedPointsOf(sql`(reached - least(within_method, listed.counted))`)} as gained
      from entry, listed, played
      where points > 0
    ), by_day as (
      insert into points_days as stored (user_id, day, points) select user_id, day, points from earned
      on conflict (user_id, day) do update set points = stored.points + excluded.points
    ), by_month as (
      insert into points_months as stored (user_id, month, points, ranked, is_ranked, reached_at)
      select user_id, month, points, gained, is_mail_verified and not exists (
          select from board_flags where board_flags.user_id = earned.user_id and state <> 'cleared'
        ), answered_at
      from earned join users on users.id = user_id
      on conflict (user_id, month) do update set
        points = stored.points + excluded.points,
        ranked = stored.ranked + excluded.ranked,
        reached_at = case when excluded.ranked > 0 then excluded.reached_at else stored.reached_at end
      returning month, points, ranked, is_ranked
    ), moved as (
      select by_month.month, (ranked - gained) / ${step} as old_step, ranked / ${step} as new_step,
        by_month.points = earned.points as is_new
      from by_month, earned
      where is_ranked
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
