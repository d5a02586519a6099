import { afterAll, beforeAll, expect, test } from "vitest";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { levelTest } from "../../contract/level-test.ts";
import { headwordOfEntry } from "../../domain/lexicon/create-lexicon.ts";
import { readLexiconEntries } from "../../services/lexicon/read-lexicon-files.ts";
import { upsertHeadwords } from "../../storage/lexicon/queries.ts";

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
  const { db } = api.database;
  const entries = await readLexiconEntries();
  await db.transaction((transaction) => upsertHeadwords(transaction, entries.map(headwordOfEntry)));
  // Of 40 words said, 20 are of closed classes and 3 are names.
  await publishEpisode(db, {
    title: { kind: "movie", name: "Film", combinedUrl: "film", year: 1950 },
    said: [
      { phrase: "know", partOfSpeech: "verb", count: 6 },
      { phrase: "evaluation", level: 3, count: 4 },
    ],
  });
  await publishEpisode(db, {
    title: { name: "Series", combinedUrl: "series" },
    said: [{ phrase: "know", partOfSpeech: "verb", count: 90 }],
  });
  await api.services.contentVersion.refresh();
});
afterAll(() => api.close());

const get = (query: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/LevelTest/GetLevelTest?${query}`, headers });

test("a form has words with meanings of the language, made-up ones, and what films say", async () => {
  const response = await get("form=1&MeanLanguageType=2");
  expect(response.statusCode).toBe(200);
  const { items, madeUp, scale } = levelTest.parse(response.json());
  expect(items.length).toBeGreaterThan(150);
  expect(madeUp).toHaveLength(12);
  expect(items.every(({ choices }) => new Set(choices).size === 4)).toBe(true);
  expect(scale.groups.reduce((sum, { words }) => sum + words, 0)).toBe(6_000);
  // The film alone: the series is no ordinary film.
  expect(scale.groups.reduce((sum, { spoken }) => sum + spoken, 0)).toBe(10);
  expect(scale.runningWords).toBe(40);
  expect(response.body.length).toBeLessThan(60_000);
});

test("another language has other meanings, another form other words", async () => {
  const [turkish, english, other] = await Promise.all(
    ["form=1&MeanLanguageType=2", "form=1&MeanLanguageType=1", "form=2&MeanLanguageType=2"].map(async (query) =>
      levelTest.parse((await get(query)).json()),
    ),
  );
  const choicesOf = (of: typeof turkish) => of?.items.flatMap(({ choices }) => choices) ?? [];
  const phrasesOf = (of: typeof turkish) => of?.items.map(({ phrase }) => phrase) ?? [];
  const shared = (some: string[], others: string[]) => some.filter((one) => others.includes(one)).length;
  expect(shared(choicesOf(turkish), choicesOf(english))).toBe(0);
  expect(shared(phrasesOf(turkish), phrasesOf(other))).toBeLessThan(90);
});

test("any cache may keep it, and a copy is revalidated", async () => {
  const first = await get("form=3&MeanLanguageType=3");
  expect(first.headers["cache-control"]).toContain("public");
  const again = await get("form=3&MeanLanguageType=3", { "if-none-match": String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect((await get("form=3&MeanLanguageType=3")).body).toBe(first.body);
});

test.each(["", "form=0", "form=9", "form=1.5", "form=1&MeanLanguageType=4", "form=1&seed=2"])(
  "%j is refused",
  async (query) => {
    expect((await get(query)).statusCode).toBe(400);
  },
);
