import { contactMessages, reports } from "../contact/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, gt, gte, isNotNull, isNull, lt, min, sql } from "../drizzle.ts";
import { timedJob } from "../jobs/schema.ts";
import { mailOutbox } from "../mail/schema.ts";
import { pushOutbox } from "../memory/schema.ts";
import { broughtUploads } from "../my-series/schema.ts";
import { paymentEvents, payments } from "../premium/schema.ts";
import { boardFlags } from "../progress/schema.ts";
import { countMonthsToApprove } from "./prizes.ts";
import { importJobs, processes } from "./schema.ts";

export type ProcessRow = typeof processes.$inferSelect;

/** Notes that a process lives, and forgets those that were not seen since a moment. */
export async function noteProcess(db: Db, row: ProcessRow, forgottenBefore: Date): Promise<void> {
  const { id: _id, ...seen } = row;
  await db.insert(processes).values(row).onConflictDoUpdate({ target: processes.id, set: seen });
  await db.delete(processes).where(lt(processes.seenAt, forgottenBefore));
}

export async function readProcesses(db: Db, seenAfter: Date): Promise<ProcessRow[]> {
  return await db
    .select()
    .from(processes)
    .where(gt(processes.seenAt, seenAfter))
    .orderBy(asc(processes.startedAt), asc(processes.id));
}

export async function readJobs(db: Db) {
  return await db.select().from(timedJob).orderBy(asc(timedJob.name));
}

export async function readDatabaseBytes(db: Db): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`);
  return Number(rows[0]?.bytes ?? 0);
}

export async function readMailQueue(db: Db) {
  const isWaiting = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt));
  const [row] = await db
    .select({ oldest: min(mailOutbox.createdAt), count: sql`count(*)`.mapWith(Number) })
    .from(mailOutbox)
    .where(isWaiting);
  return {
    waiting: row?.count ?? 0,
    failed: await db.$count(mailOutbox, isNotNull(mailOutbox.failedAt)),
    oldestWaiting: row?.oldest ?? null,
  };
}

/** What waits for the operator. */
export async function countWaiting(db: Db, { stuckBefore, faultsAfter }: { stuckBefore: Date; faultsAfter: Date }) {
  const pending = and(eq(payments.state, "pending"), lt(payments.createdAt, stuckBefore));
  const faulty = and(isNotNull(paymentEvents.fault), gte(paymentEvents.receivedAt, faultsAfter));
  return {
    reports: await db.$count(reports, isNull(reports.closedAt)),
    messages: await db.$count(contactMessages, eq(contactMessages.state, "open")),
    failedMails: await db.$count(mailOutbox, isNotNull(mailOutbox.failedAt)),
    stuckPayments: (await db.$count(payments, pending)) + (await db.$count(paymentEvents, faulty)),
    flags: await db.$count(boardFlags, eq(boardFlags.state, "open")),
    months: await countMonthsToApprove(db),
    imports: await db.$count(importJobs, sql`${importJobs.state} in ('waiting', 'running')`),
  };
}

/** Since when the first of each queue waits: of what is being done, of jobs that are due, of purchases without an answer. */
export async function readOldestWaiting(db: Db) {
  const [imports] = await db
    .select({ oldest: min(importJobs.createdAt) })
    .from(importJobs)
    .where(sql`${importJobs.state} in ('waiting', 'running')`);
  const [uploads] = await db
    .select({ oldest: min(broughtUploads.createdAt) })
    .from(broughtUploads)
    .where(sql`${broughtUploads.state} <> 'done'`);
  const [reminders] = await db.select({ oldest: min(pushOutbox.createdAt) }).from(pushOutbox);
  const [jobs] = await db.select({ oldest: min(timedJob.dueAt) }).from(timedJob);
  const isPending = eq(payments.state, "pending");
  const [purchases] = await db
    .select({ oldest: min(payments.createdAt) })
    .from(payments)
    .where(isPending);
  return {
    imports: imports?.oldest ?? null,
    uploads: uploads?.oldest ?? null,
    reminders: reminders?.oldest ?? null,
    jobs: jobs?.oldest ?? null,
    payments: purchases?.oldest ?? null,
  };
}
