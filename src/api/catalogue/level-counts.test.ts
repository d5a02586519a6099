import { afterAll, beforeAll, expect, test } from "vitest";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { titleLevelCounts } from "../../contract/lexicon/word-list.ts";

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const get = (query: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/WordList/GetLevelCounts?${query}`, headers });

test("a premium series tells its counts too, and any cache may keep them", async () => {
  const { title, seasonId } = await publishEpisode(api.database.db, {
    title: { isPremium: true },
    said: [{ phrase: "rope" }, { phrase: "sail" }, { phrase: "bollard", level: 5 }],
  });
  await api.services.contentVersion.refresh();
  const response = await get(`titleId=${title.id}`);
  expect(titleLevelCounts.parse(response.json())).toEqual({
    levels: [2, 0, 0, 0, 1],
    seasons: [{ seasonId, seasonNumber: 1, levels: [2, 0, 0, 0, 1] }],
  });
  expect(response.headers["cache-control"]).toContain("public");
  const again = await get(`titleId=${title.id}`, { "if-none-match": String(response.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test("an unknown title is not found", async () => {
  const response = await get("titleId=999999");
  expect(response.statusCode).toBe(404);
  expect(response.json().code).toBe("not_found");
});

test.each(["", "titleId=0", "titleId=x", "titleId=1&level=2"])("the query %j is refused", async (query) => {
  const response = await get(query);
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe("invalid");
});
