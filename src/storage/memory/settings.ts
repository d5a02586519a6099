import { defaultScheduling, type Scheduling } from "../../domain/memory/scheduler.ts";
import { defaultReviewSettings, type GoalMinutes, goals, type ReviewSettings } from "../../domain/memory/session.ts";
import { users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, gt, isNull, lte, or, sql } from "../drizzle.ts";
import { memoryCards, memoryLog, memorySettings, type reminderWays } from "./schema.ts";

export type Reminder = { readonly by: (typeof reminderWays)[number]; readonly hour: number };

/** What a person chose for learning, or the defaults. */
export type MemorySettings = ReviewSettings &
  Scheduling & { readonly isSelfGraded: boolean; readonly reminder: Reminder };

const defaults: MemorySettings = {
  ...defaultReviewSettings,
  ...defaultScheduling,
  isSelfGraded: false,
  reminder: { by: "none", hour: 20 },
};

const goalOf = (minutes: number): GoalMinutes => goals.find((goal) => goal === minutes) ?? defaults.goalMinutes;

export async function readSettings(db: Db, userId: number): Promise<MemorySettings> {
  const [row] = await db.select().from(memorySettings).where(eq(memorySettings.userId, userId));
  if (row === undefined) return defaults;
  const { retention, newPerDay, goalMinutes, isSelfGraded, reminderBy: by, reminderHour: hour, weights } = row;
  return { retention, newPerDay, goalMinutes: goalOf(goalMinutes), isSelfGraded, reminder: { by, hour }, weights };
}

/** Stores what a person chose; the fitted parameters stay. */
export async function saveSettings(
  db: Db,
  userId: number,
  { retention, newPerDay, goalMinutes, isSelfGraded, reminder }: Omit<MemorySettings, "weights">,
): Promise<void> {
  const chosen = {
    retention,
    newPerDay,
    goalMinutes,
    isSelfGraded,
    reminderBy: reminder.by,
    reminderHour: reminder.hour,
  };
  await db
    .insert(memorySettings)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: memorySettings.userId, set: chosen });
}

/** Stores parameters fitted to a person, or that none better were found: null leaves those that there are. */
export async function saveFit(
  db: Db,
  userId: number,
  weights: readonly number[] | null,
  fittedAt: Date,
): Promise<void> {
  const { retention, newPerDay, goalMinutes, isSelfGraded, reminder } = defaults;
  const fit = { fittedAt, ...(weights !== null && { weights: [...weights] }) };
  await db
    .insert(memorySettings)
    .values({
      ...{ userId, retention, newPerDay, goalMinutes, isSelfGraded },
      ...{ reminderBy: reminder.by, reminderHour: reminder.hour },
      ...fit,
    })
    .onConflictDoUpdate({ target: memorySettings.userId, set: fit });
}

export type UnfittedQuery = {
  /** Answered since this time. */
  readonly answeredSince: Date;
  /** Not tried since this time. */
  readonly notSince: Date;
  /** With so many grades that moved a card. */
  readonly leastGrades: number;
  readonly afterUserId: number;
  readonly limit: number;
};

/** People to whom parameters may be fitted, by their ids from one on. */
export async function findUnfitted(db: Db, query: UnfittedQuery): Promise<number[]> {
  const { answeredSince, notSince, leastGrades, afterUserId, limit } = query;
  const hasAnswered = sql`exists (
    select from ${memoryLog} where ${memoryLog.userId} = ${users.id}
      and ${memoryLog.at} >= ${answeredSince.toISOString()}::timestamptz)`;
  const hasGrades = sql`${leastGrades}::int <= (
    select sum(${memoryCards.reps}) from ${memoryCards} where ${memoryCards.userId} = ${users.id})`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(memorySettings, eq(memorySettings.userId, users.id))
    .where(
      and(
        gt(users.id, afterUserId),
        or(isNull(memorySettings.fittedAt), lte(memorySettings.fittedAt, notSince)),
        hasAnswered,
        hasGrades,
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
