import type { Day } from "../../domain/locale/day.ts";
import { newWordsPerDay } from "../../domain/memory/saved-plan.ts";
import type { Db } from "../../storage/database.ts";
import { countBegun } from "../../storage/memory/due-cards.ts";

/** How many new words a person may still begin on a day. `since` is when the day began. */
export async function newWordsLeft(
  db: Db,
  userId: number,
  settings: Parameters<typeof newWordsPerDay>[0],
  day: Day,
  since: Date,
): Promise<number> {
  return Math.max(0, newWordsPerDay(settings) - (await countBegun(db, userId, day, since)));
}
