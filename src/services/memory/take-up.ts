import { randomUUID } from "node:crypto";
import { memoryDay } from "../../domain/locale/day.ts";
import { isHard, isLearnt } from "../../domain/memory/card.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { readMemories, type StoredMemory } from "../../storage/memory/memories.ts";
import { type NewEntry, recordEntries } from "./record-entries.ts";
import { readScheduler } from "./settings.ts";

/** Whether taking a word up changes anything: not while it is being learnt. */
function isChanged(memory: StoredMemory | undefined): boolean {
  const { recognition = null, production = null } = memory ?? {};
  if (memory === undefined || recognition === null || isLearnt(memory) || memory.isStopped) return true;
  return isHard(recognition) || (production !== null && isHard(production));
}

export type TakenUp = {
  readonly wordIds: readonly number[];
  /** The number of the sense that is learnt, by word; the first unless given. */
  readonly senses?: ReadonlyMap<number, number | null>;
  /** Milliseconds. */
  readonly at: number;
};

/**
 * "Teach me": the words get new cards, learnt ones too, and hard words return to the queue, in a transaction that holds the
 * user's lock. @returns how many words that changed
 */
export async function takeUp(
  transaction: Db,
  { id, timeZone }: Pick<StoredUser, "id" | "timeZone">,
  { wordIds, senses, at }: TakenUp,
): Promise<number> {
  const memories = await readMemories(transaction, id, wordIds, "locked");
  const day = memoryDay(at, timeZone);
  const entries = wordIds
    .filter((wordId) => isChanged(memories.get(wordId)))
    .map(
      (wordId, place): NewEntry => ({
        answerId: randomUUID(),
        wordId,
        kind: "recognition",
        way: "learn",
        grade: null,
        // A millisecond each, so that they are asked in the order given.
        at: at + place,
        day,
        elapsedMs: null,
        sense: senses?.get(wordId) ?? null,
      }),
    );
  const scheduler = await readScheduler(transaction, id);
  return await recordEntries(transaction, id, entries, { scheduler, knownIds: [] });
}
