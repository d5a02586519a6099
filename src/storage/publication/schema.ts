import { boolean, check, integer, pgTable, sql, text } from "../drizzle.ts";

/** The published state, in one row that is absent until the first publication. */
export const publication = pgTable(
  "publication",
  {
    id: boolean("id").primaryKey().default(true),
    /** Incremented with every published change of the catalogue or the lexicon. */
    version: integer("version").notNull(),
    /** Of the lexicon files that were loaded last. */
    lexiconHash: text("lexicon_hash"),
  },
  (table) => [check("publication_one_row", sql`${table.id}`)],
);
