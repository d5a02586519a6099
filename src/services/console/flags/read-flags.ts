import { type FlaggedPerson, readFlagPage } from "../../../storage/console/flags.ts";
import type { Page, PageQuery } from "../../../storage/console/page.ts";
import type { BoardFlag } from "../../../storage/progress/board-flags.ts";
import type { Services } from "../../services.ts";

export function readFlags(
  { database }: Services,
  filter: { readonly search: string; readonly state: BoardFlag["state"] },
  page: PageQuery,
): Promise<Page<FlaggedPerson>> {
  return readFlagPage(database.db, filter, page);
}
