import type { GoalChange } from "../../domain/memory/goal.ts";
import type { SavedPlan } from "../../domain/memory/saved-plan.ts";
import { defaultScheduling, type Scheduling } from "../../domain/memory/scheduler.ts";
import { defaultReviewSettings, type GoalMinutes, goals, type ReviewSettings } from "../../domain/memory/session.ts";
import type { Db } from "../database.ts";
import { eq, sql } from "../drizzle.ts";
import { memorySettings, type reminderWays } from "./schema.ts";

export type Reminder = { readonly by: (typeof reminderWays)[number]; readonly hour: number };

/** What a person chose for learning, or the defaults. */
export type MemorySettings = ReviewSettings &
  Scheduling & {
    readonly isSelfGraded: boolean;
    readonly reminder: Reminder;
    /** Each with its first day; empty until another goal than the default was chosen. */
    readonly goalChanges: readonly GoalChange[];
    /** What the person wants to watch. */
    readonly plan: SavedPlan | null;
  };

const defaults: MemorySettings = {
  ...defaultReviewSettings,
  ...defaultScheduling,
  isSelfGraded: false,
  reminder: { by: "none", hour: 20 },
  goalChanges: [],
  plan: null,
};

const goalOf = (minutes: number): GoalMinutes => goals.find((goal) => goal === minutes) ?? defaults.goalMinutes;

export async function readSettings(db: Db, userId: number): Promise<MemorySettings> {
  const [row] = await db.select().from(memorySettings).where(eq(memorySettings.userId, userId));
  if (row === undefined) return defaults;
  const { goalMinutes, reminderBy: by, reminderHour: hour } = row;
  const { retention, newPerDay, isSelfGraded, goalChanges, plan, weights } = row;
  return {
    retention,
    newPerDay,
    isSelfGraded,
    goalChanges,
    plan,
    weights,
    goalMinutes: goalOf(goalMinutes),
    reminder: { by, hour },
  };
}

/** Since when a reminder is as it is, and when it is due; null where there is none. */
export type ReminderTimes = { readonly since: Date; readonly dueAt: Date | null };

/** Stores what a person chose; the fitted parameters and the plan stay, and the times of the reminder unless given. */
export async function saveSettings(
  db: Db,
  userId: number,
  { retention, newPerDay, goalMinutes, goalChanges, isSelfGraded, reminder }: Omit<MemorySettings, "weights" | "plan">,
  times: ReminderTimes | undefined,
): Promise<void> {
  const chosen = {
    retention,
    newPerDay,
    goalMinutes,
    goalChanges,
    isSelfGraded,
    reminderBy: reminder.by,
    reminderHour: reminder.hour,
    ...(times !== undefined && { reminderSince: times.since, reminderDueAt: times.dueAt }),
  };
  await db
    .insert(memorySettings)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: memorySettings.userId, set: chosen });
}

/** Stores parameters that were fitted to a person, null for the defaults, and when; of one who has left nothing. */
export async function saveFitted(
  db: Db,
  userId: number,
  weights: readonly number[] | null,
  fittedAt: Date,
): Promise<void> {
  const { retention, newPerDay, goalMinutes, isSelfGraded, reminder } = defaults;
  const fitted = sql`${weights === null ? null : sql.param([...weights])}::float8[]`;
  await db.execute(sql`
    insert into memory_settings (user_id, retention, new_per_day, goal_minutes, is_self_graded, reminder_by,
      reminder_hour, weights, fitted_at)
    select id, ${retention}::float8, ${newPerDay}::smallint, ${goalMinutes}::smallint, ${isSelfGraded}::boolean,
      ${reminder.by}::text, ${reminder.hour}::smallint, ${fitted}, ${fittedAt.toISOString()}::timestamptz
    from users where id = ${userId}::int
    on conflict (user_id) do update set weights = excluded.weights, fitted_at = excluded.fitted_at`);
}

/** Ends a person's reminders; those who have none stay as they are. */
export async function endReminder(db: Db, userId: number): Promise<void> {
  await db
    .update(memorySettings)
    .set({ reminderBy: "none", reminderDueAt: null })
    .where(eq(memorySettings.userId, userId));
}

export async function savePlan(db: Db, userId: number, plan: SavedPlan): Promise<void> {
  const { retention, newPerDay, goalMinutes, isSelfGraded, reminder } = defaults;
  const chosen = { retention, newPerDay, goalMinutes, isSelfGraded };
  await db
    .insert(memorySettings)
    .values({ userId, ...chosen, reminderBy: reminder.by, reminderHour: reminder.hour, plan })
    .onConflictDoUpdate({ target: memorySettings.userId, set: { plan } });
}
