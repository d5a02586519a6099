import { type AuditFilter, type AuditRow, readAuditRows } from "../../storage/console/audit.ts";
import type { Page, PageQuery } from "../../storage/console/page.ts";
import type { Services } from "../services.ts";

/** The audit log, the newest first. */
export function readAudit({ database }: Services, filter: AuditFilter, page: PageQuery): Promise<Page<AuditRow>> {
  return readAuditRows(database.db, filter, page);
}
