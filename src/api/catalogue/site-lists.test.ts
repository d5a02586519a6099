import { afterAll, beforeAll, expect, test } from "vitest";
import { buildHeadword, publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { easyTitles } from "../../contract/catalogue.ts";
import { siteList } from "../../contract/lexicon/site-list.ts";
import { wordList } from "../../contract/lexicon/word-list.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";
import { upsertHeadwords } from "../../storage/lexicon/queries.ts";

let api: TestApp;

// Of each episode that the factory stores, 40 words are said: 20 of closed classes, 3 names.
beforeAll(async () => {
  api = await createTestApp();
  const { db } = api.database;
  await db.transaction((transaction) =>
    upsertHeadwords(transaction, [
      buildHeadword("know", { source: "lexicon", partOfSpeech: "verb", meanings: { tr: ["bilmek"] } }),
      buildHeadword("evaluation", { source: "lexicon", level: 3 }),
    ]),
  );
  await publishEpisode(db, {
    title: { name: "Slow", combinedUrl: "slow" },
    said: [
      { phrase: "know", partOfSpeech: "verb", count: 6, times: [2, 60] },
      { phrase: "evaluation", level: 3, count: 4, times: [5, 120] },
    ],
  });
  await publishEpisode(db, {
    title: { kind: "movie", name: "Untimed", combinedUrl: "untimed", year: 1950 },
    said: [{ phrase: "know", partOfSpeech: "verb", count: 2, times: [] }],
  });
  await publishEpisode(db, { title: { name: "Premium", combinedUrl: "premium", isPremium: true }, said: [] });
  await api.services.contentVersion.refresh();
});
afterAll(() => api.close());

const get = (path: string, headers: Record<string, string> = {}) => api.app.inject({ url: `/api/${path}`, headers });

const partWith = ({ parts }: { parts: readonly { phrases: readonly string[] }[] }, phrase: string) =>
  parts.findIndex(({ phrases }) => phrases.includes(phrase)) + 1;

test("the list of common words has 50 parts of 100, and says how often each is heard", async () => {
  const response = await get("WordList/GetSiteList?list=common");
  expect(response.statusCode).toBe(200);
  const { parts, speech } = siteList.parse(response.json());
  expect(parts.map(({ phrases }) => phrases.length)).toEqual(Array(50).fill(100));
  expect(parts.flatMap(({ phrases }) => phrases)).not.toContain("shit");
  expect(new Set(parts.flatMap(({ phrases }) => phrases)).size).toBe(5_000);
  expect(speech).toEqual({ runningWords: 120, closedClassWords: 60, nameWords: 9 });
  expect(parts[0]?.phrases).toContain("know");
  expect(parts[0]?.spokenWords).toBe(8);
  expect(parts[partWith({ parts }, "evaluation") - 1]?.spokenWords).toBe(4);
});

test("the list for exams has a part of 20 words for each of 30 days", async () => {
  const { parts } = siteList.parse((await get("WordList/GetSiteList?list=academic")).json());
  expect(parts.map(({ phrases }) => phrases.length)).toEqual(Array(30).fill(20));
  expect(partWith({ parts }, "know")).toBe(0);
  expect(parts.reduce((sum, { spokenWords }) => sum + spokenWords, 0)).toBe(4);
});

test("a part has the words of a list, with meanings, and any cache may keep it", async () => {
  const response = await get("WordList/GetSiteWords?list=common&part=1&MeanLanguageType=2");
  const words = wordList.parse(response.json());
  expect(words.find(({ phrase }) => phrase === "know")).toMatchObject({
    id: wordId("know", "verb"),
    mean: "bilmek",
    count: 0,
    times: [],
  });
  expect(response.headers["cache-control"]).toContain("public");
  const again = await get("WordList/GetSiteWords?list=common&part=1&MeanLanguageType=2", {
    "if-none-match": String(response.headers.etag),
  });
  expect(again.statusCode).toBe(304);
});

test.each([
  ["WordList/GetSiteWords?list=common&part=51", 404],
  ["WordList/GetSiteWords?list=academic&part=31", 404],
  ["WordList/GetSiteWords?list=common", 400],
  ["WordList/GetSiteWords?list=common&part=0", 400],
  ["WordList/GetSiteList?list=rare", 400],
  ["WordList/GetSiteList", 400],
])("%s is answered with %i", async (path, status) => {
  expect((await get(path)).statusCode).toBe(status);
});

test("the easiest titles are free ones, with speed and share of easy words", async () => {
  const titles = easyTitles.parse((await get("Home/GetEasyTitles")).json());
  expect(titles.map(({ name }) => name).sort()).toEqual(["Slow", "Untimed"]);
  // 40 words in 120 seconds; 20 + 6 easy ones of 37.
  expect(titles.find(({ name }) => name === "Slow")).toMatchObject({
    kind: "series",
    combinedUrl: "slow",
    wordsPerMinute: 20,
    easyShare: 0.703,
  });
  expect(titles.find(({ name }) => name === "Untimed")?.wordsPerMinute).toBeNull();
});
