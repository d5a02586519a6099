import { type Card, type CardKind, cardsOf, emptyMemory, type WordMemory } from "../../domain/memory/card.ts";
import type { Db } from "../database.ts";
import { and, eq, isAnyOf, isNotNull, type SQL, sql } from "../drizzle.ts";
import { kindNumbers, memoryCards } from "./schema.ts";

/** A word's cards as they are stored. */
export type StoredMemory = WordMemory & {
  readonly sense: number | null;
  /** Of the cards that are stored. */
  readonly revisions: { readonly [Kind in CardKind]?: number };
};

const noMemory: StoredMemory = { ...emptyMemory, sense: null, revisions: {} };

type CardRow = typeof memoryCards.$inferSelect;

export function kindOf(number: number): CardKind {
  return number === kindNumbers.recognition ? "recognition" : "production";
}

export function cardOf(row: Omit<CardRow, "userId" | "isKnown" | "isStopped" | "lastAt" | "revision" | "sense">): Card {
  const { wordId, kind, stability, difficulty, lastDay, dueDay, reps, lapses } = row;
  const isNew = stability === null || difficulty === null || lastDay === null;
  return { wordId, kind: kindOf(kind), state: isNew ? null : { stability, difficulty, lastDay }, dueDay, reps, lapses };
}

/** What a person remembers of each of some words; locked for the transaction where it is to be changed. */
export async function readMemories(
  db: Db,
  userId: number,
  wordIds: readonly number[],
  lock: "locked" | "unlocked" = "unlocked",
): Promise<ReadonlyMap<number, StoredMemory>> {
  const query = db
    .select()
    .from(memoryCards)
    .where(and(eq(memoryCards.userId, userId), isAnyOf(memoryCards.wordId, wordIds)))
    .orderBy(memoryCards.wordId, memoryCards.kind);
  const rows = await (lock === "locked" ? query.for("update") : query);
  const memories = new Map<number, StoredMemory>(wordIds.map((id) => [id, noMemory]));
  for (const row of rows) {
    const { sense, revisions, lastAt, ...cards } = memories.get(row.wordId) ?? noMemory;
    const card = cardOf(row);
    memories.set(row.wordId, {
      ...cards,
      [card.kind]: card,
      lastAt: Math.max(lastAt, row.lastAt.getTime()),
      isStopped: row.isStopped,
      sense: sense ?? row.sense,
      revisions: { ...revisions, [card.kind]: row.revision },
    });
  }
  return memories;
}

/** A card as it is to be stored; `revision` is that of the stored one it was made from, null of a new card. */
export type CardWrite = {
  readonly card: Card;
  readonly lastAt: number;
  readonly isStopped: boolean;
  readonly sense: number | null;
  readonly revision: number | null;
};

/** The cards of a word that a change has made or changed, and the kinds of those that it has taken away. */
export function writesOf(before: StoredMemory, after: WordMemory, sense: number | null) {
  const writes = cardsOf(after)
    .filter((card) => card !== before[card.kind] || after.lastAt !== before.lastAt)
    .map(
      (card): CardWrite => ({
        card,
        lastAt: after.lastAt,
        isStopped: after.isStopped,
        sense,
        revision: before.revisions[card.kind] ?? null,
      }),
    );
  const gone = (["recognition", "production"] as const).filter((kind) => before[kind] !== null && after[kind] === null);
  return { writes, gone };
}

/** Cards as a table of SQL named `given`, in one parameter however many there are. */
export function givenCards(writes: readonly CardWrite[]): SQL {
  const rows = writes.map(({ card, lastAt, isStopped, sense, revision }) => ({
    word_id: card.wordId,
    kind: kindNumbers[card.kind],
    stability: card.state?.stability ?? null,
    difficulty: card.state?.difficulty ?? null,
    last_day: card.state?.lastDay ?? null,
    due_day: card.dueDay,
    reps: card.reps,
    lapses: card.lapses,
    sense,
    is_stopped: isStopped,
    last_at: new Date(lastAt).toISOString(),
    revision,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (word_id bigint, kind smallint,
    stability float8, difficulty float8, last_day date, due_day date, reps smallint, lapses smallint, sense smallint,
    is_stopped boolean, last_at timestamptz, revision int)`;
}

/** The columns of a new card, and what they are of a given one; `isKnown` is an expression. */
export function newCardColumns(userId: number, isKnown: SQL): { readonly names: SQL; readonly values: SQL } {
  return {
    names: sql`user_id, word_id, kind, stability, difficulty, last_day, due_day, reps, lapses, sense, last_at, is_stopped,
      is_known`,
    values: sql`${userId}::int, given.word_id, given.kind, given.stability, given.difficulty, given.last_day,
      given.due_day, given.reps, given.lapses, given.sense, given.last_at,
      given.is_stopped, ${isKnown}`,
  };
}

export const changedCardColumns = sql`stability = given.stability, difficulty = given.difficulty,
  last_day = given.last_day, due_day = given.due_day, reps = given.reps, lapses = given.lapses, sense = given.sense,
  last_at = given.last_at, is_stopped = given.is_stopped, revision = stored.revision + 1`;

/** A card has changed since it was read: what was computed from it must be computed anew. */
export class StaleCardError extends Error {
  override readonly name = "StaleCardError";
}

/**
 * Stores the cards of a person.
 *
 * @param knownIds words marked as known: their new cards rest
 * @throws {StaleCardError}
 */
export async function saveCards(
  transaction: Db,
  userId: number,
  writes: readonly CardWrite[],
  knownIds: readonly number[],
): Promise<void> {
  const made = writes.filter(({ revision }) => revision === null);
  const changed = writes.filter(({ revision }) => revision !== null);
  if (made.length > 0) {
    const { names, values } = newCardColumns(userId, sql`given.word_id = any(${sql.param([...knownIds])}::bigint[])`);
    const { rowCount } = await transaction.execute(sql`
      insert into memory_cards (${names}) select ${values} from ${givenCards(made)} on conflict do nothing`);
    if (rowCount !== made.length) throw new StaleCardError();
  }
  if (changed.length > 0) {
    const { rowCount } = await transaction.execute(sql`
      update memory_cards as stored set ${changedCardColumns} from ${givenCards(changed)}
      where stored.user_id = ${userId}::int and stored.word_id = given.word_id and stored.kind = given.kind
        and stored.revision = given.revision`);
    if (rowCount !== changed.length) throw new StaleCardError();
  }
}

/** Takes cards away, which the log no longer gives. */
export async function deleteCards(
  transaction: Db,
  userId: number,
  cards: readonly Pick<Card, "wordId" | "kind">[],
): Promise<void> {
  for (const [kind, ofKind] of Map.groupBy(cards, (card) => card.kind)) {
    const wordIds = ofKind.map(({ wordId }) => wordId);
    await transaction
      .delete(memoryCards)
      .where(
        and(
          eq(memoryCards.userId, userId),
          isAnyOf(memoryCards.wordId, wordIds),
          eq(memoryCards.kind, kindNumbers[kind]),
        ),
      );
  }
}

/** Lets the cards of some words rest, or be asked again: they are marked as known, or no more. */
export async function restCards(
  transaction: Db,
  userId: number,
  wordIds: readonly number[],
  isKnown: boolean,
): Promise<void> {
  await transaction
    .update(memoryCards)
    .set({ isKnown, revision: sql`${memoryCards.revision} + 1` })
    .where(
      and(eq(memoryCards.userId, userId), isAnyOf(memoryCards.wordId, wordIds), eq(memoryCards.isKnown, !isKnown)),
    );
}

/**
 * The words that a person has learnt by their cards, those that are being learnt, and those of them that were never asked;
 * and what of the others is not to be asked again, which counts for none of these.
 */
export async function readLearntIds(
  db: Db,
  userId: number,
  knownStability: number,
): Promise<{ readonly [Name in "learntIds" | "learningIds" | "freshIds" | "stoppedIds"]: number[] }> {
  const rows = await db
    .select({
      wordId: memoryCards.wordId,
      stability: memoryCards.stability,
      isStopped: memoryCards.isStopped,
    })
    .from(memoryCards)
    .where(
      and(
        eq(memoryCards.userId, userId),
        eq(memoryCards.kind, kindNumbers.recognition),
        eq(memoryCards.isKnown, false),
      ),
    );
  const isLearnt = ({ stability }: (typeof rows)[number]) => (stability ?? 0) >= knownStability;
  const open = rows.filter((row) => !isLearnt(row));
  const learning = open.filter(({ isStopped }) => !isStopped);
  return {
    learntIds: rows.filter(isLearnt).map(({ wordId }) => wordId),
    learningIds: learning.map(({ wordId }) => wordId),
    freshIds: learning.filter(({ stability }) => stability === null).map(({ wordId }) => wordId),
    stoppedIds: open.filter(({ isStopped }) => isStopped).map(({ wordId }) => wordId),
  };
}

/** The cards that were begun and do not rest. */
export async function readBegunCards(db: Db, userId: number): Promise<Card[]> {
  const rows = await db
    .select()
    .from(memoryCards)
    .where(
      and(
        eq(memoryCards.userId, userId),
        eq(memoryCards.isKnown, false),
        eq(memoryCards.isStopped, false),
        isNotNull(memoryCards.stability),
      ),
    );
  return rows.map(cardOf);
}
