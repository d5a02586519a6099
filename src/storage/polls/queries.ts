import type { Translated } from "../../domain/locale/locale.ts";
import type { Db } from "../database.ts";
import { and, asc, count, desc, eq, isNull } from "../drizzle.ts";
import { pollOptions, polls, pollVotes } from "./schema.ts";

export type NewPoll = {
  readonly question: Translated;
  readonly options: readonly Translated[];
  /** For premium members alone. */
  readonly isPremium?: boolean;
};

/** For a transaction. Returns the poll's id. */
export async function insertPoll(
  transaction: Db,
  { question, options, isPremium = false }: NewPoll,
  createdAt: Date,
): Promise<number> {
  const values = { question, isPremium, createdAt };
  const [poll] = await transaction.insert(polls).values(values).returning({ id: polls.id });
  if (poll === undefined) throw new Error("a poll was not written");
  const rows = options.map((text, position) => ({ pollId: poll.id, position, text }));
  if (rows.length > 0) await transaction.insert(pollOptions).values(rows);
  return poll.id;
}

/** False where no such poll is open. */
export async function closePoll(db: Db, id: number, closedAt: Date): Promise<boolean> {
  const closed = await db
    .update(polls)
    .set({ closedAt })
    .where(and(eq(polls.id, id), isNull(polls.closedAt)))
    .returning({ id: polls.id });
  return closed.length > 0;
}

export type StoredPoll = {
  readonly id: number;
  readonly question: Translated;
  readonly isPremium: boolean;
  /** In their order. */
  readonly options: readonly { readonly id: number; readonly text: Translated; readonly votes: number }[];
  /** The option that the person chose; null before. */
  readonly myVote: number | null;
};

/** The open polls with the number of votes of each option, newest first. */
export async function readOpenPolls(db: Db, userId: number): Promise<StoredPoll[]> {
  const own = db
    .select({ pollId: pollVotes.pollId, optionId: pollVotes.optionId })
    .from(pollVotes)
    .where(eq(pollVotes.userId, userId))
    .as("own");
  const rows = await db
    .select({
      poll: { id: polls.id, question: polls.question, isPremium: polls.isPremium, myVote: own.optionId },
      option: { id: pollOptions.id, text: pollOptions.text, votes: count(pollVotes.userId) },
    })
    .from(polls)
    .innerJoin(pollOptions, eq(pollOptions.pollId, polls.id))
    .leftJoin(pollVotes, eq(pollVotes.optionId, pollOptions.id))
    .leftJoin(own, eq(own.pollId, polls.id))
    .where(isNull(polls.closedAt))
    .groupBy(polls.id, pollOptions.id, own.optionId)
    .orderBy(desc(polls.createdAt), desc(polls.id), asc(pollOptions.position));
  const byPoll = Map.groupBy(rows, ({ poll }) => poll.id);
  return [...byPoll.values()].flatMap((ofPoll) => {
    const [first] = ofPoll;
    return first === undefined ? [] : [{ ...first.poll, options: ofPoll.map(({ option }) => option) }];
  });
}

type Vote = { readonly userId: number; readonly pollId: number; readonly optionId: number };

/** The poll of an option, and what the person has chosen in it; undefined where the poll has no such option. */
export async function findPollOf(
  db: Db,
  { userId, pollId, optionId }: Vote,
): Promise<
  { readonly closedAt: Date | null; readonly isPremium: boolean; readonly myVote: number | null } | undefined
> {
  const [row] = await db
    .select({ closedAt: polls.closedAt, isPremium: polls.isPremium, myVote: pollVotes.optionId })
    .from(pollOptions)
    .innerJoin(polls, eq(polls.id, pollOptions.pollId))
    .leftJoin(pollVotes, and(eq(pollVotes.pollId, polls.id), eq(pollVotes.userId, userId)))
    .where(and(eq(polls.id, pollId), eq(pollOptions.id, optionId)));
  return row;
}

/** For a transaction that holds the lock of the person, who has not voted in the poll. */
export async function insertVote(transaction: Db, vote: Vote, votedAt: Date): Promise<void> {
  await transaction.insert(pollVotes).values({ ...vote, votedAt });
}
