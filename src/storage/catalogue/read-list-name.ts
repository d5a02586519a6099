import type { Db } from "../database.ts";
import { eq } from "../drizzle.ts";
import { episodes, seasons, titles } from "./schema.ts";

/** What a list of the catalogue is called. */
export type ListName = {
  readonly title: string;
  readonly seasonNumber: number | null;
  readonly episodeNumber: number | null;
};

type ListKind = "episode" | "season" | "series" | "movie";

/** Undefined where there is no such list. */
export async function readListName(db: Db, kind: ListKind, id: number): Promise<ListName | undefined> {
  const name = titles.name;
  if (kind === "episode") {
    const [row] = await db
      .select({ title: name, seasonNumber: seasons.seasonNumber, episodeNumber: episodes.episodeNumber })
      .from(episodes)
      .innerJoin(titles, eq(titles.id, episodes.titleId))
      .innerJoin(seasons, eq(seasons.id, episodes.seasonId))
      .where(eq(episodes.id, id));
    return row;
  }
  if (kind === "season") {
    const [row] = await db
      .select({ title: name, seasonNumber: seasons.seasonNumber })
      .from(seasons)
      .innerJoin(titles, eq(titles.id, seasons.titleId))
      .where(eq(seasons.id, id));
    return row && { ...row, episodeNumber: null };
  }
  const [row] = await db.select({ title: name }).from(titles).where(eq(titles.id, id));
  return row && { ...row, seasonNumber: null, episodeNumber: null };
}
