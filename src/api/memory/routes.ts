import type { z } from "zod";
import type { changeSettings, Memory, MemorySettings } from "../../contract/memory.ts";
import { cardIdOf } from "../../domain/memory/card.ts";
import { getMemory, type Memory as ReadMemory } from "../../services/memory/get-memory.ts";
import { readWordNote, writeWordNote } from "../../services/memory/notes.ts";
import { changeMemorySettings, readMemorySettings, type ShownSettings } from "../../services/memory/settings.ts";
import type { Api } from "../handle.ts";

function presentSettings({ isSelfGraded: selfGrading, ...settings }: ShownSettings): MemorySettings {
  return { ...settings, selfGrading };
}

function presentMemory({ hard, weeks, byStability, dueByDay, ...memory }: ReadMemory): Memory {
  return {
    ...memory,
    dueByDay: [...dueByDay],
    byStability: [...byStability],
    weeks: [...weeks],
    hard: hard.map((card) => ({ ...card, cardId: cardIdOf(card) })),
  };
}

/** What a person remembers, notes on words and the settings of learning. */
export function registerMemory({ handle, services }: Api): void {
  handle("Memory/GetMemory", async ({ user }) => presentMemory(await getMemory(services, user)));

  handle("Memory/GetSettings", async ({ user }) => presentSettings(await readMemorySettings(services, user.id)));

  async function change(userId: number, { selfGrading: isSelfGraded, ...changed }: z.output<typeof changeSettings>) {
    return presentSettings(await changeMemorySettings(services, userId, { ...changed, isSelfGraded }));
  }
  handle("Memory/ChangeSettings", ({ user, body }) => change(user.id, body));
  handle("Memory/SaveSettings", ({ user, body }) => change(user.id, body));

  handle("Memory/GetNote", async ({ user, query }) => await readWordNote(services, user.id, query.wordId));

  handle("Memory/SaveNote", async ({ user, body: { wordId, ...written } }) =>
    writeWordNote(services, user.id, wordId, written),
  );
}
