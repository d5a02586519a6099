import type { PgColumn } from "drizzle-orm/pg-core";
import type { TitleKind } from "../../domain/catalogue/catalogue.ts";
import { drafts, episodes, seasons, titles } from "../catalogue/schema.ts";
import type { Db } from "../database.ts";
import { alias, and, asc, desc, eq, isAnyOf, isNotNull, or, sql } from "../drizzle.ts";
import { below, type Page, type PageQuery, pageOf } from "./page.ts";
import { importFiles, importJobs } from "./schema.ts";

/** A title that an import keeps until it is published. */
export type Draft = {
  readonly id: number;
  readonly importId: string;
  readonly kind: TitleKind;
  readonly name: string;
  readonly year: number | null;
  readonly createdAt: Date;
};

export async function readDraftPage(
  db: Db,
  { importId, id }: { readonly importId: string | undefined; readonly id: number | undefined },
  page: PageQuery,
): Promise<Page<Draft>> {
  const { titleId, createdAt } = drafts;
  const { kind, name, year } = titles;
  const rows = await db
    .select({ id: titleId, importId: drafts.importId, kind, name, year, createdAt })
    .from(drafts)
    .innerJoin(titles, eq(titles.id, titleId))
    .where(
      and(
        importId === undefined ? undefined : eq(drafts.importId, importId),
        id === undefined ? undefined : eq(titleId, id),
        below(titleId, titleId, page),
      ),
    )
    .orderBy(desc(titleId))
    .limit(page.limit + 1);
  return pageOf(rows, page, ({ id }) => ({ place: id, id }));
}

export type DraftEpisode = {
  readonly titleId: number;
  readonly id: number;
  /** Null in a film. */
  readonly season: number | null;
  readonly episode: number;
  readonly name: string | null;
  readonly words: number;
  readonly runningWords: number;
  readonly closedClassWords: number;
  readonly nameWords: number;
  readonly unjudgedWords: number;
  readonly seconds: number | null;
};

/** Titles of the catalogue and drafts, beside which `drafts` is joined: none that people have brought. */
export const isManaged = or(eq(titles.isPrivate, false), isNotNull(drafts.titleId));

/** The episodes of drafts, or of titles of the catalogue, in their order. */
export async function readDraftEpisodes(db: Db, titleIds: readonly number[]): Promise<DraftEpisode[]> {
  const { id, titleId, episodeNumber, name, wordCount, seconds } = episodes;
  const { runningWords, closedClassWords, nameWords, unjudgedWords } = episodes;
  return await db
    .select({
      titleId,
      id,
      season: seasons.seasonNumber,
      episode: episodeNumber,
      name,
      words: wordCount,
      runningWords,
      closedClassWords,
      nameWords,
      unjudgedWords,
      seconds,
    })
    .from(episodes)
    .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
    .innerJoin(titles, eq(titles.id, titleId))
    .leftJoin(drafts, eq(drafts.titleId, titleId))
    .where(and(isAnyOf(titleId, titleIds), isManaged))
    .orderBy(asc(seasons.seasonNumber), asc(episodeNumber));
}

/** An episode that has the words of another one. */
export type SameText = {
  /** Of the draft. */
  readonly episodeId: number;
  readonly titleId: number;
  readonly title: string;
  readonly season: number | null;
  readonly episode: number;
};

/** Shares of the words and figures by which two episodes count as the same text: two of one series share about 0.4. */
const [sameWords, sameFigures] = [0.9, 0.03];

/**
 * The episodes of the catalogue and of drafts that have the text of a draft's episode, told by their words: no text is
 * kept. What people brought for themselves is left out.
 */
export async function readSameTexts(db: Db, titleIds: readonly number[]): Promise<SameText[]> {
  const own = alias(episodes, "own");
  const countOf = (id: PgColumn) => sql`(select count(*) from said_words where episode_id = ${id})`;
  const isNear = (mine: PgColumn, other: PgColumn) =>
    sql`abs(${mine} - ${other}) <= ${sameFigures}::float * greatest(${mine}, 30)`;
  const shared = sql`(select count(*) from said_words as a join said_words as b on b.word_id = a.word_id
    where a.episode_id = ${own.id} and b.episode_id = ${episodes.id})`;
  return await db
    .select({
      episodeId: own.id,
      titleId: titles.id,
      title: titles.name,
      season: seasons.seasonNumber,
      episode: episodes.episodeNumber,
    })
    .from(own)
    .innerJoin(
      episodes,
      and(
        sql`${episodes.id} <> ${own.id}`,
        isNear(own.runningWords, episodes.runningWords),
        isNear(own.closedClassWords, episodes.closedClassWords),
        isNear(own.itemWords, episodes.itemWords),
      ),
    )
    .innerJoin(titles, eq(titles.id, episodes.titleId))
    .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
    .leftJoin(drafts, eq(drafts.titleId, titles.id))
    .where(
      and(
        isAnyOf(own.titleId, titleIds),
        isManaged,
        sql`${own.itemWords} > 0 and ${shared} >= ${sameWords}::float * greatest(${countOf(own.id)}, ${countOf(episodes.id)})`,
      ),
    )
    .orderBy(asc(own.id), asc(titles.id), asc(seasons.seasonNumber), asc(episodes.episodeNumber));
}

/** Whether an import that works on a draft has not ended: the one that made it, or one that reads it again. */
export async function isDraftBusy(transaction: Db, draftId: number): Promise<boolean> {
  const rows = await transaction
    .select({ state: importJobs.state })
    .from(importJobs)
    .where(
      or(
        eq(importJobs.titleId, draftId),
        sql`${importJobs.id} = (select ${drafts.importId} from ${drafts} where ${drafts.titleId} = ${draftId})`,
      ),
    )
    .for("update");
  return rows.some(({ state }) => state === "waiting" || state === "running");
}

/** Lets the imports of a draft be those of the title that it was put into. */
export async function moveImports(transaction: Db, draftId: number, titleId: number): Promise<void> {
  await transaction.update(importFiles).set({ titleId }).where(eq(importFiles.titleId, draftId));
  await transaction.update(importJobs).set({ titleId, isDraft: false }).where(eq(importJobs.titleId, draftId));
}
