import { canSeePoll, canVote, isPollOpen } from "../../domain/polls/poll-policies.ts";
import { findPollOf, insertVote } from "../../storage/polls/queries.ts";
import { lockUser } from "../accounts/lock-user.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Voter } from "./voter.ts";

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
