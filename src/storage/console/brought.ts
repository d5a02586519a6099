import type { TitleKind } from "../../domain/catalogue/catalogue.ts";
import { readings } from "../catalogue/readings-schema.ts";
import { episodes, seasons, titleOwners, titles } from "../catalogue/schema.ts";
import { reports } from "../contact/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, isAnyOf, isNotNull, isNull, sql } from "../drizzle.ts";
import { isNotPublic } from "../my-series/titles.ts";

/** A title that somebody has brought, with an episode that no public title has. */
export type Copy = {
  readonly id: number;
  readonly kind: TitleKind;
  readonly name: string;
  readonly year: number | null;
  readonly userId: number;
};

const hasNews = (db: Db) =>
  sql`exists ${db
    .select({ id: episodes.id })
    .from(episodes)
    .where(and(eq(episodes.titleId, titles.id), isNotPublic))}`;

export async function readCopies(db: Db): Promise<Copy[]> {
  const { id, kind, name, year } = titles;
  return await db
    .select({ id, kind, name, year, userId: titleOwners.userId })
    .from(titles)
    .innerJoin(titleOwners, eq(titleOwners.titleId, titles.id))
    .where(and(eq(titles.isPrivate, true), hasNews(db)))
    .orderBy(asc(titles.id));
}

/** The same of some names, each with its year, locked. */
export async function lockCopies(
  transaction: Db,
  kind: TitleKind,
  names: readonly Pick<Copy, "name" | "year">[],
): Promise<Copy[]> {
  const wanted = names.map((each) => each.name.toLowerCase());
  const years = names.map((each) => each.year ?? 0);
  const { id, name, year } = titles;
  return await transaction
    .select({ id, kind: titles.kind, name, year, userId: titleOwners.userId })
    .from(titles)
    .innerJoin(titleOwners, eq(titleOwners.titleId, titles.id))
    .where(
      and(
        eq(titles.isPrivate, true),
        eq(titles.kind, kind),
        sql`(lower(${titles.name}), coalesce(${titles.year}, 0)) in (
          select lower(name), year from unnest(${sql.param(wanted)}::text[], ${sql.param(years)}::int[]) as given (name, year))`,
        hasNews(transaction),
      ),
    )
    .orderBy(asc(titles.id))
    .for("no key update", { of: titles });
}

/** Of texts that titles of several names have: the names of each. */
export async function readSharedNames(db: Db): Promise<{ readonly readingId: number; readonly names: string[] }[]> {
  const name = sql`lower(${titles.name})`;
  return await db
    .select({
      readingId: sql`${episodes.readingId}`.mapWith(Number),
      names: sql<string[]>`array_agg(distinct ${name})`,
    })
    .from(episodes)
    .innerJoin(titles, eq(titles.id, episodes.titleId))
    .where(and(eq(titles.isPrivate, true), isNotNull(episodes.readingId)))
    .groupBy(episodes.readingId)
    .having(sql`count(distinct ${name}) > 1`);
}

/** How many texts titles of a name have. */
export async function countTexts(db: Db): Promise<{ readonly name: string; readonly texts: number }[]> {
  const name = sql`lower(${titles.name})`.mapWith(String);
  return await db
    .select({ name, texts: sql`count(distinct ${episodes.readingId})`.mapWith(Number) })
    .from(episodes)
    .innerJoin(titles, eq(titles.id, episodes.titleId))
    .where(eq(titles.isPrivate, true))
    .groupBy(name);
}

/** A text that is brought for a place of a title. */
export type BroughtText = {
  readonly title: string;
  /** Null in a film. */
  readonly season: number | null;
  readonly episode: number;
  readonly readingId: number;
  readonly people: number;
  /** As most of them name the episode. */
  readonly name: string | null;
  readonly runningWords: number;
  /** That no dictionary knows. */
  readonly unknownWords: number;
  readonly nameWords: number;
};

/** The texts of titles, those that most people have first; `titleOf` says of which title each copy is. */
export async function readTexts(db: Db, titleOf: ReadonlyMap<number, string>): Promise<BroughtText[]> {
  const [copyIds, of] = [[...titleOf.keys()], [...titleOf.values()]];
  const { episodeNumber, titleId } = episodes;
  const { id: readingId, runningWords, unjudgedWords, nameWords } = readings;
  const copy = sql`unnest(${sql.param(copyIds)}::int[], ${sql.param(of)}::text[]) as copy (id, title)`;
  const title = sql`copy.title`.mapWith(String);
  const people = sql`count(distinct ${titleOwners.userId})`.mapWith(Number);
  return await db
    .select({
      title,
      season: seasons.seasonNumber,
      episode: episodeNumber,
      readingId,
      people,
      name: sql<string | null>`mode() within group (order by ${episodes.name})`,
      runningWords,
      unknownWords: unjudgedWords,
      nameWords,
    })
    .from(episodes)
    .innerJoin(copy, sql`copy.id = ${titleId}`)
    .innerJoin(titleOwners, eq(titleOwners.titleId, titleId))
    .innerJoin(readings, eq(readings.id, episodes.readingId))
    .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
    .groupBy(title, seasons.seasonNumber, episodeNumber, readingId)
    .orderBy(
      asc(seasons.seasonNumber),
      asc(episodeNumber),
      sql`${people} desc`,
      sql`${unjudgedWords}::float / greatest(${runningWords}, 1)`,
      asc(readingId),
    );
}

/** A title that somebody wishes for. */
export type Wish = {
  readonly id: number;
  readonly name: string;
  readonly kind: TitleKind | null;
  readonly count: number;
};

export async function readOpenWishes(db: Db): Promise<Wish[]> {
  return await db
    .select({
      id: reports.id,
      name: sql`${reports.details} ->> 'name'`.mapWith(String),
      kind: sql<TitleKind | null>`${reports.details} ->> 'kind'`,
      count: reports.count,
    })
    .from(reports)
    .where(and(eq(reports.kind, "wish"), isNull(reports.closedAt)))
    .orderBy(asc(reports.id));
}

export type PublicTitle = {
  readonly id: number;
  readonly kind: TitleKind;
  readonly name: string;
  readonly year: number | null;
};

/** The titles of the catalogue, hidden ones too, by name. */
export async function readPublicNames(db: Db): Promise<PublicTitle[]> {
  const { id, kind, name, year } = titles;
  return await db.select({ id, kind, name, year }).from(titles).where(eq(titles.isPrivate, false)).orderBy(asc(id));
}

/** Notes of copies which public title was made of them. */
export async function setPublicTitle(
  transaction: Db,
  copyIds: readonly number[],
  publicTitleId: number,
): Promise<void> {
  await transaction.update(titleOwners).set({ publicTitleId }).where(isAnyOf(titleOwners.titleId, copyIds));
}
