import type { Db } from "../database.ts";
import { excluded, sql } from "../drizzle.ts";
import { shippedPacks, titles } from "./schema.ts";

export type ShippedPack = typeof shippedPacks.$inferSelect;

/** What is stored of the packs of this release or an earlier one, by file. */
export async function readShippedPacks(db: Db): Promise<ReadonlyMap<string, ShippedPack>> {
  const rows = await db.select().from(shippedPacks);
  return new Map(rows.map((row) => [row.file, row]));
}

export async function saveShippedPacks(db: Db, packs: readonly ShippedPack[]): Promise<void> {
  if (packs.length === 0) return;
  const set = { hash: excluded(shippedPacks.hash), contentHashes: excluded(shippedPacks.contentHashes) };
  await db
    .insert(shippedPacks)
    .values([...packs])
    .onConflictDoUpdate({ target: shippedPacks.file, set });
}

/**
 * Puts titles into the order given, in the places that they have among all others; so those that the operator has added
 * stay between, before or after them. @returns whether that changed anything
 */
export async function placeTitles(db: Db, titleIds: readonly number[]): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with wanted as (
      select id, row_number() over (order by at) as at from unnest(${sql.param([...titleIds])}::int[]) with ordinality as given (id, at)
    ), places as (
      select coalesce(place, titles.id) as place, row_number() over (order by coalesce(place, titles.id)) as at
      from ${titles} join wanted on wanted.id = titles.id
    )
    update ${titles} as title set place = places.place
    from wanted join places on places.at = wanted.at
    where title.id = wanted.id and coalesce(title.place, title.id) <> places.place`);
  return (rowCount ?? 0) > 0;
}
