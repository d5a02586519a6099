import { sql } from "drizzle-orm";
import { publishStale } from "../../src/storage/catalogue/publish-stale.ts";
import { replaceEpisode } from "../../src/storage/catalogue/replace-episode.ts";
import { saveSeason } from "../../src/storage/catalogue/save-season.ts";
import { saveTitle } from "../../src/storage/catalogue/save-title.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { type RunningSite, startSite } from "../factories/running-site.ts";
import { buildTitle } from "../factories/stored-catalogue.ts";

/** The path of the series whose episodes have the lists; episode 1 has the first. */
export const seriesPath = "/dizi/the-harbour-office";

/** Starts a new installation with a further series, which has an episode for each number of words. */
export async function startSiteWithLists(dataDir: string, sizes: readonly number[]): Promise<RunningSite> {
  const first = await startSite(dataDir);
  await first.stop();
  await storeEpisodes(dataDir, sizes);
  return startSite(dataDir);
}

/** The words are the lexicon's own, so that documents have the bytes of real lists. */
async function storeEpisodes(dataDir: string, sizes: readonly number[]): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    const { rows } = await database.db.execute<{ id: string }>(
      sql`select id from words order by hashint8(id) limit ${Math.max(...sizes)}`,
    );
    const ids = rows.map(({ id }) => Number(id));
    await database.db.transaction(async (transaction) => {
      const title = await saveTitle(transaction, buildTitle());
      const seasonId = await saveSeason(transaction, { titleId: title.id, seasonNumber: 1, isPremium: false });
      for (const [index, size] of sizes.entries()) {
        await replaceEpisode(transaction, {
          titleId: title.id,
          seasonId,
          episodeNumber: index + 1,
          name: null,
          contentHash: `${size} words`,
          figures: {
            runningWords: 8000,
            closedClassWords: 4000,
            nameWords: 100,
            otherWords: 100,
            unjudgedWords: 0,
            itemWords: 3800,
          },
          words: ids.slice(0, size).map((wordId, place) => saidAs(wordId, place, size)),
        });
      }
    });
    await publishStale(database.db);
  } finally {
    await database.close();
  }
}

/** The nth word of a list is said as often as in speech, about 1/n of the first, at seconds that differ. */
function saidAs(wordId: number, place: number, size: number) {
  const count = 1 + Math.floor(120 / (place + 1) + (place < size / 3 ? wordId % 4 : 0));
  const times = Array.from({ length: count }, (_, at) => ((wordId + at * 7919) % 2500) + at).sort((a, b) => a - b);
  return {
    wordId,
    count,
    tokens: count,
    times: [...new Set(times)],
    line: "We were going to take the last ferry home.",
    senses: [],
  };
}
