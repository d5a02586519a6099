import { afterAll, beforeAll, expect, test } from "vitest";
import { buildHeadword } from "../../../tests/factories/stored-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import { upsertHeadwords } from "./queries.ts";
import { readEntriesOfLevel } from "./read-entries.ts";
import { words } from "./schema.ts";

let created: TestDatabase;

beforeAll(async () => {
  created = await createTestDatabase();
  const { db } = created.database;
  await db.delete(words);
  await db.transaction((transaction) =>
    upsertHeadwords(transaction, [
      buildHeadword("Zebra", { source: "lexicon" }),
      buildHeadword("apple", { source: "lexicon" }),
      buildHeadword("apple", { source: "lexicon", partOfSpeech: "adjective" }),
      buildHeadword("guessed"),
      buildHeadword("harder", { source: "lexicon", level: 2 }),
    ]),
  );
});
afterAll(() => created.dispose());

test("entries of the level come from A to Z whatever their case; guesses and other levels do not", async () => {
  const entries = await readEntriesOfLevel(created.database.db, 1);
  expect(entries.map(({ phrase, partOfSpeech }) => `${phrase} ${partOfSpeech}`)).toEqual([
    "apple adjective",
    "apple noun",
    "Zebra noun",
  ]);
  expect(entries[1]).toMatchObject({ meanings: { tr: ["applenin türkçesi"] }, level: 1 });
  expect(entries[0]).not.toHaveProperty("source");
});

test("a level without entries gives none", async () => {
  expect(await readEntriesOfLevel(created.database.db, 5)).toEqual([]);
});
