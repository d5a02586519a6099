import type { Month } from "../../../domain/locale/day.ts";
import { lockMonth } from "../../../storage/progress/prizes.ts";
import { grantPrizes } from "../../progress/grant-prizes.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { waitForUndo } from "../undo-time.ts";

/**
 * Grants a frozen month's prizes now; their mails go out after the time of undo.
 *
 * @throws {Refusal} not_found; conflict with month.granted, or month.unseen where a winner has not been looked at.
 */
export async function approveMonth(services: Services, operator: Operator, month: Month): Promise<void> {
  await audited(services, operator, "ApproveMonth", async (transaction) => {
    const frozen = await lockMonth(transaction, month);
    if (frozen === undefined) throw new Refusal("not_found");
    const wait = waitForUndo(services.now());
    const prizes = await grantPrizes(services, transaction, month, operator.user.username, wait);
    if (prizes === undefined) throw new Refusal("conflict", [{ field: "month", code: "month.granted" }]);
    if (prizes === "unseen") throw new Refusal("conflict", [{ field: "month", code: "month.unseen" }]);
    return { thing: `month:${month}`, before: { grantedAt: null }, after: { prizes }, result: undefined };
  });
}
