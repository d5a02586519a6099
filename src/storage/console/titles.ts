import type { TitleKind } from "../../domain/catalogue/catalogue.ts";
import { episodes, formerAddresses, seasons, titles } from "../catalogue/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, desc, eq, isAnyOf, sql } from "../drizzle.ts";
import { above, below, contains, type Page, type PageQuery, pageOf } from "./page.ts";

/** A title as its operator sees it, published or not. */
export type ManagedTitle = typeof titles.$inferSelect & {
  readonly seasons: readonly {
    readonly seasonNumber: number;
    readonly isPremium: boolean;
    readonly episodes: number;
  }[];
  readonly episodes: number;
  readonly formerAddresses: readonly string[];
};

export type TitleFilter = {
  readonly id?: number | undefined;
  readonly search: string;
  readonly kind: TitleKind | undefined;
  readonly sort: "newest" | "name";
  readonly isHidden: boolean | undefined;
};

export async function readTitlePage(db: Db, filter: TitleFilter, page: PageQuery): Promise<Page<ManagedTitle>> {
  const byName = sql`lower(${titles.name}) collate "C"`;
  const isByName = filter.sort === "name";
  const rows = await db
    .select()
    .from(titles)
    .where(
      and(
        eq(titles.isPrivate, false),
        contains(titles.name, filter.search),
        filter.id === undefined ? undefined : eq(titles.id, filter.id),
        filter.kind && eq(titles.kind, filter.kind),
        filter.isHidden === undefined ? undefined : eq(titles.isHidden, filter.isHidden),
        isByName ? above(byName, titles.id, page) : below(titles.id, titles.id, page),
      ),
    )
    .orderBy(...(isByName ? [asc(byName), asc(titles.id)] : [desc(titles.id)]))
    .limit(page.limit + 1);
  const { rows: shown, next } = pageOf(rows, page, ({ id, name }) => ({
    place: isByName ? name.toLowerCase() : id,
    id,
  }));
  return { rows: await withParts(db, shown), next };
}

export async function readManagedTitle(db: Db, id: number): Promise<ManagedTitle | undefined> {
  const [title] = await withParts(
    db,
    await db
      .select()
      .from(titles)
      .where(and(eq(titles.id, id), eq(titles.isPrivate, false))),
  );
  return title;
}

async function withParts(db: Db, rows: readonly (typeof titles.$inferSelect)[]): Promise<ManagedTitle[]> {
  const ids = rows.map(({ id }) => id);
  const seasonRows = await db
    .select({
      titleId: seasons.titleId,
      seasonNumber: seasons.seasonNumber,
      isPremium: seasons.isPremium,
      episodes: sql`(select count(*) from ${episodes} where ${episodes.seasonId} = ${seasons.id})`.mapWith(Number),
    })
    .from(seasons)
    .where(isAnyOf(seasons.titleId, ids))
    .orderBy(asc(seasons.seasonNumber));
  const counts = await db
    .select({ titleId: episodes.titleId, count: sql`count(*)`.mapWith(Number) })
    .from(episodes)
    .where(isAnyOf(episodes.titleId, ids))
    .groupBy(episodes.titleId);
  const former = await db
    .select()
    .from(formerAddresses)
    .where(isAnyOf(formerAddresses.titleId, ids))
    .orderBy(asc(formerAddresses.combinedUrl));
  return rows.map((title) => ({
    ...title,
    seasons: seasonRows.filter(({ titleId }) => titleId === title.id),
    episodes: counts.find(({ titleId }) => titleId === title.id)?.count ?? 0,
    formerAddresses: former.filter(({ titleId }) => titleId === title.id).map(({ combinedUrl }) => combinedUrl),
  }));
}
