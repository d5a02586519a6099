import type { Day } from "../../domain/locale/day.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, gt, isNull, lte, or, sql } from "../drizzle.ts";
import { memoryLog, memorySettings, type reminderWays } from "./schema.ts";

export type DueReminder = {
  readonly userId: number;
  readonly by: (typeof reminderWays)[number];
  readonly hour: number;
  readonly since: Date;
  readonly dueAt: Date;
  readonly remindedDay: Day | null;
  readonly username: string;
  readonly mail: string;
  readonly isMailVerified: boolean;
  readonly language: Locale;
  readonly timeZone: string;
};

/** Longer than any wait: such a one was put off by a clock that was wrong, and is looked at. */
const longestWaitMs = 26 * 60 * 60_000;

/** Reminders that are to be looked at, the earliest first; those of blocked people wait. */
export async function readDueReminders(db: Db, now: Date, limit: number): Promise<DueReminder[]> {
  const { reminderDueAt: dueAt } = memorySettings;
  const rows = await db
    .select({
      userId: users.id,
      by: memorySettings.reminderBy,
      hour: memorySettings.reminderHour,
      since: memorySettings.reminderSince,
      dueAt,
      remindedDay: memorySettings.remindedDay,
      username: users.username,
      mail: users.mail,
      isMailVerified: users.isMailVerified,
      language: users.language,
      timeZone: users.timeZone,
    })
    .from(memorySettings)
    .innerJoin(users, eq(users.id, memorySettings.userId))
    .where(and(or(lte(dueAt, now), gt(dueAt, new Date(now.getTime() + longestWaitMs))), isNull(users.blockedAt)))
    .orderBy(asc(dueAt))
    .limit(limit);
  return rows.map((row) => ({ ...row, dueAt: row.dueAt ?? now, since: row.since ?? new Date(0) }));
}

/** Puts a reminder off to its next time; false where another process or the person did meanwhile. */
export async function putOffReminder(
  transaction: Db,
  { userId, dueAt }: Pick<DueReminder, "userId" | "dueAt">,
  next: Date,
  remindedDay: Day | null,
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(memorySettings)
    .set({ reminderDueAt: next, remindedDay })
    .where(and(eq(memorySettings.userId, userId), eq(memorySettings.reminderDueAt, dueAt)));
  return rowCount === 1;
}

/** When a person answered last, in ms since 1970; 0 for never. */
export async function readLastAnswerAt(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ at: sql<string | null>`max(${memoryLog.at})` })
    .from(memoryLog)
    .where(eq(memoryLog.userId, userId));
  return row?.at == null ? 0 : new Date(row.at).getTime();
}
