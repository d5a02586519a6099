import type { TitleKind } from "../../domain/catalogue/catalogue.ts";
import type { Db } from "../database.ts";
import { and, eq, sql } from "../drizzle.ts";
import { episodes, seasons, titles } from "./schema.ts";

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
    eq(titles.kind, kind),
    sql`lower(${titles.name}) = lower(${name})`,
    sql`coalesce(${titles.year}, 0) = ${year ?? 0}`,
  );
}

/** The stored episode of a place, published or not, with the hash of its import. */
export async function findImported(
  db: Db,
  place: EpisodePlace,
): Promise<{ episodeId: number; contentHash: string } | undefined> {
  const [row] = await db
    .select({ episodeId: episodes.id, contentHash: episodes.contentHash })
    .from(titles)
    .innerJoin(episodes, eq(episodes.titleId, titles.id))
    .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
    .where(
      and(
        hasIdentity(place),
        sql`${seasons.seasonNumber} is not distinct from ${place.seasonNumber}`,
        eq(episodes.episodeNumber, place.episodeNumber),
      ),
    );
  return row;
}
