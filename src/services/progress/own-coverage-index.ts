import { canReadTitle } from "../../domain/catalogue/title-rights.ts";
import { type CoverageIndex, createCoverageIndex } from "../../domain/progress/coverage-index.ts";
import { countOwnEpisodes, findOwnTitles, findPrivateTitle } from "../../storage/catalogue/find-private.ts";
import type { Db } from "../../storage/database.ts";
import { readEpisodeTokens, readFactsOf, readPublishedTitles } from "../../storage/progress/coverage-data.ts";
import type { WordListSource } from "../catalogue/read-word-list.ts";
import type { Services } from "../services.ts";
import { readCoverageIndex } from "./coverage-index-cache.ts";
import type { Viewer } from "./read-list.ts";

/** The index of one title of the viewer's own, which is in nobody's cache; undefined where the list is of no such title. */
export async function readOwnIndex(
  { database: { db } }: Services,
  viewer: Pick<Viewer, "id"> | undefined,
  source: WordListSource,
): Promise<CoverageIndex | undefined> {
  const title = viewer && (await findPrivateTitle(db, source));
  if (title === undefined || !canReadTitle(viewer?.id, title)) return undefined;
  return await indexOf(db, [title.titleId]);
}

async function indexOf(db: Db, titleIds: readonly number[]): Promise<CoverageIndex> {
  const episodes = await readEpisodeTokens(db, titleIds);
  const facts = await readFactsOf(db, [...new Set(episodes.flatMap(({ wordIds }) => wordIds))]);
  return createCoverageIndex(episodes, (id) => facts.get(id));
}

/** Episodes of one's own that are measured together; a title beyond them is measured when it is asked for alone. */
const mostEpisodes = 300;

/** Of the titles that a person has brought, the newest first, one after the other: other requests get a connection in between. */
export async function* readOwnIndexes({ database: { db } }: Services, userId: number): AsyncGenerator<CoverageIndex> {
  let left = mostEpisodes;
  for (const { titleId, episodes } of await countOwnEpisodes(db, userId)) {
    left -= episodes;
    if (left < 0) return;
    yield await indexOf(db, [titleId]);
  }
}

/** An index in which titles are that a person may see: the catalogue's, or one of them alone where some are the person's own. */
export async function readIndexWith(
  services: Services,
  userId: number,
  titleIds: readonly number[],
): Promise<CoverageIndex> {
  const { db } = services.database;
  const own = await findOwnTitles(db, userId, titleIds);
  if (own.length === 0) return await readCoverageIndex(services);
  const published = new Set(await readPublishedTitles(db));
  return await indexOf(db, [...own, ...titleIds.filter((id) => published.has(id))]);
}

/**
 * What an index gives of a list of the catalogue: a title published a moment ago is in the next index alone, one of the
 * viewer's own in none.
 */
export async function firstGiven<Given>(
  indexes: readonly (() => Promise<CoverageIndex | undefined>)[],
  give: (index: CoverageIndex) => Given | undefined,
): Promise<Given | undefined> {
  for (const read of indexes) {
    const index = await read();
    const given = index && give(index);
    if (given !== undefined) return given;
  }
  return undefined;
}
