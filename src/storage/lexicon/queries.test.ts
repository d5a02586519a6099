import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countStatements } from "../../../tests/factories/count-statements.ts";
import { buildHeadword, type HeadwordOverrides } from "../../../tests/factories/stored-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import type { Headword } from "../../domain/lexicon/entry.ts";
import type { Db } from "../database.ts";
import { readVersion } from "../publication/queries.ts";
import { insertMissingFallbacks, readLexiconHash, saveLexiconHash, upsertHeadwords } from "./queries.ts";
import { words } from "./schema.ts";

let created: TestDatabase;
let db: Db;

beforeAll(async () => {
  created = await createTestDatabase();
  db = created.database.db;
});

beforeEach(async () => {
  await db.delete(words);
});

afterAll(async () => {
  await created.dispose();
});

async function load(...headwords: Headword[]): Promise<void> {
  await db.transaction((transaction) => upsertHeadwords(transaction, headwords));
}

async function readStored(): Promise<Headword[]> {
  return await db.select().from(words).orderBy(words.phrase);
}

const entry = (phrase: string, overrides: HeadwordOverrides = {}) =>
  buildHeadword(phrase, { source: "lexicon", ...overrides });

test("an entry comes back as it was, with quotes, commas and several meanings", async () => {
  const rich = entry("put up with", {
    partOfSpeech: "phrasal verb",
    level: 3,
    meanings: { tr: ["katlanmak", 'tahammül etmek, "çekmek"'], es: ["aguantar", "soportar {algo}"] },
    definition: "To accept something bad without complaining; it's 100 % \\ normal.",
    synonyms: ["bear", "stand"],
    ipa: "ˌpʊt ˈʌp wɪð",
  });
  await load(rich);
  expect(await readStored()).toEqual([rich]);
});

test("entries overwrite fallbacks, and fallbacks never overwrite entries", async () => {
  await insertMissingFallbacks(db, [buildHeadword("tv", { definition: "guessed" })]);
  const written = entry("TV", { definition: "written" });
  await load(written);
  expect(await readStored()).toEqual([written]);

  await insertMissingFallbacks(db, [buildHeadword("tv", { definition: "guessed" })]);
  expect(await readStored()).toEqual([written]);
});

test("what left the lexicon stays as a fallback", async () => {
  await load(entry("kept"), entry("left"));
  await load(entry("kept"));
  expect(await readStored()).toEqual([entry("kept"), entry("left", { source: "fallback" })]);
});

test("missing fallbacks are added, by several at once too", async () => {
  const headwords = Array.from({ length: 300 }, (_, n) => buildHeadword(`word${n}`));
  const orders = [headwords, headwords.toReversed(), headwords.slice(100)];
  await Promise.all(orders.map((order) => db.transaction((transaction) => insertMissingFallbacks(transaction, order))));
  expect(await readStored()).toHaveLength(300);
  await insertMissingFallbacks(db, []);
});

test("a new hash raises the version", async () => {
  const version = await readVersion(db);
  expect(await saveLexiconHash(db, "first")).toBe(version + 1);
  expect(await readLexiconHash(db)).toBe("first");
  expect(await saveLexiconHash(db, "second")).toBe(version + 2);
  expect(await readLexiconHash(db)).toBe("second");
});

test("7,000 headwords load by a few statements", async () => {
  const headwords = Array.from({ length: 7_000 }, (_, n) => entry(`word${n}`, { synonyms: ["one", "two"] }));
  const statements = await countStatements(() => load(...headwords));
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThan(70);
  expect(await readStored()).toHaveLength(7_000);
});
