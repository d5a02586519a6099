import { memoryDay } from "../../domain/locale/day.ts";
import { withGoal } from "../../domain/memory/goal.ts";
import { nextReminder } from "../../domain/memory/reminder.ts";
import { createScheduler, defaultScheduling, type Scheduler, type Scheduling } from "../../domain/memory/scheduler.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { type MemorySettings, type ReminderTimes, readSettings, saveSettings } from "../../storage/memory/settings.ts";
import type { Services } from "../services.ts";
import { changeMemory } from "./record-entries.ts";

const defaultScheduler = createScheduler(defaultScheduling);

/** What schedules a person's cards. */
export function schedulerOf({ retention, weights }: Scheduling): Scheduler {
  const isDefault = retention === defaultScheduling.retention && weights === null;
  return isDefault ? defaultScheduler : createScheduler({ retention, weights });
}

export async function readScheduler(db: Db, userId: number): Promise<Scheduler> {
  return schedulerOf(await readSettings(db, userId));
}

export type ShownSettings = Omit<MemorySettings, "weights" | "goalChanges"> & {
  /** The parameters were fitted to the person. */
  readonly isFitted: boolean;
};

function shown({ weights, goalChanges: _, ...settings }: MemorySettings): ShownSettings {
  return { ...settings, isFitted: weights !== null };
}

export async function readMemorySettings({ database }: Services, userId: number): Promise<ShownSettings> {
  return shown(await readSettings(database.db, userId));
}

export type ChangedSettings = {
  readonly [Name in Exclude<keyof ShownSettings, "isFitted" | "plan">]?: ShownSettings[Name] | undefined;
};

function reminderTimes({ by, hour }: MemorySettings["reminder"], timeZone: string, since: Date): ReminderTimes {
  return { since, dueAt: by === "none" ? null : new Date(nextReminder(hour, timeZone, since.getTime())) };
}

/** Changes what is given. Days before keep their goal, and cards keep their days: another retention counts from their next answers on. */
export async function changeMemorySettings(
  { database, now }: Services,
  { id, timeZone }: Pick<StoredUser, "id" | "timeZone">,
  changed: ChangedSettings,
): Promise<ShownSettings> {
  return await changeMemory(database, id, async (transaction) => {
    const former = await readSettings(transaction, id);
    const isOtherGoal = changed.goalMinutes !== undefined && changed.goalMinutes !== former.goalMinutes;
    const change = isOtherGoal && { from: memoryDay(now().getTime(), timeZone), minutes: changed.goalMinutes };
    const settings: MemorySettings = {
      weights: former.weights,
      plan: former.plan,
      goalChanges: change ? withGoal(former.goalChanges, change) : former.goalChanges,
      retention: changed.retention ?? former.retention,
      newPerDay: changed.newPerDay ?? former.newPerDay,
      goalMinutes: changed.goalMinutes ?? former.goalMinutes,
      isSelfGraded: changed.isSelfGraded ?? former.isSelfGraded,
      reminder: changed.reminder ?? former.reminder,
    };
    await saveSettings(transaction, id, settings, changed.reminder && reminderTimes(changed.reminder, timeZone, now()));
    return shown(settings);
  });
}
