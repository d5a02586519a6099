import { defaultScheduling, type Scheduling } from "../../domain/memory/scheduler.ts";
import { defaultReviewSettings, type GoalMinutes, goals, type ReviewSettings } from "../../domain/memory/session.ts";
import type { Db } from "../database.ts";
import { eq } from "../drizzle.ts";
import { memorySettings, type reminderWays } from "./schema.ts";

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
