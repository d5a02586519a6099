import { memoryDay } from "../../domain/locale/day.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { TimedEntry } from "../../storage/memory/log.ts";
import { filterKnown } from "../../storage/progress/known-words.ts";
import { changeMemory, recordEntries } from "../memory/record-entries.ts";
import { readScheduler } from "../memory/settings.ts";
import type { Services } from "../services.ts";

/** A row of a browser's log; its day is that of the person's time zone, whatever the browser's was. */
export type BrowserEntry = Omit<TimedEntry, "day"> & { readonly sense?: number | null };

export type TakenOver = {
  /** Rows that are new, and rows that were there already or are of no word. */
  readonly taken: number;
  readonly skipped: number;
};

/**
 * Adds the log that a browser kept of a visitor to a person's memory. Rows are named by their ids: the same log, or a part of
 * it, sent again or by twenty tabs at once changes nothing.
 */
export async function takeOver(
  { database, now }: Services,
  user: StoredUser,
  rows: readonly BrowserEntry[],
): Promise<TakenOver> {
  const latest = now().getTime();
  // Twice in one log: the first counts.
  const unique = new Map(rows.toReversed().map((row) => [row.answerId, row]));
  const entries = [...unique.values()].map((row) => {
    const at = Math.min(row.at, latest);
    return { ...row, at, day: memoryDay(at, user.timeZone) };
  });
  const taken = await changeMemory(database, user.id, async (transaction) => {
    const scheduler = await readScheduler(transaction, user.id);
    const wordIds = [...new Set(entries.map(({ wordId }) => wordId))];
    const knownIds = await filterKnown(transaction, user.id, wordIds);
    return await recordEntries(transaction, user.id, entries, { scheduler, knownIds });
  });
  return { taken, skipped: rows.length - taken };
}
