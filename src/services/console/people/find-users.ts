import type { Page, PageQuery } from "../../../storage/console/page.ts";
import { type PeopleFilter, type Person, readPeoplePage } from "../../../storage/console/people.ts";
import type { Services } from "../../services.ts";

export function findUsers({ database }: Services, filter: PeopleFilter, page: PageQuery): Promise<Page<Person>> {
  return readPeoplePage(database.db, filter, page);
}
