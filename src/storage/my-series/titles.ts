import type { CatalogueTitle, TitleKind } from "../../domain/catalogue/catalogue.ts";
import { publishFigures } from "../catalogue/publish-stale.ts";
import { readTitlesWhere } from "../catalogue/read-content.ts";
import { readings } from "../catalogue/readings-schema.ts";
import { saveSeason } from "../catalogue/save-season.ts";
import { episodes, seasons, titleOwners, titles } from "../catalogue/schema.ts";
import type { Db } from "../database.ts";
import { and, eq, inArray, notExists, sql } from "../drizzle.ts";

/** A title that somebody has brought, as its owner sees it. */
export type OwnTitle = CatalogueTitle & {
  /** The public title that the operator has made of it. */
  readonly publicTitle: { readonly id: number; readonly combinedUrl: string } | null;
};

const ownedBy = (db: Db, userId: number) =>
  db.select({ id: titleOwners.titleId }).from(titleOwners).where(eq(titleOwners.userId, userId));

/** What a person has brought, oldest first; or one title of it. */
export async function readOwnTitles(db: Db, userId: number, titleId?: number): Promise<OwnTitle[]> {
  const isOwn = and(
    inArray(titles.id, ownedBy(db, userId)),
    titleId === undefined ? undefined : eq(titles.id, titleId),
    eq(titles.isHidden, false),
  );
  const found = await readTitlesWhere(db, isOwn);
  const published = await db
    .select({ titleId: titleOwners.titleId, id: titles.id, combinedUrl: titles.combinedUrl })
    .from(titleOwners)
    .innerJoin(titles, eq(titles.id, titleOwners.publicTitleId))
    .where(and(eq(titleOwners.userId, userId), eq(titles.isHidden, false)));
  return found.map((title) => {
    const made = published.find((row) => row.titleId === title.id);
    return { ...title, publicTitle: made === undefined ? null : { id: made.id, combinedUrl: made.combinedUrl } };
  });
}

/** Whether the public title that the operator made of a title has no such episode. */
export const isNotPublic = sql`not exists (
  select 1 from ${titleOwners}
  join ${episodes} as public_episodes on public_episodes.title_id = ${titleOwners.publicTitleId}
    and public_episodes.episode_number = ${episodes.episodeNumber}
  left join ${seasons} as public_seasons on public_seasons.id = public_episodes.season_id
  where ${titleOwners.titleId} = ${episodes.titleId} and public_seasons.season_number is not distinct from
    (select own_seasons.season_number from ${seasons} as own_seasons where own_seasons.id = ${episodes.seasonId}))`;

/**
 * Titles and episodes of a person that count for the limits: those that are public now do not. For a transaction that holds
 * the person's lock.
 */
export async function countOwn(db: Db, userId: number): Promise<{ titles: number; episodes: number }> {
  const [row] = await db
    .select({
      titles: sql`count(distinct ${episodes.titleId})`.mapWith(Number),
      episodes: sql`count(*)`.mapWith(Number),
    })
    .from(episodes)
    .where(and(inArray(episodes.titleId, ownedBy(db, userId)), isNotPublic));
  return row ?? { titles: 0, episodes: 0 };
}

/** A title of the person's, locked; undefined where the person has no such title. */
export async function lockOwnTitle(
  transaction: Db,
  userId: number,
  id: number,
): Promise<{ readonly id: number; readonly kind: TitleKind } | undefined> {
  const [row] = await transaction
    .select({ id: titles.id, kind: titles.kind })
    .from(titles)
    .where(and(eq(titles.id, id), eq(titles.isPrivate, true), inArray(titles.id, ownedBy(transaction, userId))))
    .for("no key update");
  return row;
}

/** The wanted address, or the first with a number behind it that no other title of the person has. */
async function freeOwnAddress(db: Db, userId: number, kind: TitleKind, wanted: string, except: number) {
  const rows = await db
    .select({ id: titles.id, url: titles.combinedUrl })
    .from(titles)
    .where(and(eq(titles.kind, kind), inArray(titles.id, ownedBy(db, userId))));
  const taken = new Set(rows.filter(({ id }) => id !== except).map(({ url }) => url));
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

export type OwnName = {
  readonly name: string;
  readonly year: number | null;
  /** Made of the name. */
  readonly combinedUrl: string;
};

/** Makes a title of the person's. For a transaction that holds the person's lock; so for the functions below. */
export async function insertOwnTitle(
  transaction: Db,
  userId: number,
  kind: TitleKind,
  { name, year, combinedUrl }: OwnName,
  addedAt: Date,
): Promise<number> {
  const address = await freeOwnAddress(transaction, userId, kind, combinedUrl, 0);
  const [row] = await transaction
    .insert(titles)
    .values({
      kind,
      name,
      year,
      combinedUrl: address,
      isPrivate: true,
      isPremium: false,
      showLines: false,
      genres: [],
      description: { tr: "", en: "", es: "" },
    })
    .returning({ id: titles.id });
  if (row === undefined) throw new Error("a title was not written");
  await transaction.insert(titleOwners).values({ titleId: row.id, userId, addedAt });
  return row.id;
}

export async function renameOwnTitle(
  transaction: Db,
  userId: number,
  { id, kind }: { readonly id: number; readonly kind: TitleKind },
  { name, year, combinedUrl }: OwnName,
): Promise<void> {
  const address = await freeOwnAddress(transaction, userId, kind, combinedUrl, id);
  await transaction.update(titles).set({ name, year, combinedUrl: address }).where(eq(titles.id, id));
}

export type PlacedReading = {
  /** Null in a film. */
  readonly season: number | null;
  readonly episode: number;
  readonly name: string | null;
  readonly readingId: number;
};

/** Puts readings at places of a title, in place of what is there. `refreshOwnTitle` comes after it. */
export async function placeReadings(transaction: Db, titleId: number, placed: readonly PlacedReading[]): Promise<void> {
  for (const reading of placed) {
    const { season, episode, content } = await episodeOf(transaction, titleId, reading);
    await transaction
      .insert(episodes)
      .values({ titleId, seasonId: season, episodeNumber: episode, ...content })
      .onConflictDoUpdate({ target: [episodes.titleId, episodes.seasonId, episodes.episodeNumber], set: content });
  }
}

/** The same without what is there. */
export async function addReadings(transaction: Db, titleId: number, placed: readonly PlacedReading[]): Promise<void> {
  for (const reading of placed) {
    const { season, episode, content } = await episodeOf(transaction, titleId, reading, true);
    await transaction
      .insert(episodes)
      .values({ titleId, seasonId: season, episodeNumber: episode, ...content })
      .onConflictDoNothing();
  }
}

async function episodeOf(
  transaction: Db,
  titleId: number,
  { season: seasonNumber, episode, name, readingId }: PlacedReading,
  isPremiumKept = false,
) {
  const season =
    seasonNumber === null
      ? null
      : await saveSeason(transaction, { titleId, seasonNumber, isPremium: false, isPremiumKept });
  const { runningWords, closedClassWords, nameWords, otherWords, unjudgedWords, itemWords, seconds } = readings;
  const [read] = await transaction
    .select({ runningWords, closedClassWords, nameWords, otherWords, unjudgedWords, itemWords, seconds })
    .from(readings)
    .where(eq(readings.id, readingId));
  if (read === undefined) throw new Error(`reading ${readingId} is gone`);
  // Figures stand in the reading: an episode of it has the same hash as long as it has the same reading.
  return { season, episode, content: { ...read, name, readingId, contentHash: `reading ${readingId}` } };
}

/** @returns the title that it was of; undefined where the person has no such episode */
export async function deleteOwnEpisode(transaction: Db, userId: number, id: number): Promise<number | undefined> {
  const [row] = await transaction
    .delete(episodes)
    .where(and(eq(episodes.id, id), inArray(episodes.titleId, ownedBy(transaction, userId))))
    .returning({ titleId: episodes.titleId });
  return row?.titleId;
}

/** @returns whether the person had such a title */
export async function deleteOwnTitle(transaction: Db, userId: number, id: number): Promise<boolean> {
  const rows = await transaction
    .delete(titles)
    .where(and(eq(titles.id, id), eq(titles.isPrivate, true), inArray(titles.id, ownedBy(transaction, userId))))
    .returning({ id: titles.id });
  return rows.length > 0;
}

/** Computes the figures of a title anew; seasons without episodes go, and a title without any. */
export async function refreshOwnTitle(transaction: Db, titleId: number): Promise<void> {
  await transaction
    .delete(seasons)
    .where(
      and(
        eq(seasons.titleId, titleId),
        notExists(transaction.select({ id: episodes.id }).from(episodes).where(eq(episodes.seasonId, seasons.id))),
      ),
    );
  if ((await transaction.$count(episodes, eq(episodes.titleId, titleId))) === 0) {
    await transaction.delete(titles).where(eq(titles.id, titleId));
    return;
  }
  await publishFigures(transaction, [titleId]);
}
