import type { ReportOutcome } from "../../../../domain/contact/report.ts";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { consoleApi } from "../../api.ts";
import { consoleLanguage, m } from "../../messages.ts";
import { showDone, showFailure } from "../../parts/toasts.tsx";
import { leaveLists } from "../../records/leave-lists.ts";
import { type Report, subjectOf } from "./report.ts";

export async function refreshReports(): Promise<void> {
  await Promise.all([refresh("Admin/GetReports"), refresh("Admin/GetOverview")]);
}

/**
 * Closes a report. It leaves the lists at once, so that a reviewer can go on; a refusal puts it back.
 *
 * @param undoEntry takes back the entry that was saved for it, by the same undo
 */
export async function closeReport(
  report: Report,
  outcome: ReportOutcome,
  answer: string,
  undoEntry?: () => Promise<unknown>,
): Promise<void> {
  const { id } = report;
  async function send() {
    try {
      await sendClosed(id, outcome, answer);
      const name = m[`reports_outcomes_${outcome}` as const]().toLocaleLowerCase(consoleLanguage());
      const what = subjectOf(report);
      const text =
        undoEntry === undefined ? m.reports_was_closed({ what, outcome: name }) : m.reports_was_mended({ what });
      showDone(text, async () => {
        await reopenReport(id);
        await undoEntry?.();
      });
    } catch (error) {
      showFailure(error);
    }
  }
  await leaveLists("Admin/GetReports", id, send, refreshReports);
}

export const sendClosed = (id: number, outcome: ReportOutcome, answer = "") =>
  consoleApi.call("Admin/CloseReport", { body: { id, outcome, answer } });

export const sendOpened = (id: number) => consoleApi.call("Admin/OpenReport", { body: { id } });

/** Mails that were sent stay sent. */
export async function reopenReport(id: number): Promise<void> {
  await sendOpened(id);
  await refreshReports();
}
