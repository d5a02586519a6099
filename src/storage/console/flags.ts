import { users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { and, desc, eq, sql } from "../drizzle.ts";
import type { BoardFlag } from "../progress/board-flags.ts";
import { boardFlags, pointsMonths } from "../progress/schema.ts";
import { contains, type Page, type PageQuery, pageOf } from "./page.ts";

export type FlaggedPerson = BoardFlag & { readonly username: string; readonly points: number };

/** The newest first, with the ranked points of the month of each. */
export async function readFlagPage(
  db: Db,
  { search, state }: { readonly search: string; readonly state: BoardFlag["state"] },
  page: PageQuery,
): Promise<Page<FlaggedPerson>> {
  // A person has a flag of a kind once, and raising it again puts it on top.
  const key = sql`${boardFlags.userId} || ' ' || ${boardFlags.kind}`.mapWith(String);
  const raised = sql`to_char(${boardFlags.raisedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`.mapWith(String);
  const rows = await db
    .select({ flag: boardFlags, username: users.username, points: pointsMonths.ranked, key, raised })
    .from(boardFlags)
    .innerJoin(users, eq(users.id, boardFlags.userId))
    .leftJoin(
      pointsMonths,
      and(
        eq(pointsMonths.userId, boardFlags.userId),
        eq(pointsMonths.month, sql`to_char(${boardFlags.day}, 'YYYY-MM')`),
      ),
    )
    .where(
      and(
        eq(boardFlags.state, state),
        contains(users.username, search),
        page.after && sql`(${raised}, ${key}) < (${page.after.place}, ${page.after.id})`,
      ),
    )
    .orderBy(desc(raised), desc(key))
    .limit(page.limit + 1);
  const shown = pageOf(rows, page, (row) => ({ place: row.raised, id: row.key }));
  return {
    rows: shown.rows.map(({ flag, username, points }) => ({ ...flag, username, points: points ?? 0 })),
    next: shown.next,
  };
}
