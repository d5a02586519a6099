import { type MessageFilter, type MessageRow, readMessagePage } from "../../../storage/console/messages.ts";
import type { Page, PageQuery } from "../../../storage/console/page.ts";
import type { Services } from "../../services.ts";

export function readMessages(
  { database }: Services,
  filter: MessageFilter,
  page: PageQuery,
): Promise<Page<MessageRow>> {
  return readMessagePage(database.db, filter, page);
}
