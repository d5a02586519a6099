import { afterAll, beforeAll, expect, test } from "vitest";
import { buildHeadword } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { wordList } from "../../contract/lexicon/word-list.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";
import { saveLexiconHash, upsertHeadwords } from "../../storage/lexicon/queries.ts";

let api: TestApp;

const bread = buildHeadword("bread", {
  source: "lexicon",
  meanings: { tr: ["ekmek"], es: ["el pan"] },
  definition: "food made of flour",
  ipa: "brɛd",
});

beforeAll(async () => {
  api = await createTestApp();
  await load(bread, buildHeadword("guessed"), buildHeadword("rare", { source: "lexicon", level: 5 }));
});
afterAll(() => api.close());

async function load(...headwords: ReturnType<typeof buildHeadword>[]): Promise<void> {
  await api.database.db.transaction(async (transaction) => {
    await upsertHeadwords(transaction, headwords);
    await saveLexiconHash(transaction, headwords.map(({ phrase }) => phrase).join());
  });
  await api.services.contentVersion.refresh();
}

const get = (query: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/WordList/GetLexiconWords?${query}`, headers });

test("the entries of a level have the shape of words that no title says", async () => {
  const response = await get("level=1&MeanLanguageType=3");
  expect(response.statusCode).toBe(200);
  expect(wordList.parse(response.json())).toEqual([
    {
      id: wordId("bread", "noun"),
      phrase: "bread",
      mean: "el pan",
      definition: "food made of flour",
      synonyms: [],
      difficulty: 1,
      partOfSpeech: "noun",
      ipa: "brɛd",
      count: 0,
      times: [],
    },
  ]);
});

test.each([
  ["level=1&MeanLanguageType=1", "food made of flour"],
  ["level=1", "ekmek"],
])("%s gives meanings of its language", async (query, mean) => {
  expect(wordList.parse((await get(query)).json())[0]?.mean).toBe(mean);
});

test("the response is cached until the lexicon changes", async () => {
  const first = await get("level=1");
  const etag = String(first.headers.etag);
  expect((await get("level=1", { "if-none-match": etag })).statusCode).toBe(304);
  await load({ ...bread, meanings: { ...bread.meanings, tr: ["somun"] } });
  const changed = await get("level=1", { "if-none-match": etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.json()[0].mean).toBe("somun");
});

test.each([
  ["", [["level", "required"]]],
  ["level=0", [["level", "minimum"]]],
  ["level=6", [["level", "maximum"]]],
  ["level=1&type=2", [["type", "unknown"]]],
])("the query %j is refused field by field", async (query, fields) => {
  const response = await get(query);
  expect(response.statusCode).toBe(400);
  const { errors } = response.json();
  expect(errors.map((error: { field: string; code: string }) => [error.field, error.code])).toEqual(fields);
});
