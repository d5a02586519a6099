import type { Page, PageQuery } from "../../../storage/console/page.ts";
import { type ManagedTitle, readTitlePage, type TitleFilter } from "../../../storage/console/titles.ts";
import type { Services } from "../../services.ts";

export function readTitles({ database }: Services, filter: TitleFilter, page: PageQuery): Promise<Page<ManagedTitle>> {
  return readTitlePage(database.db, filter, page);
}
