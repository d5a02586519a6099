import type { Page, PageQuery } from "../../../storage/console/page.ts";
import { type ReportFilter, type ReportRow, readReportPage } from "../../../storage/console/reports.ts";
import type { Services } from "../../services.ts";

export function readReports({ database }: Services, filter: ReportFilter, page: PageQuery): Promise<Page<ReportRow>> {
  return readReportPage(database.db, filter, page);
}
