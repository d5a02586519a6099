import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { storeEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import { texts } from "../../../tests/factories/translated.ts";
import type { CatalogueTitle } from "../../domain/catalogue/catalogue.ts";
import type { Db } from "../database.ts";
import { readVersion } from "../publication/queries.ts";
import { publishStale } from "./publish-stale.ts";
import { readContent } from "./read-content.ts";
import { readEpisodeWords } from "./read-word-list.ts";

let created: TestDatabase;
let db: Db;

beforeAll(async () => {
  created = await createTestDatabase();
  db = created.database.db;
});

beforeEach(async () => {
  await created.database.withConnection((client) => client.query("truncate titles, publication cascade"));
});

afterAll(async () => {
  await created.dispose();
});

async function readOnlyTitle(): Promise<CatalogueTitle | undefined> {
  const { titles } = await readContent(db);
  expect(titles.length).toBeLessThan(2);
  return titles[0];
}

describe("what is not published", () => {
  test("is not seen: neither a new title nor a new episode of an old one", async () => {
    const first = await storeEpisode(db);
    expect(await readContent(db)).toEqual({ version: 0, titles: [] });
    expect(await readEpisodeWords(db, undefined, first.episodeId)).toBeUndefined();

    await publishStale(db);
    const second = await storeEpisode(db, { episodeNumber: 2 });
    expect((await readOnlyTitle())?.seasons[0]?.episodes.map(({ id }) => id)).toEqual([first.episodeId]);
    expect(await readEpisodeWords(db, undefined, second.episodeId)).toBeUndefined();

    await publishStale(db);
    expect((await readOnlyTitle())?.seasons[0]?.episodes.map(({ id }) => id)).toEqual([
      first.episodeId,
      second.episodeId,
    ]);
  });
});

describe("the version", () => {
  test("rises by one however many titles are published, and not at all without", async () => {
    expect(await publishStale(db)).toBe(0);
    for (const name of ["a", "b", "c"]) await storeEpisode(db, { title: { name, combinedUrl: name } });
    expect(await publishStale(db)).toBe(1);
    expect(await publishStale(db)).toBe(1);
    expect(await readVersion(db)).toBe(1);
  });

  test("rises once when two publish at the same time", async () => {
    await storeEpisode(db);
    expect(await Promise.all([publishStale(db), publishStale(db), publishStale(db)])).toEqual([1, 1, 1]);
  });
});

describe("the figures", () => {
  test("count each headword once for an episode, a season and a series, and weigh levels by tokens", async () => {
    // 94 easy tokens and 6 above A2 are 6 %: difficulty 1. With the second episode 188 and 56: 23 %, difficulty 2.
    const first = [
      { phrase: "sea", count: 94 },
      { phrase: "rope", level: 3 as const, count: 3 },
      { phrase: "hull", level: 5 as const, count: 3 },
    ];
    const second = [
      { phrase: "sea", count: 94 },
      { phrase: "rope", level: 3 as const, count: 50 },
    ];
    // 100 easy and 44 above in the second season: 30.6 %, difficulty 4. In all 288 and 100: 25.8 %, difficulty 3.
    const third = [
      { phrase: "sea", count: 100 },
      { phrase: "anchor", level: 4 as const, count: 44 },
    ];
    await storeEpisode(db, { episodeNumber: 1, said: first });
    await storeEpisode(db, { episodeNumber: 2, said: second });
    await storeEpisode(db, { seasonNumber: 2, episodeNumber: 1, said: third });
    await publishStale(db);
    expect(await readOnlyTitle()).toMatchObject({
      wordCount: 4,
      difficulty: 3,
      seasons: [
        {
          seasonNumber: 1,
          wordCount: 3,
          difficulty: 2,
          episodes: [
            { wordCount: 3, difficulty: 1 },
            { wordCount: 2, difficulty: 5 },
          ],
        },
        { seasonNumber: 2, wordCount: 2, difficulty: 4, episodes: [{ wordCount: 2, difficulty: 4 }] },
      ],
    });
  });

  test("are counted for who speaks each language, with words that are alike or mislead", async () => {
    // 30 of 100 tokens above A2: B2. Of them 20 of B1 are Spanish words too, so 10 are left: A1; for Turkish 40 are: C1.
    await storeEpisode(db, {
      said: [
        { phrase: "sea", count: 60 },
        { phrase: "fabric", level: 2, count: 10, falseFriends: texts({ tr: "fabrika (factory)" }) },
        { phrase: "culture", level: 3, count: 20, cognates: ["es"] },
        { phrase: "rope", level: 4, count: 10 },
      ],
    });
    await publishStale(db);
    const forLanguages = {
      tr: { difficulty: 5, cognates: 0, falseFriends: 1 },
      es: { difficulty: 1, cognates: 1, falseFriends: 0 },
    };
    const figures = { difficulty: 4, forLanguages };
    expect(await readOnlyTitle()).toMatchObject({ ...figures, seasons: [{ ...figures, episodes: [figures] }] });
  });

  test("of an episode that was replaced stay until they are published anew", async () => {
    await storeEpisode(db, { said: [{ phrase: "sea" }] });
    await publishStale(db);
    await storeEpisode(db, { said: [{ phrase: "sea" }, { phrase: "rope" }] });
    expect(await readOnlyTitle()).toMatchObject({ wordCount: 1 });
    expect(await publishStale(db)).toBe(2);
    expect(await readOnlyTitle()).toMatchObject({ wordCount: 2 });
  });

  test("of many titles are each their own", async () => {
    for (let n = 1; n <= 45; n += 1) {
      const said = Array.from({ length: n }, (_, word) => ({ phrase: `word${word}` }));
      await storeEpisode(db, { title: { kind: "movie", name: `Movie ${n}`, combinedUrl: `movie-${n}` }, said });
    }
    await publishStale(db);
    const { titles } = await readContent(db);
    expect(titles.map(({ wordCount }) => wordCount)).toEqual(Array.from({ length: 45 }, (_, n) => n + 1));
  });
});
