import type { PollWithOptions } from "../../../storage/console/polls.ts";
import type { Db } from "../../../storage/database.ts";
import { lockPoll, type PollRow, readOptions } from "../../../storage/polls/manage-polls.ts";
import { Refusal } from "../../refusal.ts";

/** A poll with its options, locked. @throws {Refusal} not_found. */
export async function lockWithOptions(transaction: Db, id: number): Promise<PollWithOptions> {
  const poll: PollRow | undefined = await lockPoll(transaction, id);
  if (poll === undefined) throw new Refusal("not_found");
  return { ...poll, options: await readOptions(transaction, [id]) };
}
