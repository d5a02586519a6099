import { saidWords } from "../catalogue/readings-schema.ts";
import { episodes, seasons, titles } from "../catalogue/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, desc, eq, or, sql } from "../drizzle.ts";
import { importFiles, importJobs } from "./schema.ts";

/** An episode of a title that everybody may know of. */
type EpisodeOfTitle = {
  readonly titleId: number;
  readonly title: string;
  readonly season: number | null;
  readonly episode: number;
};

type List = { readonly kind: number; readonly id: number } | undefined;

/** Of a list's kind and id, what it holds: an episode, a season, a title; the whole catalogue otherwise. */
function isInList(list: List) {
  if (list === undefined) return undefined;
  const { kind, id } = list;
  if (kind === 2) return eq(episodes.id, id);
  if (kind === 3) return eq(episodes.seasonId, id);
  if (kind === 4 || kind === 5) return eq(titles.id, id);
  return undefined;
}

/** Where a word is said at first in a list, or anywhere in the catalogue; nothing of what people brought for themselves. */
export async function readSaidPlaces(
  db: Db,
  { wordId, list }: { readonly wordId: number; readonly list: List },
  limit: number,
): Promise<(EpisodeOfTitle & { readonly times: number[] })[]> {
  return await db
    .select({
      titleId: titles.id,
      title: titles.name,
      season: seasons.seasonNumber,
      episode: episodes.episodeNumber,
      times: saidWords.times,
    })
    .from(saidWords)
    .innerJoin(episodes, eq(episodes.id, saidWords.episodeId))
    .innerJoin(titles, eq(titles.id, episodes.titleId))
    .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
    .where(and(eq(saidWords.wordId, wordId), eq(titles.isPrivate, false), isInList(list)))
    .orderBy(asc(titles.id), asc(seasons.seasonNumber), asc(episodes.episodeNumber))
    .limit(limit);
}

/** The reports of imported files that did not know a word, or took it for a name, the newest first. */
export async function readReportsWith(
  db: Db,
  word: string,
  limit: number,
): Promise<{ readonly titleId: number; readonly title: string; readonly report: unknown }[]> {
  const name = word.slice(0, 1).toUpperCase() + word.slice(1);
  const has = (key: "names" | "unknown", value: string) =>
    sql`${importFiles.report} @> ${JSON.stringify({ [key]: [{ word: value }] })}::jsonb`;
  return await db
    .select({ titleId: titles.id, title: titles.name, report: importFiles.report })
    .from(importFiles)
    .innerJoin(importJobs, eq(importJobs.id, importFiles.jobId))
    .innerJoin(titles, eq(titles.id, importFiles.titleId))
    .where(and(eq(titles.isPrivate, false), or(has("unknown", word), has("names", name))))
    .orderBy(desc(importJobs.createdAt), asc(importFiles.path))
    .limit(limit);
}
