import type { Premium } from "../../domain/accounts/premium-status.ts";
import { canSeePoll, canVote, isPollOpen } from "../../domain/polls/poll-policies.ts";
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

type Voter = Premium & { readonly id: number };

/** The open polls that the person may see, newest first. */
export async function readPolls({ database, now }: Services, voter: Voter): Promise<StoredPoll[]> {
  const polls = await readOpenPolls(database.db, voter.id);
  return polls.filter((poll) => canSeePoll(voter, poll, now()));
}

/**
 * Votes; a person votes once in each poll.
 *
 * @throws {Refusal} not_found; premium.required; conflict, by poll.voted
 */
export async function vote(
  { database, now }: Services,
  voter: Voter,
  { pollId, optionId }: { readonly pollId: number; readonly optionId: number },
): Promise<void> {
  const choice = { userId: voter.id, pollId, optionId };
  await database.db.transaction(async (transaction) => {
    await lockUser(transaction, choice.userId);
    const poll = await findPollOf(transaction, choice);
    if (poll === undefined || !isPollOpen(poll)) throw new Refusal("not_found");
    if (!canSeePoll(voter, poll, now())) throw new Refusal("premium.required");
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
