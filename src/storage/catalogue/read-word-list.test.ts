import { afterAll, beforeAll, expect, test } from "vitest";
import { storeEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";
import type { Db } from "../database.ts";
import { publishStale } from "./publish-stale.ts";
import { readEpisodeWords, readSeasonWords, readTitleWords, type StoredWordList } from "./read-word-list.ts";

let created: TestDatabase;
let db: Db;

beforeAll(async () => {
  created = await createTestDatabase();
  db = created.database.db;
});

afterAll(async () => {
  await created.dispose();
});

function summary(list: StoredWordList | undefined) {
  return list?.words.map(({ phrase, count, times, line }) => ({ phrase, count, times, line }));
}

test("an episode's list has all of each word, the most frequent first, then by the alphabet", async () => {
  const said = [
    { phrase: "rope", count: 2, times: [3, 90], line: "Hold the rope." },
    { phrase: "anchor", count: 2, times: [7, 8] },
    { phrase: "Boat", count: 2, times: [5, 6] },
    { phrase: "sea", count: 5, times: [1, 2, 4] },
  ];
  const { episodeId } = await storeEpisode(db, { title: { name: "Order", combinedUrl: "order" }, said });
  await publishStale(db);
  const list = await readEpisodeWords(db, undefined, episodeId);
  expect(summary(list)).toEqual([
    { phrase: "sea", count: 5, times: [1, 2, 4], line: null },
    { phrase: "anchor", count: 2, times: [7, 8], line: null },
    { phrase: "Boat", count: 2, times: [5, 6], line: null },
    { phrase: "rope", count: 2, times: [3, 90], line: "Hold the rope." },
  ]);
  expect(list?.words[3]).toEqual({
    id: wordId("rope", "noun"),
    phrase: "rope",
    partOfSpeech: "noun",
    level: 1,
    meanings: { tr: ["ropenin türkçesi"], es: ["ropeito en español"] },
    definition: 'What "epor" means',
    synonyms: [],
    ipa: "",
    cognates: [],
    falseFriends: { tr: "", es: "" },
    senses: [],
    senseCounts: [],
    count: 2,
    times: [3, 90],
    line: "Hold the rope.",
  });
});

test("senses are counted by the times at which they are meant, over one episode and several", async () => {
  const title = { name: "Senses", combinedUrl: "senses" };
  const episodes = [
    { phrase: "run", count: 4, times: [1, 2, 3, 4], meant: [2, 0, 2, 2] },
    { phrase: "run", count: 3, times: [1, 2, 3] },
    { phrase: "run", count: 1, times: [9], meant: [1] },
  ];
  const ids: number[] = [];
  for (const [at, said] of episodes.entries()) {
    const { episodeId } = await storeEpisode(db, { title, episodeNumber: at + 1, said: [said] });
    ids.push(episodeId);
  }
  const { seasonId } = await storeEpisode(db, { title, episodeNumber: 4, said: [{ phrase: "sea" }] });
  await publishStale(db);
  const counts = (list: StoredWordList | undefined) =>
    list?.words.filter(({ phrase }) => phrase === "run").map(({ senseCounts }) => senseCounts);
  expect(counts(await readEpisodeWords(db, undefined, ids[0] ?? 0))).toEqual([[1, 0, 3]]);
  expect(counts(await readEpisodeWords(db, undefined, ids[1] ?? 0))).toEqual([[]]);
  expect(counts(await readSeasonWords(db, undefined, seasonId ?? 0))).toEqual([[4, 1, 3]]);
});

test("lists of several episodes add the counts, leave out times, and show the clearest line", async () => {
  const title = { name: "Sums", combinedUrl: "sums" };
  const lines = ["Rope!", "Nobody here can tie a rope as well as she can.", "I need some more rope."];
  for (const [index, line] of lines.entries()) {
    await storeEpisode(db, { title, episodeNumber: index + 1, said: [{ phrase: "rope", count: index + 1, line }] });
  }
  const { title: saved, seasonId } = await storeEpisode(db, {
    title,
    seasonNumber: 2,
    said: [
      { phrase: "rope", count: 10, times: [9], line: "Rope?" },
      { phrase: "sea", count: 20 },
    ],
  });
  await publishStale(db);
  const clearest = "I need some more rope.";
  expect(summary(await readTitleWords(db, undefined, saved.id, "series"))).toEqual([
    { phrase: "sea", count: 20, times: [], line: null },
    { phrase: "rope", count: 16, times: [], line: clearest },
  ]);
  expect(summary(await readSeasonWords(db, undefined, seasonId ?? 0))).toEqual([
    { phrase: "sea", count: 20, times: [1], line: null },
    { phrase: "rope", count: 10, times: [9], line: "Rope?" },
  ]);
});

test("lines are shown only where the title allows them", async () => {
  const title = { name: "No Lines", combinedUrl: "no-lines", showLines: false };
  const said = [{ phrase: "rope", line: "I need some more rope." }];
  const first = await storeEpisode(db, { title, said });
  const second = await storeEpisode(db, { title, episodeNumber: 2, said });
  await publishStale(db);
  for (const list of [
    await readEpisodeWords(db, undefined, first.episodeId),
    await readTitleWords(db, undefined, second.title.id, "series"),
  ]) {
    expect(list?.words.map(({ line }) => line)).toEqual([null]);
  }
});

test("a list is premium when its title is, or a season that it has words of", async () => {
  const free = await storeEpisode(db, { title: { name: "Partly", combinedUrl: "partly" } });
  const locked = await storeEpisode(db, {
    title: { name: "Partly", combinedUrl: "partly" },
    seasonNumber: 2,
    isPremiumSeason: true,
  });
  const movie = await storeEpisode(db, {
    title: { kind: "movie", name: "Locked", combinedUrl: "locked", isPremium: true },
  });
  await publishStale(db);
  expect(await readEpisodeWords(db, undefined, free.episodeId)).toMatchObject({ isPremium: false });
  expect(await readSeasonWords(db, undefined, free.seasonId ?? 0)).toMatchObject({ isPremium: false });
  expect(await readEpisodeWords(db, undefined, locked.episodeId)).toMatchObject({ isPremium: true });
  expect(await readTitleWords(db, undefined, free.title.id, "series")).toMatchObject({ isPremium: true });
  expect(await readTitleWords(db, undefined, movie.title.id, "movie")).toMatchObject({ isPremium: true });
});

test("what does not exist, or is asked for as another kind, is undefined", async () => {
  const movie = await storeEpisode(db, { title: { kind: "movie", name: "Kind", combinedUrl: "kind" } });
  await publishStale(db);
  expect(await readTitleWords(db, undefined, movie.title.id, "series")).toBeUndefined();
  expect(await readEpisodeWords(db, undefined, movie.episodeId)).toBeUndefined();
  expect(await readEpisodeWords(db, undefined, 2_147_483_647)).toBeUndefined();
  expect(await readSeasonWords(db, undefined, 2_147_483_647)).toBeUndefined();
});
