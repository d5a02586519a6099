import type { Db } from "../database.ts";
import { and, desc, eq, isAnyOf, sql } from "../drizzle.ts";
import { episodes, titleOwners, titles } from "./schema.ts";

type Place = { readonly kind: "episode" | "season" | "series" | "movie"; readonly id: number };

export type PrivateTitle = { readonly titleId: number; readonly isPrivate: true; readonly ownerId: number };

/** The private title that a list of the catalogue is of; undefined where it is of a public one, or of none. */
export async function findPrivateTitle(db: Db, { kind, id }: Place): Promise<PrivateTitle | undefined> {
  const isHere = {
    episode: eq(episodes.id, id),
    season: eq(episodes.seasonId, id),
    series: and(eq(titles.id, id), eq(titles.kind, "series")),
    movie: and(eq(titles.id, id), eq(titles.kind, "movie")),
  }[kind];
  const [row] = await db
    .select({ titleId: titles.id, ownerId: titleOwners.userId })
    .from(titles)
    .innerJoin(titleOwners, eq(titleOwners.titleId, titles.id))
    .innerJoin(episodes, eq(episodes.titleId, titles.id))
    .where(and(eq(titles.isPrivate, true), isHere))
    .limit(1);
  return row && { ...row, isPrivate: true };
}

/** Of some titles those that this person has brought. */
export async function findOwnTitles(db: Db, userId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: titleOwners.titleId })
    .from(titleOwners)
    .where(and(eq(titleOwners.userId, userId), isAnyOf(titleOwners.titleId, ids)));
  return rows.map(({ id }) => id);
}

/** The titles that a person has brought, the newest first, with how many episodes each has. */
export async function countOwnEpisodes(
  db: Db,
  userId: number,
): Promise<{ readonly titleId: number; readonly episodes: number }[]> {
  return await db
    .select({ titleId: titleOwners.titleId, episodes: sql`count(*)`.mapWith(Number) })
    .from(titleOwners)
    .innerJoin(episodes, eq(episodes.titleId, titleOwners.titleId))
    .where(eq(titleOwners.userId, userId))
    .groupBy(titleOwners.titleId)
    .orderBy(desc(titleOwners.titleId));
}
