import { afterAll, beforeAll, expect, test } from "vitest";
import { storeEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import type { Db } from "../database.ts";
import { countTitleLevels } from "./count-levels.ts";
import { publishStale } from "./publish-stale.ts";

let created: TestDatabase;
let db: Db;

beforeAll(async () => {
  created = await createTestDatabase();
  db = created.database.db;
});

afterAll(async () => {
  await created.dispose();
});

const rope = { phrase: "rope", level: 1 } as const;
const anchor = { phrase: "anchor", level: 3 } as const;
const bollard = { phrase: "bollard", level: 5 } as const;

test("a word is counted once in a season and once in the title, however often and wherever it is said", async () => {
  const title = { name: "Harbour", combinedUrl: "harbour" };
  await storeEpisode(db, { title, seasonNumber: 2, said: [{ ...rope, count: 9 }, bollard] });
  const { seasonId } = await storeEpisode(db, { title, seasonNumber: 1, said: [rope, anchor] });
  const saved = await storeEpisode(db, { title, seasonNumber: 1, episodeNumber: 2, said: [rope, bollard] });
  await publishStale(db);
  const counts = await countTitleLevels(db, undefined, saved.title.id);
  expect(counts?.levels).toEqual([1, 0, 1, 0, 1]);
  expect(counts?.seasons.map(({ seasonNumber, levels }) => [seasonNumber, levels])).toEqual([
    [1, [1, 0, 1, 0, 1]],
    [2, [1, 0, 0, 0, 1]],
  ]);
  expect(counts?.seasons[0]?.seasonId).toBe(seasonId);
});

test("a movie has no seasons, and a season without words has a strip of noughts", async () => {
  const movie = await storeEpisode(db, { title: { kind: "movie", name: "Film", combinedUrl: "film" }, said: [anchor] });
  const silent = await storeEpisode(db, { title: { name: "Silent", combinedUrl: "silent" }, said: [] });
  await publishStale(db);
  expect(await countTitleLevels(db, undefined, movie.title.id)).toEqual({ levels: [0, 0, 1, 0, 0], seasons: [] });
  expect(await countTitleLevels(db, undefined, silent.title.id)).toMatchObject({
    levels: [0, 0, 0, 0, 0],
    seasons: [{ seasonNumber: 1, levels: [0, 0, 0, 0, 0] }],
  });
});

test("what is not published or does not exist has no counts", async () => {
  const { title } = await storeEpisode(db, { title: { name: "Waiting", combinedUrl: "waiting" } });
  expect(await countTitleLevels(db, undefined, title.id)).toBeUndefined();
  expect(await countTitleLevels(db, undefined, 2_147_483_647)).toBeUndefined();
});
