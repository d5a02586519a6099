import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTitle, storeEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import type { Db } from "../database.ts";
import { publishStale } from "./publish-stale.ts";
import { readContent } from "./read-content.ts";
import { readTitleWords } from "./read-word-list.ts";
import { saveSeason } from "./save-season.ts";
import { saveTitle } from "./save-title.ts";

let created: TestDatabase;
let db: Db;

beforeAll(async () => {
  created = await createTestDatabase();
  db = created.database.db;
});

afterAll(async () => {
  await created.dispose();
});

test("the same name in another case and with another wished address is the same title", async () => {
  const first = await saveTitle(db, buildTitle({ name: "Night Train", combinedUrl: "night-train" }));
  const again = await saveTitle(db, buildTitle({ name: "NIGHT TRAIN", combinedUrl: "other" }));
  expect(again).toMatchObject({ id: first.id, combinedUrl: "night-train" });
});

test("a title of another year or kind is another one", async () => {
  const name = "Remake";
  const titles = [
    await saveTitle(db, buildTitle({ name, combinedUrl: "remake", year: null })),
    await saveTitle(db, buildTitle({ name, combinedUrl: "remake", year: 1984 })),
    await saveTitle(db, buildTitle({ name, combinedUrl: "remake", year: 2021 })),
    await saveTitle(db, buildTitle({ name, combinedUrl: "remake", kind: "movie" })),
  ];
  expect(new Set(titles.map(({ id }) => id)).size).toBe(4);
  expect(titles.map(({ combinedUrl }) => combinedUrl)).toEqual(["remake", "remake-2", "remake-3", "remake"]);
});

test("saved at once by several, a title is made once", async () => {
  const saves = Array.from({ length: 6 }, () =>
    db.transaction((transaction) => saveTitle(transaction, buildTitle({ name: "At Once", combinedUrl: "at-once" }))),
  );
  expect(new Set((await Promise.all(saves)).map(({ id }) => id)).size).toBe(1);
});

test("titles that wish for one address at once get different ones", async () => {
  const saves = Array.from({ length: 6 }, (_, n) =>
    db.transaction((transaction) =>
      saveTitle(transaction, buildTitle({ name: "Twin", combinedUrl: "twin", year: n + 1 })),
    ),
  );
  const urls = (await Promise.all(saves)).map(({ combinedUrl }) => combinedUrl);
  expect(new Set(urls).size).toBe(6);
});

test("changed settings are published, unchanged ones change nothing", async () => {
  await storeEpisode(db, { title: { name: "Settings", combinedUrl: "settings" } });
  const version = await publishStale(db);
  const settings = buildTitle({ name: "Settings", combinedUrl: "settings" });

  await saveTitle(db, settings);
  expect(await publishStale(db)).toBe(version);

  await saveTitle(db, { ...settings, name: "SETTINGS", genres: ["drama"], isPremium: true });
  expect(await publishStale(db)).toBe(version + 1);
  const { titles } = await readContent(db);
  expect(titles).toContainEqual(expect.objectContaining({ name: "SETTINGS", genres: ["drama"], isPremium: true }));
});

test("a season that becomes premium is published", async () => {
  const { title, seasonId } = await storeEpisode(db, { title: { name: "Seasons", combinedUrl: "seasons" } });
  const version = await publishStale(db);
  const season = { titleId: title.id, seasonNumber: 1, isPremium: false };
  expect(await saveSeason(db, season)).toBe(seasonId);
  expect(await publishStale(db)).toBe(version);
  expect(await saveSeason(db, { ...season, isPremium: true })).toBe(seasonId);
  expect(await publishStale(db)).toBe(version + 1);
});

test("lines are dropped for good when a title no longer allows them", async () => {
  const title = { name: "Lines", combinedUrl: "lines" };
  const said = [{ phrase: "harbour", line: "We walk along the harbour." }];
  const stored = await storeEpisode(db, { title, said });
  await publishStale(db);
  await saveTitle(db, buildTitle({ ...title, showLines: false }));
  await saveTitle(db, buildTitle({ ...title, showLines: true }));
  const list = await readTitleWords(db, undefined, stored.title.id, "series");
  expect(list?.words.map(({ line }) => line)).toEqual([null]);
});
