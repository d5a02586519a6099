import { randomUUID } from "node:crypto";
import { memoryDay } from "../../domain/locale/day.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { readMemories } from "../../storage/memory/memories.ts";
import { filterKnown } from "../../storage/progress/known-words.ts";
import { changeMemory, type NewEntry, recordEntries } from "../memory/record-entries.ts";
import { readScheduler } from "../memory/settings.ts";
import type { Services } from "../services.ts";

/**
 * "Don't ask again", and taking that back: rows of the log, so that the later one counts whichever device it is from. Words
 * that are stopped, or not, already are left as they are. @returns how many words that changed
 */
export async function stopAsking(
  { database, now }: Services,
  { id, timeZone }: StoredUser,
  wordIds: readonly number[],
  isStopped: boolean,
): Promise<number> {
  const ids = [...new Set(wordIds)];
  return await changeMemory(database, id, async (transaction) => {
    const memories = await readMemories(transaction, id, ids, "locked");
    const at = now().getTime();
    const entries = ids
      .filter((wordId) => (memories.get(wordId)?.isStopped ?? false) !== isStopped)
      .map(
        (wordId): NewEntry => ({
          answerId: randomUUID(),
          wordId,
          kind: "recognition",
          way: isStopped ? "stop" : "learn",
          grade: null,
          at,
          day: memoryDay(at, timeZone),
          elapsedMs: null,
        }),
      );
    const scheduler = await readScheduler(transaction, id);
    const knownIds = await filterKnown(transaction, id, ids);
    return await recordEntries(transaction, id, entries, { scheduler, knownIds });
  });
}
