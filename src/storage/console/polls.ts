import type { Db } from "../database.ts";
import { and, desc, eq, isNotNull, isNull, sql } from "../drizzle.ts";
import { type OptionRow, readOptions } from "../polls/manage-polls.ts";
import { polls } from "../polls/schema.ts";
import { below, contains, type Page, type PageQuery, pageOf } from "./page.ts";

export type PollWithOptions = typeof polls.$inferSelect & { readonly options: readonly OptionRow[] };

export type PollFilter = {
  readonly search: string;
  readonly id: number | undefined;
  readonly isOpen: boolean | undefined;
};

/** The newest first. */
export async function readPollPage(
  db: Db,
  { search, id, isOpen }: PollFilter,
  page: PageQuery,
): Promise<Page<PollWithOptions>> {
  const rows = await db
    .select()
    .from(polls)
    .where(
      and(
        id === undefined ? undefined : eq(polls.id, id),
        isOpen === undefined ? undefined : isOpen ? isNull(polls.closedAt) : isNotNull(polls.closedAt),
        contains(sql`${polls.question}::text`, search),
        below(polls.id, polls.id, page),
      ),
    )
    .orderBy(desc(polls.id))
    .limit(page.limit + 1);
  const { rows: shown, next } = pageOf(rows, page, ({ id }) => ({ place: id, id }));
  const options = Map.groupBy(
    await readOptions(
      db,
      shown.map(({ id }) => id),
    ),
    ({ pollId }) => pollId,
  );
  return { rows: shown.map((poll) => ({ ...poll, options: options.get(poll.id) ?? [] })), next };
}
