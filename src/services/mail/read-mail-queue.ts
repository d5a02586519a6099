import { readWaitingMails } from "../../storage/mail/queries.ts";
import type { Services } from "../services.ts";

/** How many mails wait to be sent, for how many seconds the oldest of them, and how many are held for a quota. */
export async function readMailQueue({ database, now }: Services) {
  const { count, oldest, held } = await readWaitingMails(database.db);
  return { count, held, oldestSeconds: oldest === null ? 0 : Math.max(0, (now().getTime() - oldest.getTime()) / 1000) };
}
