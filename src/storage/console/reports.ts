import { type ReportKind, wishKey } from "../../domain/contact/report.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { users } from "../accounts/schema.ts";
import { reports, reportVoices } from "../contact/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, desc, eq, isAnyOf, isNotNull, isNull, or, sql } from "../drizzle.ts";
import { readWishOptions } from "../polls/manage-polls.ts";
import { below, contains, type Page, type PageQuery, pageOf } from "./page.ts";

export type ReportRow = typeof reports.$inferSelect & {
  /** How many want to be told what became of it. */
  readonly waiting: number;
  /** Of a wished title: the polls in which it is an option. */
  readonly polls: readonly { readonly pollId: number; readonly votes: number }[];
};

export type ReportFilter = {
  readonly search: string;
  /** This one alone, open or closed. */
  readonly id: number | undefined;
  readonly kind: ReportKind | undefined;
  readonly isClosed: boolean;
};

/** The most reported first. */
export async function readReportPage(db: Db, filter: ReportFilter, page: PageQuery): Promise<Page<ReportRow>> {
  const rows = await db
    .select()
    .from(reports)
    .where(
      and(
        filter.id === undefined
          ? filter.isClosed
            ? isNotNull(reports.closedAt)
            : isNull(reports.closedAt)
          : eq(reports.id, filter.id),
        filter.kind && eq(reports.kind, filter.kind),
        // Keys of wishes have no accents.
        or(contains(reports.key, filter.search), contains(reports.key, wishKey(filter.search))),
        below(reports.count, reports.id, page),
      ),
    )
    .orderBy(desc(reports.count), desc(reports.id))
    .limit(page.limit + 1);
  const { rows: shown, next } = pageOf(rows, page, ({ count, id }) => ({ place: count, id }));
  const waiting = await db
    .select({ reportId: reportVoices.reportId, count: sql`count(${reportVoices.userId})`.mapWith(Number) })
    .from(reportVoices)
    .where(
      isAnyOf(
        reportVoices.reportId,
        shown.map(({ id }) => id),
      ),
    )
    .groupBy(reportVoices.reportId);
  const waitingOf = new Map(waiting.map(({ reportId, count }) => [reportId, count]));
  const options = Map.groupBy(
    await readWishOptions(
      db,
      shown.map(({ id }) => id),
    ),
    ({ wishId }) => wishId,
  );
  const withFigures = shown.map((row) => ({
    ...row,
    waiting: waitingOf.get(row.id) ?? 0,
    polls: (options.get(row.id) ?? []).map(({ pollId, votes }) => ({ pollId, votes })),
  }));
  return { rows: withFigures, next };
}

/** Those who want to be told what became of a report. */
export async function readWaiting(
  db: Db,
  reportId: number,
): Promise<{ readonly userId: number; readonly username: string; readonly mail: string; readonly language: Locale }[]> {
  return await db
    .select({ userId: users.id, username: users.username, mail: users.mail, language: users.language })
    .from(reportVoices)
    .innerJoin(users, eq(users.id, reportVoices.userId))
    .where(and(eq(reportVoices.reportId, reportId), eq(users.isMailVerified, true)))
    .orderBy(asc(users.id));
}
