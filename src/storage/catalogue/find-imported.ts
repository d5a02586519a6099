import type { TitleKind } from "../../domain/catalogue/catalogue.ts";
import type { Db } from "../database.ts";
import { and, asc, desc, eq, inArray, or, sql } from "../drizzle.ts";
import { episodes, formerIdentities, seasons, titleNames, titles } from "./schema.ts";

/** Identifies a title when it is imported again: kind, name regardless of case, and year. */
export type TitleIdentity = { readonly kind: TitleKind; readonly name: string; readonly year: number | null };

export type EpisodePlace = TitleIdentity & {
  /** Null for a movie. */
  readonly seasonNumber: number | null;
  /** 1 for a movie. */
  readonly episodeNumber: number;
};

export function hasIdentity({ kind, name, year }: TitleIdentity) {
  return and(
    eq(titles.isPrivate, false),
    eq(titles.kind, kind),
    sql`lower(${titles.name}) = lower(${name})`,
    sql`coalesce(${titles.year}, 0) = ${year ?? 0}`,
  );
}

/** The title of an identity, or the one that had it before it was renamed. */
function isTitleOf(db: Db, identity: TitleIdentity) {
  const { kind, name, year } = identity;
  const former = db
    .select({ titleId: formerIdentities.titleId })
    .from(formerIdentities)
    .where(
      and(
        eq(formerIdentities.kind, kind),
        sql`${formerIdentities.name} = lower(${name})`,
        eq(formerIdentities.year, year ?? 0),
      ),
    );
  return or(hasIdentity(identity), inArray(titles.id, former));
}

/** The row of the title that an import's files are of. */
export async function findTitle(db: Db, identity: TitleIdentity): Promise<typeof titles.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(titles)
    .where(isTitleOf(db, identity))
    .orderBy(desc(sql`(${hasIdentity(identity)})`))
    .limit(1);
  return row;
}

/** The title of the catalogue that has an identity now, hidden or not, locked. */
export async function findTitleOf(
  transaction: Db,
  identity: TitleIdentity,
): Promise<{ readonly id: number } | undefined> {
  const [row] = await transaction
    .select({ id: titles.id })
    .from(titles)
    .where(hasIdentity(identity))
    .for("no key update");
  return row;
}

export type DecidedName = { readonly word: string; readonly isName: boolean };

/** What the operator has changed of a title, as far as it matters to what an import finds. */
export type TitleEdits = {
  readonly titleId: number;
  /** Undefined where the import's own setting counts. */
  readonly showLines: boolean | undefined;
  /** In the order of the words. */
  readonly decided: readonly DecidedName[];
};

export async function readTitleEdits(db: Db, identity: TitleIdentity): Promise<TitleEdits | undefined> {
  const title = await findTitle(db, identity);
  if (title === undefined) return undefined;
  const { id: titleId, edited, showLines } = title;
  const decided = await readTitleNames(db, titleId);
  return { titleId, showLines: edited.includes("showLines") ? showLines : undefined, decided };
}

export type ImportedEpisode = {
  readonly titleId: number;
  readonly episodeId: number;
  readonly contentHash: string;
};

export async function readTitleNames(db: Db, titleId: number): Promise<DecidedName[]> {
  return await db
    .select({ word: titleNames.word, isName: titleNames.isName })
    .from(titleNames)
    .where(eq(titleNames.titleId, titleId))
    .orderBy(asc(sql`${titleNames.word} collate "C"`));
}

/** The stored episode of a place, published or not, with the hash of its import. */
export async function findImported(db: Db, place: EpisodePlace): Promise<ImportedEpisode | undefined> {
  const title = await findTitle(db, place);
  return title && (await findEpisodeOf(db, title.id, place));
}

export async function findEpisodeOf(
  db: Db,
  titleId: number,
  place: Pick<EpisodePlace, "seasonNumber" | "episodeNumber">,
): Promise<ImportedEpisode | undefined> {
  const [row] = await db
    .select({ titleId: episodes.titleId, episodeId: episodes.id, contentHash: episodes.contentHash })
    .from(episodes)
    .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
    .where(
      and(
        eq(episodes.titleId, titleId),
        sql`${seasons.seasonNumber} is not distinct from ${place.seasonNumber}`,
        eq(episodes.episodeNumber, place.episodeNumber),
      ),
    );
  return row;
}
