import { afterAll, beforeAll, expect, test } from "vitest";
import { buildHeadword, storeEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import { texts } from "../../../tests/factories/translated.ts";
import { markAllStale, markChangedLevelsStale } from "./mark-stale.ts";
import { publishStale } from "./publish-stale.ts";

let created: TestDatabase;

beforeAll(async () => {
  created = await createTestDatabase();
});
afterAll(() => created.dispose());

test("only titles that say a word of another level are published anew", async () => {
  const { db } = created.database;
  await storeEpisode(db, { said: [{ phrase: "rope", level: 1 }] });
  const version = await publishStale(db);

  await markChangedLevelsStale(db, [buildHeadword("rope", { level: 1, definition: "better" })]);
  await markChangedLevelsStale(db, [buildHeadword("anchor", { level: 5 })]);
  expect(await publishStale(db)).toBe(version);

  await markChangedLevelsStale(db, [buildHeadword("rope", { level: 5 }), buildHeadword("anchor", { level: 5 })]);
  expect(await publishStale(db)).toBe(version + 1);
});

test("a word that is said to be alike in another language, or to mislead there, has its titles published anew", async () => {
  const { db } = created.database;
  await storeEpisode(db, { title: { name: "Alike", combinedUrl: "alike" }, said: [{ phrase: "family" }] });
  const version = await publishStale(db);
  await markChangedLevelsStale(db, [buildHeadword("family", { cognates: ["es"] })]);
  expect(await publishStale(db)).toBe(version + 1);
  await markChangedLevelsStale(db, [buildHeadword("family", { falseFriends: texts({ tr: "famil (?)" }) })]);
  expect(await publishStale(db)).toBe(version + 2);
});

test("with another rule of difficulty every title is published anew", async () => {
  const { db } = created.database;
  await storeEpisode(db, { title: { name: "Knots", combinedUrl: "knots" }, said: [{ phrase: "knot", level: 1 }] });
  const version = await publishStale(db);
  await markAllStale(db);
  expect(await publishStale(db)).toBe(version + 1);
});
