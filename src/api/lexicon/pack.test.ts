import { afterAll, beforeAll, expect, test } from "vitest";
import { createAnalyser } from "../../../tests/factories/create-analyser.ts";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { lexiconPack } from "../../contract/lexicon/pack.ts";
import { readPack } from "../../domain/lexicon/pack.ts";
import { createLineReader } from "../../domain/subtitles/read-lines.ts";

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const get = (query: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/Lexicon/GetPack?${query}`, headers });

test("a program with the pack finds words, and shows them in its language alone", async () => {
  const response = await get("MeanLanguageType=3", { "accept-encoding": "br" });
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload.length).toBeLessThan(3 * 1024 * 1024);

  const { dictionary, describe } = readPack(lexiconPack.parse((await get("MeanLanguageType=3")).json()));
  const [found] = createLineReader(dictionary, createAnalyser(dictionary)).read("He turned the lights off.");
  expect(found).toMatchObject({ phrase: "turn off", partOfSpeech: "phrasal verb" });
  const { meanings, definition, senses } = describe("turn off", "phrasal verb");
  expect(meanings.es.length).toBeGreaterThan(0);
  expect(meanings.tr).toEqual([]);
  expect(definition).not.toBe("");
  expect(senses[0]?.translations).toMatchObject({ tr: "" });
});

test("the copy that a program has is confirmed, and what the console edited makes a new version", async () => {
  const first = await get("MeanLanguageType=2");
  const { version } = lexiconPack.parse(first.json());
  const again = await get("MeanLanguageType=2", { "if-none-match": String(first.headers.etag) });
  expect(again.statusCode).toBe(304);

  const editor = await signUpOperator(api, "editor");
  const sense = {
    level: "A1",
    tr: ["somun"],
    es: ["el pan"],
    definition: "food made of flour and water",
    synonyms: [],
    ipa: "brɛd",
  };
  const saved = await api.app.inject({
    method: "POST",
    url: "/api/Admin/SaveEntry",
    headers: editor.headers,
    payload: { phrase: "bread", partOfSpeech: "noun", senses: [sense] },
  });
  expect(saved.statusCode).toBe(200);
  const pack = lexiconPack.parse((await get("MeanLanguageType=2")).json());
  expect(pack.version).not.toBe(version);
  expect(readPack(pack).describe("bread", "noun").meanings.tr).toEqual(["somun"]);
});

test("English has no meanings but definitions", async () => {
  const { describe } = readPack(lexiconPack.parse((await get("MeanLanguageType=1")).json()));
  const { meanings, definition } = describe("bread", "noun");
  expect(meanings).toEqual({ tr: [], es: [] });
  expect(definition).not.toBe("");
});
