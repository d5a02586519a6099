import type { Translated } from "../../domain/locale/locale.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, inArray, isAnyOf, sql } from "../drizzle.ts";
import { pollOptions, polls, pollVotes } from "./schema.ts";

export type PollRow = typeof polls.$inferSelect;

export type OptionRow = {
  readonly pollId: number;
  readonly id: number;
  readonly text: Translated;
  readonly votes: number;
  /** The report of the wished title that it is of. */
  readonly wishId: number | null;
};

export type NewOption = {
  /** Undefined for a new one. */
  readonly id: number | undefined;
  readonly text: Translated;
  readonly wishId: number | null;
};

/** Held until the transaction ends; votes for its options wait. */
export async function lockPoll(transaction: Db, id: number): Promise<PollRow | undefined> {
  const [row] = await transaction.select().from(polls).where(eq(polls.id, id)).for("update");
  return row;
}

/** The options of polls in their order, with their votes. */
export async function readOptions(db: Db, pollIds: readonly number[]): Promise<OptionRow[]> {
  return await db
    .select({
      pollId: pollOptions.pollId,
      id: pollOptions.id,
      text: pollOptions.text,
      votes: sql`count(${pollVotes.userId})`.mapWith(Number),
      wishId: pollOptions.wishId,
    })
    .from(pollOptions)
    .leftJoin(pollVotes, eq(pollVotes.optionId, pollOptions.id))
    .where(isAnyOf(pollOptions.pollId, pollIds))
    .groupBy(pollOptions.id)
    .orderBy(asc(pollOptions.position));
}

/** The options that are of these wished titles, with their votes. */
export async function readWishOptions(
  db: Db,
  wishIds: readonly number[],
): Promise<{ readonly wishId: number | null; readonly pollId: number; readonly votes: number }[]> {
  return await db
    .select({
      wishId: pollOptions.wishId,
      pollId: pollOptions.pollId,
      votes: sql`count(${pollVotes.userId})`.mapWith(Number),
    })
    .from(pollOptions)
    .leftJoin(pollVotes, eq(pollVotes.optionId, pollOptions.id))
    .where(isAnyOf(pollOptions.wishId, wishIds))
    .groupBy(pollOptions.id)
    .orderBy(asc(pollOptions.pollId));
}

export async function updatePoll(
  db: Db,
  id: number,
  change: Partial<Pick<PollRow, "question" | "isPremium" | "closedAt">>,
): Promise<void> {
  await db.update(polls).set(change).where(eq(polls.id, id));
}

/** Above every position of an option: places are unique, also while they are exchanged. */
const shift = 1_000;

/** Brings a poll's options to the given ones in their order; those without an id are new, others are removed. */
export async function replaceOptions(transaction: Db, pollId: number, wanted: readonly NewOption[]): Promise<void> {
  const kept = wanted.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const isOfPoll = eq(pollOptions.pollId, pollId);
  const isKept = kept.length === 0 ? sql`false` : inArray(pollOptions.id, kept);
  await transaction.delete(pollOptions).where(and(isOfPoll, sql`not (${isKept})`));
  await transaction
    .update(pollOptions)
    .set({ position: sql`${pollOptions.position} + ${shift}` })
    .where(isOfPoll);
  for (const [position, { id, text, wishId }] of wanted.entries()) {
    const option = { position, text, wishId };
    if (id === undefined) await transaction.insert(pollOptions).values({ pollId, ...option });
    else await transaction.update(pollOptions).set(option).where(eq(pollOptions.id, id));
  }
}
