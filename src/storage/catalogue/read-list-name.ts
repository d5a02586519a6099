import type { TitleReader } from "../../domain/catalogue/title-rights.ts";
import type { Db } from "../database.ts";
import { and, eq, or } from "../drizzle.ts";
import { episodes, isTitleShownTo, seasons, titles } from "./schema.ts";

/** What a list of the catalogue is called. */
export type ListName = {
  readonly title: string;
  readonly seasonNumber: number | null;
  readonly episodeNumber: number | null;
};

type ListKind = "episode" | "season" | "series" | "movie";

/** Undefined where there is no such list for this reader. */
export async function readListName(
  db: Db,
  reader: TitleReader,
  kind: ListKind,
  id: number,
): Promise<ListName | undefined> {
  const name = titles.name;
  // A hidden title keeps its name for who has a quiz of it.
  const isReadable = or(eq(titles.isPrivate, false), isTitleShownTo(reader));
  if (kind === "episode") {
    const [row] = await db
      .select({ title: name, seasonNumber: seasons.seasonNumber, episodeNumber: episodes.episodeNumber })
      .from(episodes)
      .innerJoin(titles, eq(titles.id, episodes.titleId))
      .innerJoin(seasons, eq(seasons.id, episodes.seasonId))
      .where(and(eq(episodes.id, id), isReadable));
    return row;
  }
  if (kind === "season") {
    const [row] = await db
      .select({ title: name, seasonNumber: seasons.seasonNumber })
      .from(seasons)
      .innerJoin(titles, eq(titles.id, seasons.titleId))
      .where(and(eq(seasons.id, id), isReadable));
    return row && { ...row, episodeNumber: null };
  }
  const [row] = await db
    .select({ title: name })
    .from(titles)
    .where(and(eq(titles.id, id), isReadable));
  return row && { ...row, seasonNumber: null, episodeNumber: null };
}
