import type { Translated } from "../../domain/locale/locale.ts";
import type { Db } from "../database.ts";
import { and, eq, isNull, sql } from "../drizzle.ts";
import { pollOptions, polls, pollVotes } from "./schema.ts";

export type NewPoll = { readonly question: Translated; readonly options: readonly Translated[] };

/** For a transaction. Returns the poll's id. */
export async function insertPoll(transaction: Db, { question, options }: NewPoll, createdAt: Date): Promise<number> {
  const [poll] = await transaction.insert(polls).values({ question, createdAt }).returning({ id: polls.id });
  if (poll === undefined) throw new Error("a poll was not written");
  await transaction.insert(pollOptions).values(options.map((text, position) => ({ pollId: poll.id, position, text })));
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
  /** In their order. */
  readonly options: readonly { readonly id: number; readonly text: Translated; readonly votes: number }[];
  /** The option that the person chose; null before. */
  readonly myVote: number | null;
};

/** The open polls with all their votes, the newest first. */
export async function readOpenPolls(db: Db, userId: number): Promise<StoredPoll[]> {
  const { rows } = await db.execute<StoredPoll>(sql`
    select polls.id, question, json_agg(json_build_object(
        'id', option.id, 'text', option.text,
        'votes', (select count(*) from poll_votes where option_id = option.id)
      ) order by position) as options,
      (select option_id from poll_votes where poll_id = polls.id and user_id = ${userId}) as "myVote"
    from polls join poll_options as option on option.poll_id = polls.id
    where closed_at is null
    group by polls.id order by created_at desc, polls.id desc`);
  return rows;
}

/**
 * Counts a vote, once for a person: `"voted"` where there was one before; undefined where no such option of such a poll
 * is open.
 */
export async function insertVote(
  db: Db,
  { pollId, optionId, userId }: { readonly pollId: number; readonly optionId: number; readonly userId: number },
  votedAt: Date,
): Promise<"counted" | "voted" | undefined> {
  const { rows } = await db.execute<{ isOpen: boolean; isCounted: boolean }>(sql`
    with option as (
      select poll_id, poll_options.id from poll_options join polls on polls.id = poll_id
      where poll_id = ${pollId} and poll_options.id = ${optionId} and closed_at is null
    ), vote as (
      insert into ${pollVotes} (poll_id, user_id, option_id, voted_at)
      select poll_id, ${userId}, id, ${votedAt.toISOString()}::timestamptz from option
      on conflict (poll_id, user_id) do nothing
      returning option_id
    )
    select exists (select from option) as "isOpen", exists (select from vote) as "isCounted"`);
  const [vote] = rows;
  if (vote?.isOpen !== true) return undefined;
  return vote.isCounted ? "counted" : "voted";
}
