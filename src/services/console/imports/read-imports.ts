import { type ImportJob, readImportPage } from "../../../storage/console/imports.ts";
import type { Page, PageQuery } from "../../../storage/console/page.ts";
import type { Services } from "../../services.ts";

export function readImports({ database }: Services, id: string | undefined, page: PageQuery): Promise<Page<ImportJob>> {
  return readImportPage(database.db, id, page);
}
