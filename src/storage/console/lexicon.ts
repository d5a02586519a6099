import type { Headword } from "../../domain/lexicon/entry.ts";
import type { Level } from "../../domain/lexicon/level.ts";
import type { PartOfSpeech } from "../../domain/lexicon/part-of-speech.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, inArray, notInArray, sql } from "../drizzle.ts";
import { lexiconOverlay, words } from "../lexicon/schema.ts";
import { above, contains, type Page, type PageQuery, pageOf } from "./page.ts";

export type EntryFilter = {
  readonly search: string;
  readonly id: number | undefined;
  readonly partOfSpeech: PartOfSpeech | undefined;
  readonly level: Level | undefined;
  readonly source: "file" | "overlay" | "fallback" | undefined;
};

/** Headwords from A to Z, those first that begin with what was typed, and what was typed itself before them. */
export async function readEntryPage(db: Db, filter: EntryFilter, page: PageQuery): Promise<Page<Headword>> {
  const { search, id, partOfSpeech, level, source } = filter;
  const typed = search.toLowerCase();
  const phrase = sql`lower(${words.phrase})`;
  const rank = sql`case when ${phrase} = ${typed} then '0' when starts_with(${phrase}, ${typed}) then '1' else '2' end`;
  const place = sql`(${rank} || ' ' || ${phrase}) collate "C"`;
  const edited = db.select({ id: lexiconOverlay.wordId }).from(lexiconOverlay);
  const rows = await db
    .select({ word: words, place: place.mapWith(String) })
    .from(words)
    .where(
      and(
        contains(words.phrase, search),
        id === undefined ? undefined : eq(words.id, id),
        partOfSpeech && eq(words.partOfSpeech, partOfSpeech),
        level && eq(words.level, level),
        source === "overlay" ? inArray(words.id, edited) : undefined,
        source === "fallback" ? eq(words.source, "fallback") : undefined,
        source === "file" ? and(eq(words.source, "lexicon"), notInArray(words.id, edited)) : undefined,
        above(place, words.id, page),
      ),
    )
    .orderBy(asc(place), asc(words.id))
    .limit(page.limit + 1);
  const shown = pageOf(rows, page, (row) => ({ place: row.place, id: row.word.id }));
  return { rows: shown.rows.map(({ word }) => word), next: shown.next };
}
