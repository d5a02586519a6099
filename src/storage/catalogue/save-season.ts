import type { Db } from "../database.ts";
import { and, eq } from "../drizzle.ts";
import { markStale } from "./mark-stale.ts";
import { seasons } from "./schema.ts";

export type SeasonSettings = {
  readonly titleId: number;
  readonly seasonNumber: number;
  readonly isPremium: boolean;
  /** Whether a season that is stored stays as it is. */
  readonly isPremiumKept?: boolean;
};

/** Creates or updates a season. Returns its id. */
export async function saveSeason(
  db: Db,
  { titleId, seasonNumber, isPremium, isPremiumKept = false }: SeasonSettings,
): Promise<number> {
  const [existing] = await db
    .select({ id: seasons.id, isPremium: seasons.isPremium })
    .from(seasons)
    .where(and(eq(seasons.titleId, titleId), eq(seasons.seasonNumber, seasonNumber)));
  if (existing !== undefined && (isPremiumKept || existing.isPremium === isPremium)) return existing.id;
  await markStale(db, titleId);
  const [saved] = await db
    .insert(seasons)
    .values({ titleId, seasonNumber, isPremium })
    .onConflictDoUpdate({ target: [seasons.titleId, seasons.seasonNumber], set: { isPremium } })
    .returning({ id: seasons.id });
  if (saved === undefined) throw new Error(`season ${seasonNumber} of title ${titleId} was not saved`);
  return saved.id;
}
