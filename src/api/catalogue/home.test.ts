import { afterAll, beforeAll, expect, test } from "vitest";
import { publishEpisode, storeEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { content } from "../../contract/catalogue.ts";

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

async function contentNow() {
  await api.services.contentVersion.refresh();
  return content.parse((await get("/api/Home/GetContent")).json());
}

test("an empty catalogue is an answer, not an error", async () => {
  expect(await contentNow()).toMatchObject({ seriesList: [], movieList: [] });
});

test("what is published appears, oldest title first; what is not yet published does not", async () => {
  const { db } = api.database;
  const beta = { name: "Beta", combinedUrl: "beta" };
  await publishEpisode(db, { title: beta, seasonNumber: 2, episodeNumber: 3, name: "Rain" });
  await publishEpisode(db, { title: beta });
  await publishEpisode(db, { title: { name: "Alpha", combinedUrl: "alpha" } });
  await publishEpisode(db, { title: { kind: "movie", name: "Gamma", combinedUrl: "gamma", genres: ["drama"] } });
  await storeEpisode(db, { title: { name: "Hidden", combinedUrl: "hidden" } });

  const { seriesList, movieList } = await contentNow();
  expect(seriesList.map(({ name }) => name)).toEqual(["Beta", "Alpha"]);
  expect(movieList.map(({ name, genres }) => [name, genres])).toEqual([["Gamma", ["drama"]]]);
  const [series] = seriesList;
  expect(series?.seasons.map(({ seasonNumber }) => seasonNumber)).toEqual([1, 2]);
  expect(series?.seasons[1]?.episodes).toMatchObject([{ episodeNumber: 3, name: "Rain", wordCount: 1, difficulty: 1 }]);
});

test("the version rises with each publication and is the content's own", async () => {
  const before = await contentNow();
  await publishEpisode(api.database.db, { title: { name: "Delta", combinedUrl: "delta" } });
  const after = await contentNow();
  expect(after.version).toBe(before.version + 1);
  expect((await get("/api/Home/GetContentVersion")).json()).toEqual({ version: after.version });
});

test("content and version have a tag, and a reader that has them gets 304", async () => {
  for (const url of ["/api/Home/GetContent", "/api/Home/GetContentVersion"]) {
    const first = await get(url);
    const again = await get(url, { "if-none-match": String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
  }
});

test("a field that the call does not know is refused by name, in the language asked for", async () => {
  const messages = { tr: "Böyle bir alan yok.", en: "There’s no such field.", es: "Este campo no existe." };
  for (const [lang, message] of Object.entries(messages)) {
    const response = await get("/api/Home/GetContent?colour=red", { lang });
    expect(response.statusCode).toBe(400);
    expect(response.headers["content-type"]).toContain("application/problem+json");
    expect(response.json()).toMatchObject({ code: "invalid", errors: [{ field: "colour", code: "unknown", message }] });
  }
});

test("titles, seasons and episodes tell their difficulty for who speaks a language", async () => {
  await publishEpisode(api.database.db, {
    title: { name: "Alike", combinedUrl: "alike" },
    said: [
      { phrase: "sea", count: 70 },
      { phrase: "culture", level: 3, count: 30, cognates: ["es"] },
    ],
  });
  const { seriesList } = await contentNow();
  const series = seriesList.find(({ name }) => name === "Alike");
  // 30 % are above A2, and none where Spanish has the word.
  const rated = { difficulty: 4, difficultyFor: { en: 4, tr: 4, es: 1 } };
  expect(series).toMatchObject({
    ...rated,
    cognateWords: { en: 0, tr: 0, es: 1 },
    falseFriendWords: { en: 0, tr: 0, es: 0 },
    seasons: [{ ...rated, episodes: [rated] }],
  });
});
