import { insertPoll, type NewPoll } from "../../storage/polls/queries.ts";
import type { Services } from "../services.ts";

/** Creates an open poll. Returns its id. */
export function createPoll({ database, now }: Services, poll: NewPoll): Promise<number> {
  return database.db.transaction((transaction) => insertPoll(transaction, poll, now()));
}
