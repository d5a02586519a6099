import { afterAll, beforeAll, expect, test } from "vitest";
import { countStatements } from "../../../tests/factories/count-statements.ts";
import { buildHeadword, storeEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import type { Db } from "../database.ts";
import { insertMissingFallbacks } from "../lexicon/queries.ts";
import { findImported } from "./find-imported.ts";
import { publishStale } from "./publish-stale.ts";
import { readEpisodeWords, readTitleWords } from "./read-word-list.ts";
import { replaceEpisode } from "./replace-episode.ts";

let created: TestDatabase;
let db: Db;

beforeAll(async () => {
  created = await createTestDatabase();
  db = created.database.db;
});

afterAll(async () => {
  await created.dispose();
});

const figures = { runningWords: 10, closedClassWords: 4, nameWords: 1, otherWords: 1, unjudgedWords: 0, itemWords: 4 };

async function phrasesOf(episodeId: number): Promise<string[] | undefined> {
  await publishStale(db);
  return (await readEpisodeWords(db, undefined, episodeId))?.words.map(({ phrase }) => phrase);
}

test("a file imported again stands in the place of the old one", async () => {
  const title = { name: "Replaced", combinedUrl: "replaced", year: 2001 };
  const place = { kind: "series", name: "replaced", year: 2001, seasonNumber: 1, episodeNumber: 2 } as const;
  expect(await findImported(db, place)).toBeUndefined();

  const first = await storeEpisode(db, { title, episodeNumber: 2, contentHash: "one", said: [{ phrase: "anchor" }] });
  expect(await findImported(db, place)).toMatchObject({ episodeId: first.episodeId, contentHash: "one" });

  const said = [{ phrase: "sail", count: 3 }, { phrase: "rope" }];
  const second = await storeEpisode(db, { title, episodeNumber: 2, contentHash: "two", said });
  expect(second).toEqual(first);
  expect(await findImported(db, place)).toMatchObject({ episodeId: first.episodeId, contentHash: "two" });
  expect(await phrasesOf(first.episodeId)).toEqual(["sail", "rope"]);
});

test("a movie has one file, without a season", async () => {
  const title = { kind: "movie", name: "One File", combinedUrl: "one-file" } as const;
  const first = await storeEpisode(db, { title, contentHash: "one", said: [{ phrase: "anchor" }] });
  const second = await storeEpisode(db, { title, contentHash: "two", said: [{ phrase: "sail" }] });
  expect(second).toEqual(first);
  const place = { kind: "movie", name: "One File", year: null, seasonNumber: null, episodeNumber: 1 } as const;
  expect(await findImported(db, place)).toMatchObject({ episodeId: first.episodeId, contentHash: "two" });
  await publishStale(db);
  expect((await readTitleWords(db, undefined, first.title.id, "movie"))?.words.map(({ phrase }) => phrase)).toEqual([
    "sail",
  ]);
});

test("an import that fails halfway leaves the old words", async () => {
  const title = { name: "Halfway", combinedUrl: "halfway" };
  const { title: saved, seasonId, episodeId } = await storeEpisode(db, { title, said: [{ phrase: "anchor" }] });
  const failing = db.transaction(async (transaction) => {
    const content = {
      titleId: saved.id,
      seasonId,
      episodeNumber: 1,
      name: null,
      contentHash: "new",
      figures,
      words: [],
    };
    await replaceEpisode(transaction, content);
    throw new Error("the disk is full");
  });
  await expect(failing).rejects.toThrow("the disk is full");
  expect(await phrasesOf(episodeId)).toEqual(["anchor"]);
});

test("words without a stored headword are refused", async () => {
  const { title, seasonId } = await storeEpisode(db, { title: { name: "Refused", combinedUrl: "refused" } });
  const words = [{ wordId: 4711, count: 1, tokens: 1, times: [1], line: null, senses: [] }];
  const content = { titleId: title.id, seasonId, episodeNumber: 2, name: null, contentHash: "x", figures, words };
  await expect(db.transaction((transaction) => replaceEpisode(transaction, content))).rejects.toThrow(
    "1 headwords are not stored yet",
  );
});

test("everything that is said of a word comes back, in any script and of any length", async () => {
  const times = Array.from({ length: 3000 }, (_, n) => n);
  const line = `"Ağır ol," she said, {really} \\ '${"x".repeat(80)}'`;
  const said = [{ phrase: "rope", count: 3000, tokens: 6000, times, line }];
  const { episodeId } = await storeEpisode(db, { title: { name: "Odd", combinedUrl: "odd" }, said });
  await publishStale(db);
  const list = await readEpisodeWords(db, undefined, episodeId);
  expect(list?.words).toEqual([expect.objectContaining({ phrase: "rope", count: 3000, times, line })]);
});

test("an episode without any word is one with an empty list", async () => {
  const { episodeId } = await storeEpisode(db, { title: { name: "Silent", combinedUrl: "silent" }, said: [] });
  expect(await phrasesOf(episodeId)).toEqual([]);
});

test("900 words are saved by a few statements", async () => {
  const { title, seasonId } = await storeEpisode(db, { title: { name: "Fast", combinedUrl: "fast" } });
  const headwords = Array.from({ length: 900 }, (_, n) => buildHeadword(`word${n}`));
  await insertMissingFallbacks(db, headwords);
  const words = headwords.map(({ id }) => ({
    wordId: id,
    count: 2,
    tokens: 2,
    times: [5, 600],
    line: "A line like this one.",
    senses: [],
  }));
  const content = { titleId: title.id, seasonId, episodeNumber: 2, name: null, contentHash: "x", figures, words };
  const statements = await countStatements(() => db.transaction((inner) => replaceEpisode(inner, content)));
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThan(20);
});
