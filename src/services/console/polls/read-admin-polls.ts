import type { Page, PageQuery } from "../../../storage/console/page.ts";
import { type PollFilter, type PollWithOptions, readPollPage } from "../../../storage/console/polls.ts";
import type { Services } from "../../services.ts";

export function readAdminPolls(
  { database }: Services,
  filter: PollFilter,
  page: PageQuery,
): Promise<Page<PollWithOptions>> {
  return readPollPage(database.db, filter, page);
}
