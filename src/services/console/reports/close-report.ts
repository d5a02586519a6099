import type { ReportOutcome } from "../../../domain/contact/report.ts";
import { readWaiting } from "../../../storage/console/reports.ts";
import { closeReport as close, lockReport, type StoredReport } from "../../../storage/contact/reports.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { waitForUndo } from "../undo-time.ts";

function subjectOf({ details }: StoredReport): string {
  const { phrase, name } = details;
  return typeof phrase === "string" ? phrase : typeof name === "string" ? name : "";
}

/**
 * Closes a report, and tells by mail those who wanted to know, once it can hardly be taken back any more.
 *
 * @throws {Refusal} not_found; conflict where it is closed.
 */
export async function closeReport(
  services: Services,
  operator: Operator,
  { id, outcome, answer }: { readonly id: number; readonly outcome: ReportOutcome; readonly answer: string },
): Promise<void> {
  await audited(services, operator, "CloseReport", async (transaction) => {
    const report = await lockReport(transaction, id);
    if (report === undefined) throw new Refusal("not_found");
    if (report.closedAt !== null) throw new Refusal("conflict");
    const closedAt = services.now();
    const wait = waitForUndo(closedAt);
    await close(transaction, id, { outcome, answer: answer === "" ? null : answer, closedAt });
    for (const { userId, username, mail: to, language: locale } of await readWaiting(transaction, id)) {
      const data = {
        username,
        what: subjectOf(report),
        outcome: services.translate(locale, `report_outcome_${outcome}`),
      };
      await queueMail(transaction, {
        to,
        locale,
        userId,
        wait,
        ...(answer === ""
          ? { kind: "reportClosed", data }
          : { kind: "reportAnswered", data: { ...data, message: answer } }),
      });
    }
    const { kind, details, count } = report;
    return { thing: `report:${id}`, before: { kind, details, count }, after: { outcome, answer }, result: undefined };
  });
}
