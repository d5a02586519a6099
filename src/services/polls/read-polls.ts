import { canSeePoll } from "../../domain/polls/poll-policies.ts";
import { readOpenPolls, type StoredPoll } from "../../storage/polls/queries.ts";
import type { Services } from "../services.ts";
import type { Voter } from "./voter.ts";

/** The open polls that the person may see, newest first. */
export async function readPolls({ database, now }: Services, voter: Voter): Promise<StoredPoll[]> {
  const polls = await readOpenPolls(database.db, voter.id);
  return polls.filter((poll) => canSeePoll(voter, poll, now()));
}
