import { demoIdPrefix, demoIds, demoMailDomain } from "../../domain/console/demo/demo-mark.ts";
import { demoPointsPerAnswer } from "../../domain/console/demo/demo-people.ts";
import { leaderboardZone } from "../../domain/progress/leaderboard-day.ts";
import { accountOrigins, users } from "../accounts/schema.ts";
import { type StoredUser, storedUserOf } from "../accounts/users.ts";
import { contactAnswers, contactMessages, reports, reportVoices } from "../contact/schema.ts";
import type { Db } from "../database.ts";
import { asc, eq, ne, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";
import { paymentEvents, payments, premiumGrants } from "../premium/schema.ts";
import { pointsPerStep } from "../progress/rank-step.ts";
import { boardFlags, frozenMonths, playDays } from "../progress/schema.ts";

/** PostgreSQL takes 65,535 parameters of a statement. */
const rowsOfStatement = 1_000;

function* chunksOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += rowsOfStatement) yield rows.slice(at, at + rowsOfStatement);
}

/** Accounts besides the admins', payments and frozen months: a site that has any is somebody's. */
export async function countTraces(db: Db): Promise<number> {
  return (
    (await db.$count(users, ne(users.role, "admin"))) + (await db.$count(payments)) + (await db.$count(frozenMonths))
  );
}

export async function readFirstAdmin(db: Db): Promise<StoredUser | undefined> {
  const [admin] = await db.select().from(users).where(eq(users.role, "admin")).orderBy(asc(users.id)).limit(1);
  return admin && storedUserOf(admin);
}

/** Whether the site is filled with made-up rows: payments have no other mark that an index finds. */
export async function hasDemo(db: Db): Promise<boolean> {
  const isDemo = sql`${payments.id} between ${demoIds.first}::uuid and ${demoIds.last}::uuid`;
  return (await db.select({ id: payments.id }).from(payments).where(isDemo).limit(1)).length > 0;
}

/** Words of the lexicon, for reports about them. */
export async function readSomeWords(db: Db, limit: number) {
  return await db
    .select({ id: words.id, phrase: words.phrase })
    .from(words)
    .where(eq(words.source, "lexicon"))
    .orderBy(asc(words.level), asc(words.id))
    .limit(limit);
}

/** @returns their ids, in the same order */
export async function insertDemoUsers(db: Db, rows: readonly (typeof users.$inferInsert)[]): Promise<number[]> {
  const ids: number[] = [];
  for (const chunk of chunksOf(rows)) {
    ids.push(...(await db.insert(users).values(chunk).returning({ id: users.id })).map(({ id }) => id));
  }
  return ids.toSorted((a, b) => a - b);
}

export type DemoRows = {
  readonly payments: readonly (typeof payments.$inferInsert)[];
  readonly events: readonly (typeof paymentEvents.$inferInsert)[];
  readonly grants: readonly (typeof premiumGrants.$inferInsert)[];
  readonly origins: readonly (typeof accountOrigins.$inferInsert)[];
  readonly playDays: readonly (typeof playDays.$inferInsert)[];
};

export async function insertDemoRows(db: Db, rows: DemoRows): Promise<void> {
  for (const chunk of chunksOf(rows.payments)) await db.insert(payments).values(chunk);
  for (const chunk of chunksOf(rows.events)) await db.insert(paymentEvents).values(chunk);
  for (const chunk of chunksOf(rows.grants)) await db.insert(premiumGrants).values(chunk);
  for (const chunk of chunksOf(rows.origins)) await db.insert(accountOrigins).values(chunk);
  for (const chunk of chunksOf(rows.playDays)) await db.insert(playDays).values(chunk);
  await insertDerived(db);
}

/** The ledger's rows of the days that were played, and what is summed up from them. */
async function insertDerived(db: Db): Promise<void> {
  const isDemo = sql`user_id in (select id from users where mail_folded like ${`%@${demoMailDomain}`})`;
  // Some words, by turns; a lexicon that is not loaded has none.
  await db.execute(sql`
    insert into points_ledger (question_id, user_id, word_id, is_right, points, day, month, answered_at)
    select (${demoIdPrefix("answer")}::text || lpad(to_hex(row_number() over (order by day, user_id, n)), 12, '0'))::uuid,
      user_id, coalesce(chosen.ids[1 + (n * 7 + user_id) % cardinality(chosen.ids)], 1),
      n > wrong, case when n > wrong then ${demoPointsPerAnswer}::int else 0 end, day, to_char(day, 'YYYY-MM'),
      least(last_at, (day::timestamp + interval '8 hours') at time zone ${leaderboardZone} + n * interval '40 seconds')
    from play_days, generate_series(1, answers) n,
      (select array_agg(id order by id) as ids from (select id from words where source = 'lexicon' order by id limit 300) w) chosen
    where ${isDemo}`);
  await db.execute(sql`
    insert into points_days (user_id, day, points)
    select user_id, day, points from play_days where points > 0 and ${isDemo}`);
  await db.execute(sql`
    insert into points_months (user_id, month, points, ranked, is_ranked, reached_at)
    select user_id, to_char(day, 'YYYY-MM'), sum(points), sum(points), users.is_mail_verified, max(last_at)
    from play_days join users on users.id = user_id
    where points > 0 and ${isDemo}
    group by 1, 2, 5`);
  await db.execute(sql`
    insert into known_words (user_id, word_id, known_at)
    select users.id, w.id, users.created_at
    from users, (select id, row_number() over (order by id) as at from (select id from words where source = 'lexicon' order by id limit 300) chosen) w
    where mail_folded like ${`%@${demoMailDomain}`} and w.at % 12 = users.id % 12`);
  await rebuildRankSteps(db);
}

/** The steps of the board's months that are not frozen, and of those that were just made, anew from people's points. */
export async function rebuildRankSteps(db: Db): Promise<void> {
  await db.execute(sql`delete from rank_steps`);
  await db.execute(sql`
    insert into rank_steps (month, step, people)
    select month, ranked / ${sql.raw(String(pointsPerStep))}, count(*) from points_months where is_ranked group by 1, 2`);
}

export async function insertDemoFlags(db: Db, rows: readonly (typeof boardFlags.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(boardFlags).values([...rows]);
}

export async function insertDemoMessage(
  db: Db,
  message: typeof contactMessages.$inferInsert,
  answer: Omit<typeof contactAnswers.$inferInsert, "messageId"> | undefined,
): Promise<void> {
  const [row] = await db.insert(contactMessages).values(message).returning({ id: contactMessages.id });
  if (row !== undefined && answer !== undefined) {
    await db.insert(contactAnswers).values({ ...answer, messageId: row.id });
  }
}

export async function insertDemoReport(
  db: Db,
  report: typeof reports.$inferInsert,
  voices: readonly Buffer[],
): Promise<void> {
  const [row] = await db.insert(reports).values(report).onConflictDoNothing().returning({ id: reports.id });
  if (row === undefined) return;
  const { id: reportId } = row;
  await db.insert(reportVoices).values(voices.map((voice) => ({ reportId, voice })));
}

/**
 * Takes out all that was made up, and what was done with it since; of real people nothing. The function belongs to who
 * owns the tables: the site's role itself may not delete from those that are only added to.
 *
 * @returns how many accounts are gone
 */
export async function deleteDemo(transaction: Db): Promise<number> {
  const { rows } = await transaction.execute<{ removed: number }>(sql`select remove_demo() as removed`);
  await rebuildRankSteps(transaction);
  return Number(rows[0]?.removed ?? 0);
}
