import { canVote, isPollOpen } from "../../domain/polls/poll-policies.ts";
import {
  closePoll as close,
  findPollOf,
  insertPoll,
  insertVote,
  type NewPoll,
  readOpenPolls,
  type StoredPoll,
} from "../../storage/polls/queries.ts";
import { lockUser } from "../accounts/lock-user.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";

/** The open polls, newest first. */
export function readPolls({ database }: Services, userId: number): Promise<StoredPoll[]> {
  return readOpenPolls(database.db, userId);
}

/**
 * Votes; a person votes once in each poll.
 *
 * @throws {Refusal} not_found; conflict, by poll.voted
 */
export async function vote(
  { database, now }: Services,
  choice: { readonly userId: number; readonly pollId: number; readonly optionId: number },
): Promise<void> {
  await database.db.transaction(async (transaction) => {
    await lockUser(transaction, choice.userId);
    const poll = await findPollOf(transaction, choice);
    if (poll === undefined || !isPollOpen(poll)) throw new Refusal("not_found");
    if (!canVote(poll)) throw new Refusal("conflict", [{ field: "pollId", code: "poll.voted" }]);
    await insertVote(transaction, choice, now());
  });
}

/** Creates an open poll. Returns its id. */
export function createPoll({ database, now }: Services, poll: NewPoll): Promise<number> {
  return database.db.transaction((transaction) => insertPoll(transaction, poll, now()));
}

/** Closes a poll; false where no such poll is open. */
export function closePoll({ database, now }: Services, id: number): Promise<boolean> {
  return close(database.db, id, now());
}
