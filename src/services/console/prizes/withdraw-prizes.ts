import type { Month } from "../../../domain/locale/day.ts";
import { withdrawMails } from "../../../storage/mail/queries.ts";
import { deletePrizes, lockMonth, updateMonth } from "../../../storage/progress/prizes.ts";
import { objectionMs } from "../../progress/grant-prizes.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";

const refused = (code: string) => new Refusal("conflict", [{ field: "month", code }]);

/**
 * Takes back the prizes of a month, all of whose mails still wait: their codes are good no more. They then wait for as long
 * as after the freezing.
 *
 * @throws {Refusal} not_found; conflict with month.sent where a mail has gone.
 */
export async function withdrawPrizes(services: Services, operator: Operator, month: Month): Promise<void> {
  await audited(services, operator, "WithdrawPrizes", async (transaction) => {
    const frozen = await lockMonth(transaction, month);
    if (frozen === undefined || frozen.grantedAt === null) throw new Refusal("not_found");
    const prizes = await deletePrizes(transaction, month);
    const withdrawn = await withdrawMails(transaction, ["prize"], { ids: prizes.map(({ mailId }) => mailId) });
    if (withdrawn < prizes.length) throw refused("month.sent");
    const grantDueAt = new Date(services.now().getTime() + objectionMs);
    await updateMonth(transaction, month, { grantedAt: null, grantedBy: null, grantDueAt });
    const before = { grantedAt: frozen.grantedAt, prizes: prizes.map(({ place, rank }) => ({ place, rank })) };
    return { thing: `month:${month}`, before, after: { grantedAt: null }, result: undefined };
  });
}
