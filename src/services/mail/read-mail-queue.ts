import { readWaitingMails } from "../../storage/mail/queries.ts";
import type { Services } from "../services.ts";

/** How many mails wait to be sent, and for how many seconds the oldest of them. */
export async function readMailQueue({ database, now }: Services) {
  const { count, oldest } = await readWaitingMails(database.db);
  return { count, oldestSeconds: oldest === null ? 0 : Math.max(0, (now().getTime() - oldest.getTime()) / 1000) };
}
