import { type CodeBatch, readCodeBatches as read } from "../../../storage/console/code-batches.ts";
import type { Page, PageQuery } from "../../../storage/console/page.ts";
import type { Services } from "../../services.ts";

export function readCodeBatches(
  { database, now }: Services,
  search: string,
  page: PageQuery,
): Promise<Page<CodeBatch>> {
  return read(database.db, search, page, now());
}
