import type { TitleKind } from "../../domain/catalogue/catalogue.ts";
import type { Db } from "../database.ts";
import { and, eq, inArray, ne, sql } from "../drizzle.ts";
import { hasIdentity, type TitleIdentity } from "./find-imported.ts";
import { formerAddresses, formerIdentities, posters, seasons, titleNames, titles } from "./schema.ts";

export type TitleRow = typeof titles.$inferSelect;

/** A title of the catalogue, never a private one. */
export async function lockTitle(transaction: Db, id: number): Promise<TitleRow | undefined> {
  const isOfCatalogue = and(eq(titles.id, id), eq(titles.isPrivate, false));
  const [row] = await transaction.select().from(titles).where(isOfCatalogue).for("no key update");
  return row;
}

/** Whether another title has this kind, name and year. */
export async function isIdentityTaken(db: Db, identity: TitleIdentity, exceptId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: titles.id })
    .from(titles)
    .where(and(hasIdentity(identity), ne(titles.id, exceptId)));
  return row !== undefined;
}

/**
 * An address for a title that neither another title has, nor had before. For a transaction that holds the lock of the
 * publication.
 */
export async function freeAddress(db: Db, kind: TitleKind, wanted: string, exceptId: number): Promise<string> {
  const startsAlike = (column: typeof titles.combinedUrl | typeof formerAddresses.combinedUrl) =>
    sql`(${column} = ${wanted} or ${column} like ${`${wanted.replace(/[\\%_]/g, "\\$&")}-%`})`;
  const current = await db
    .select({ url: titles.combinedUrl })
    .from(titles)
    .where(
      and(eq(titles.isPrivate, false), eq(titles.kind, kind), ne(titles.id, exceptId), startsAlike(titles.combinedUrl)),
    );
  const former = await db
    .select({ url: formerAddresses.combinedUrl })
    .from(formerAddresses)
    .where(
      and(
        eq(formerAddresses.kind, kind),
        ne(formerAddresses.titleId, exceptId),
        startsAlike(formerAddresses.combinedUrl),
      ),
    );
  const taken = new Set([...current, ...former].map(({ url }) => url));
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

export async function insertTitle(db: Db, title: typeof titles.$inferInsert): Promise<TitleRow> {
  const [row] = await db.insert(titles).values(title).returning();
  if (row === undefined) throw new Error("a title was not written");
  return row;
}

export type TitleChange = Partial<Omit<typeof titles.$inferInsert, "id" | "kind">>;

export async function updateTitle(db: Db, id: number, change: TitleChange): Promise<TitleRow> {
  const [row] = await db.update(titles).set(change).where(eq(titles.id, id)).returning();
  if (row === undefined) throw new Error(`title ${id} is gone`);
  return row;
}

/** Sets which seasons of a title are premium's; numbers of seasons that it does not have do nothing. */
export async function setPremiumSeasons(db: Db, titleId: number, numbers: readonly number[]): Promise<void> {
  const isListed = numbers.length === 0 ? sql`false` : inArray(seasons.seasonNumber, [...numbers]);
  await db
    .update(seasons)
    .set({ isPremium: sql`(${isListed})` })
    .where(eq(seasons.titleId, titleId));
}

/** False where there is no such title. Its seasons, episodes and their words go with it. */
export async function deleteTitle(db: Db, id: number): Promise<boolean> {
  const rows = await db.delete(titles).where(eq(titles.id, id)).returning({ id: titles.id });
  return rows.length > 0;
}

/** Lets an address lead to a title that had it, also where it led to another one before. */
export async function keepFormerAddress(db: Db, address: typeof formerAddresses.$inferInsert): Promise<void> {
  await db
    .insert(formerAddresses)
    .values(address)
    .onConflictDoUpdate({
      target: [formerAddresses.kind, formerAddresses.combinedUrl],
      set: { titleId: address.titleId },
    });
}

export async function dropFormerAddress(db: Db, kind: TitleKind, combinedUrl: string): Promise<void> {
  await db
    .delete(formerAddresses)
    .where(and(eq(formerAddresses.kind, kind), eq(formerAddresses.combinedUrl, combinedUrl)));
}

/** Lets files of an earlier name and year be of the title, also where they were of another one. */
export async function keepFormerIdentity(db: Db, { kind, name, year, id: titleId }: TitleRow): Promise<void> {
  await db
    .insert(formerIdentities)
    .values({ kind, name: sql`lower(${name})`, year: year ?? 0, titleId })
    .onConflictDoUpdate({
      target: [formerIdentities.kind, formerIdentities.name, formerIdentities.year],
      set: { titleId },
    });
}

export async function dropFormerIdentity(db: Db, { kind, name, year }: TitleIdentity): Promise<void> {
  const { kind: ofKind, name: ofName, year: ofYear } = formerIdentities;
  await db
    .delete(formerIdentities)
    .where(and(eq(ofKind, kind), sql`${ofName} = lower(${name})`, eq(ofYear, year ?? 0)));
}

/** Writes what was decided of a title's words; null takes a decision back. */
export async function saveTitleNames(
  db: Db,
  titleId: number,
  decisions: ReadonlyMap<string, boolean | null>,
): Promise<void> {
  const words = [...decisions.keys()];
  await db.delete(titleNames).where(and(eq(titleNames.titleId, titleId), inArray(titleNames.word, words)));
  const kept = [...decisions].flatMap(([word, isName]) => (isName === null ? [] : [{ titleId, word, isName }]));
  if (kept.length > 0) await db.insert(titleNames).values(kept);
}

/** The present address of the title that had this one. */
export async function findMovedTitle(db: Db, kind: TitleKind, combinedUrl: string): Promise<string | undefined> {
  const [row] = await db
    .select({ combinedUrl: titles.combinedUrl })
    .from(formerAddresses)
    .innerJoin(titles, eq(titles.id, formerAddresses.titleId))
    .where(and(eq(formerAddresses.kind, kind), eq(formerAddresses.combinedUrl, combinedUrl)));
  return row?.combinedUrl;
}

/** Stores a title's poster in place of an earlier one. */
export async function savePoster(db: Db, poster: typeof posters.$inferInsert): Promise<void> {
  const { titleId: _titleId, ...replaced } = poster;
  await db.insert(posters).values(poster).onConflictDoUpdate({ target: posters.titleId, set: replaced });
}

export async function deletePoster(db: Db, titleId: number): Promise<void> {
  await db.delete(posters).where(eq(posters.titleId, titleId));
}

export async function readPoster(db: Db, hash: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ bytes: posters.bytes }).from(posters).where(eq(posters.hash, hash)).limit(1);
  return row?.bytes;
}
