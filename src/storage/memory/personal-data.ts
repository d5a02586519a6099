import { asc, eq, inArray } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";
import type { PersonalTable } from "../personal-table.ts";
import { cardOf } from "./memories.ts";
import { memoryCards, memoryLog, memoryNotes, memorySettings, pushOutbox, pushSubscriptions } from "./schema.ts";

export const memoryPersonalData: readonly PersonalTable[] = [
  {
    table: memoryCards,
    exportedAs: "memoryCards",
    read: async (db, userId) => {
      const rows = await db
        .select({ phrase: words.phrase, partOfSpeech: words.partOfSpeech, card: memoryCards })
        .from(memoryCards)
        .innerJoin(words, eq(words.id, memoryCards.wordId))
        .where(eq(memoryCards.userId, userId))
        .orderBy(asc(words.phrase), asc(words.partOfSpeech), asc(memoryCards.kind));
      return rows.map(({ card, ...word }) => {
        const { kind, state, dueDay, reps, lapses } = cardOf(card);
        return { ...word, kind, ...state, dueDay, reps, lapses, isKnown: card.isKnown, isStopped: card.isStopped };
      });
    },
    onDeletion: "cascade",
  },
  {
    table: memoryLog,
    exportedAs: "memoryAnswers",
    read: async (db, userId) =>
      await db
        .select({
          phrase: words.phrase,
          partOfSpeech: words.partOfSpeech,
          way: memoryLog.way,
          grade: memoryLog.grade,
          at: memoryLog.at,
          day: memoryLog.day,
          elapsedMs: memoryLog.elapsedMs,
          stability: memoryLog.stability,
          difficulty: memoryLog.difficulty,
          isUndone: memoryLog.isUndone,
        })
        .from(memoryLog)
        .leftJoin(words, eq(words.id, memoryLog.wordId))
        .where(eq(memoryLog.userId, userId))
        .orderBy(asc(memoryLog.at)),
    onDeletion: "cascade",
  },
  {
    table: memorySettings,
    exportedAs: "memorySettings",
    read: async (db, userId) => {
      const rows = await db.select().from(memorySettings).where(eq(memorySettings.userId, userId));
      return rows.map(({ userId: _, ...settings }) => settings);
    },
    onDeletion: "cascade",
  },
  {
    table: memoryNotes,
    exportedAs: "memoryNotes",
    read: (db, userId) =>
      db
        .select({
          phrase: words.phrase,
          partOfSpeech: words.partOfSpeech,
          meaning: memoryNotes.meaning,
          note: memoryNotes.note,
          changedAt: memoryNotes.changedAt,
        })
        .from(memoryNotes)
        .innerJoin(words, eq(words.id, memoryNotes.wordId))
        .where(eq(memoryNotes.userId, userId))
        .orderBy(asc(words.phrase), asc(words.partOfSpeech)),
    onDeletion: "cascade",
  },
  {
    table: pushOutbox,
    exportedAs: "pushes",
    read: (db, userId) =>
      db
        .select({ message: pushOutbox.message, createdAt: pushOutbox.createdAt })
        .from(pushOutbox)
        .where(
          inArray(
            pushOutbox.subscriptionId,
            db.select({ id: pushSubscriptions.id }).from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)),
          ),
        )
        .orderBy(asc(pushOutbox.createdAt)),
    onDeletion: "cascade",
  },
  {
    table: pushSubscriptions,
    exportedAs: "pushSubscriptions",
    // Not its keys: with them others could push.
    read: (db, userId) =>
      db
        .select({ endpoint: pushSubscriptions.endpoint, createdAt: pushSubscriptions.createdAt })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, userId))
        .orderBy(asc(pushSubscriptions.createdAt)),
    onDeletion: "cascade",
  },
];
