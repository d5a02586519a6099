import { closePoll as close } from "../../storage/polls/queries.ts";
import type { Services } from "../services.ts";

/** Closes a poll; false where no such poll is open. */
export function closePoll({ database, now }: Services, id: number): Promise<boolean> {
  return close(database.db, id, now());
}
