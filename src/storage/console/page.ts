import type { PgColumn } from "drizzle-orm/pg-core";
import { type SQL, sql } from "../drizzle.ts";

/** The last row of the page before: its place in the list's order, and its id. */
export type Cursor = { readonly place: string | number; readonly id: string | number };

/** Which part of a list is wanted: so many rows after the cursor, or the first ones. */
export type PageQuery = { readonly after: Cursor | undefined; readonly limit: number };

export type Page<Row> = { readonly rows: readonly Row[]; readonly next: Cursor | undefined };

/** The rows after a cursor in a list that is ordered by these two, both descending. */
export function below(place: PgColumn | SQL, id: PgColumn, { after }: PageQuery): SQL | undefined {
  return after && sql`(${place}, ${id}) < (${after.place}, ${after.id})`;
}

/** The same for a list that is ordered ascending. */
export function above(place: PgColumn | SQL, id: PgColumn, { after }: PageQuery): SQL | undefined {
  return after && sql`(${place}, ${id}) > (${after.place}, ${after.id})`;
}

/** @param rows one more than the limit, where there are as many: it tells that another page follows */
export function pageOf<Row>(rows: readonly Row[], { limit }: PageQuery, cursorOf: (row: Row) => Cursor): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last !== undefined ? cursorOf(last) : undefined };
}

const escaped = (typed: string) => typed.replace(/[\\%_]/g, "\\$&");

/**
 * The same where case is folded in both, which a trigram index finds. It has nothing for one or two letters in the middle
 * of a word: they are looked for at the beginning of each.
 */
export function containsFolded(column: PgColumn | SQL, folded: string): SQL | undefined {
  if (folded === "") return undefined;
  const text = escaped(folded);
  if ([...folded].length > 2) return sql`${column} like ${`%${text}%`}`;
  return sql`(${column} like ${`${text}%`} or ${column} like ${`% ${text}%`})`;
}

/** A condition for texts that contain what was typed, whatever its case; `%` and `_` stand for themselves. */
export function contains(column: PgColumn | SQL, typed: string): SQL | undefined {
  if (typed === "") return undefined;
  return sql`${column} ilike ${`%${escaped(typed)}%`}`;
}
