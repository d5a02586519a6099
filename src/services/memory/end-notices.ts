import { changeUser } from "../../storage/accounts/change-user.ts";
import { endReminder } from "../../storage/memory/settings.ts";
import { readNoticeCode } from "../accounts/notice-code.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";

/**
 * Ends a person's reminders, or mails of the end of premium, by the code of a link. Done twice it comes to the same, and
 * of somebody who has left there is nothing to end.
 *
 * @throws {Refusal} invalid (code.unknown)
 */
export async function endNotices({ database: { db }, keyedHash }: Services, code: string): Promise<void> {
  const meant = readNoticeCode(keyedHash, code);
  if (meant === undefined) throw new Refusal("invalid", [{ field: "code", code: "code.unknown" }]);
  if (meant.notice === "reminder") await endReminder(db, meant.userId);
  else await changeUser(db, meant.userId, { premiumMail: false });
}
