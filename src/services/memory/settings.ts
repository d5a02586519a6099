import { createScheduler, defaultScheduling, type Scheduler, type Scheduling } from "../../domain/memory/scheduler.ts";
import type { Db } from "../../storage/database.ts";
import { type MemorySettings, readSettings, saveSettings } from "../../storage/memory/settings.ts";
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

export type ShownSettings = Omit<MemorySettings, "weights"> & {
  /** The parameters were fitted to the person. */
  readonly isFitted: boolean;
};

function shown({ weights, ...settings }: MemorySettings): ShownSettings {
  return { ...settings, isFitted: weights !== null };
}

export async function readMemorySettings({ database }: Services, userId: number): Promise<ShownSettings> {
  return shown(await readSettings(database.db, userId));
}

export type ChangedSettings = {
  readonly [Name in Exclude<keyof ShownSettings, "isFitted">]?: ShownSettings[Name] | undefined;
};

/** Changes what is given. Cards keep their days: another retention counts from their next answers on. */
export async function changeMemorySettings(
  { database }: Services,
  userId: number,
  changed: ChangedSettings,
): Promise<ShownSettings> {
  return await changeMemory(database, userId, async (transaction) => {
    const former = await readSettings(transaction, userId);
    const settings: MemorySettings = {
      weights: former.weights,
      retention: changed.retention ?? former.retention,
      newPerDay: changed.newPerDay ?? former.newPerDay,
      goalMinutes: changed.goalMinutes ?? former.goalMinutes,
      isSelfGraded: changed.isSelfGraded ?? former.isSelfGraded,
      reminder: changed.reminder ?? former.reminder,
    };
    await saveSettings(transaction, userId, settings);
    return shown(settings);
  });
}
