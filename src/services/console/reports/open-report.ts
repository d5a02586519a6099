import { lockReport, openReport as open } from "../../../storage/contact/reports.ts";
import { withdrawMails } from "../../../storage/mail/queries.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";

/**
 * Opens a closed report again, and withdraws the mails that would have told of it.
 *
 * @throws {Refusal} not_found; conflict where it is open, or where the same was reported anew.
 */
export async function openReport(services: Services, operator: Operator, id: number): Promise<void> {
  await audited(services, operator, "OpenReport", async (transaction) => {
    const report = await lockReport(transaction, id);
    if (report === undefined) throw new Refusal("not_found");
    if (!(await open(transaction, report))) throw new Refusal("conflict");
    const { outcome, closedAt } = report;
    // Of this report: two are not closed in the same millisecond, since each waits for a person.
    if (closedAt !== null)
      await withdrawMails(transaction, ["reportClosed", "reportAnswered"], { createdAt: closedAt });
    return { thing: `report:${id}`, before: { outcome }, after: { outcome: null }, result: undefined };
  });
}
