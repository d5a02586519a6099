import type { MailKind } from "../../domain/mail/mail.ts";
import type { Db } from "../../storage/database.ts";
import { withdrawMails } from "../../storage/mail/queries.ts";
import { type MailToQueue, queueMail } from "../mail/queue-mail.ts";
import { waitForUndo } from "./undo-time.ts";

/**
 * Tells a person by mail of what was decided about them, once it can hardly be taken back any more. Who was not told of
 * the opposite yet needs to hear of neither.
 *
 * @param opposite the kind of mail that tells of the contrary decision
 */
export async function tellDecision(
  transaction: Db,
  letter: MailToQueue & { readonly userId: number },
  { opposite, decidedAt }: { readonly opposite: MailKind; readonly decidedAt: Date },
): Promise<void> {
  if ((await withdrawMails(transaction, [opposite], { userId: letter.userId })) > 0) return;
  await queueMail(transaction, { ...letter, wait: waitForUndo(decidedAt) });
}
