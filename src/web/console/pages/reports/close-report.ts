import type { ReportOutcome } from "../../../../domain/contact/report.ts";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { consoleApi } from "../../api.ts";
import { consoleLanguage } from "../../language.ts";
import { showDone, showFailure } from "../../parts/toasts.tsx";
import { leaveLists } from "../../records/leave-lists.ts";
import { type Report, subjectOf } from "./report.ts";
import { reportsTexts } from "./reports-texts.ts";

async function refreshReports(): Promise<void> {
  await Promise.all([refresh("Admin/GetReports"), refresh("Admin/GetOverview")]);
}

/** Closes a report. It leaves the lists at once, so that a reviewer can go on; a refusal puts it back. */
export async function closeReport(report: Report, outcome: ReportOutcome, answer: string): Promise<void> {
  const { id } = report;
  const t = reportsTexts[consoleLanguage()];
  async function send() {
    try {
      await consoleApi.call("Admin/CloseReport", { body: { id, outcome, answer } });
      showDone(t.wasClosed(subjectOf(report), t.outcomes[outcome]), () => reopenReport(id));
    } catch (error) {
      showFailure(error);
    }
  }
  await leaveLists("Admin/GetReports", id, send, refreshReports);
}

/** Mails that were sent stay sent. */
export async function reopenReport(id: number): Promise<void> {
  await consoleApi.call("Admin/OpenReport", { body: { id } });
  await refreshReports();
}
