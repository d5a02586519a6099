import { afterAll, beforeAll, expect, test } from "vitest";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { meanings, texts } from "../../../tests/factories/translated.ts";
import { meanLanguageTypes } from "../../contract/lexicon/mean-language-types.ts";
import { lockedWordList, wordList } from "../../contract/lexicon/word-list.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";

let api: TestApp;
let first: Awaited<ReturnType<typeof publishEpisode>>;
let movie: Awaited<ReturnType<typeof publishEpisode>>;

const umbrella = {
  phrase: "umbrella",
  meanings: { tr: ["şemsiye"], es: ["el paraguas"] },
  definition: "a thing that keeps rain off you",
  ipa: "əmˈbrɛlə",
};
const rain = {
  phrase: "rain",
  partOfSpeech: "verb",
  meanings: { tr: ["yağmur yağmak"], es: ["llover"] },
  definition: "what drops do",
  cognates: ["es"],
  falseFriends: texts({ tr: "reyn (?)" }),
} as const;
const sense = { level: 1, synonyms: [], registers: [], pattern: "", notes: texts() } as const;
const bank = {
  phrase: "bank",
  meanings: { tr: ["banka"], es: ["el banco"] },
  definition: "a business that keeps money",
  source: "lexicon",
  senses: [
    {
      ...sense,
      meanings: meanings({ tr: ["banka"], es: ["el banco"] }),
      definition: "a business that keeps money",
      example: "The bank is closed.",
      translations: texts({ tr: "Banka kapalı.", es: "El banco está cerrado." }),
    },
    {
      ...sense,
      level: 3,
      meanings: meanings({ tr: ["kıyı"], es: ["la orilla"] }),
      definition: "the side of a river",
      registers: ["literary"],
      example: "We sat on the bank.",
      translations: texts({ tr: "Kıyıda oturduk.", es: "Nos sentamos en la orilla." }),
      notes: texts({ tr: "Irmak içindir." }),
    },
  ],
} as const;
const gibberish = {
  phrase: "parapluie",
  meanings: { tr: [], es: [] },
  definition: "a French umbrella",
  source: "fallback",
  level: 5,
} as const;

beforeAll(async () => {
  api = await createTestApp();
  const { db } = api.database;
  first = await publishEpisode(db, {
    said: [
      { ...umbrella, count: 3, times: [5, 60, 700], line: "Take your umbrella with you." },
      { ...rain, count: 7, times: [1, 2] },
      gibberish,
    ],
  });
  await publishEpisode(db, { episodeNumber: 2, said: [{ ...umbrella, count: 5, times: [9] }] });
  movie = await publishEpisode(db, {
    title: { kind: "movie", showLines: false },
    said: [{ ...rain, times: [12], line: "It rains." }],
  });
  await api.services.contentVersion.refresh();
});
afterAll(() => api.close());

const get = (query: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/WordList/GetWordListV2?${query}`, headers });

test("an episode's words come most frequent first, with their times and example lines", async () => {
  const response = await get(`type=2&id=${first.episodeId}&MeanLanguageType=2`);
  const words = wordList.parse(response.json());
  expect(words.map(({ phrase, count }) => [phrase, count])).toEqual([
    ["rain", 7],
    ["umbrella", 3],
    ["parapluie", 1],
  ]);
  expect(words[1]).toEqual({
    id: wordId("umbrella", "noun"),
    phrase: "umbrella",
    mean: "şemsiye",
    definition: "a thing that keeps rain off you",
    synonyms: [],
    difficulty: 1,
    partOfSpeech: "noun",
    ipa: "əmˈbrɛlə",
    count: 3,
    times: [5, 60, 700],
    line: "Take your umbrella with you.",
  });
});

test.each([
  [1, ["what drops do", "a thing that keeps rain off you", "a French umbrella"]],
  [2, ["yağmur yağmak", "şemsiye", null]],
  [3, ["llover", "el paraguas", null]],
])("with MeanLanguageType %i the meanings are of that language, and none is guessed", async (type, means) => {
  const words = wordList.parse((await get(`type=2&id=${first.episodeId}&MeanLanguageType=${type}`)).json());
  expect(words.map(({ mean }) => mean)).toEqual(means);
});

test("a word's meaning, example and note are of the sense meant most often here, and the others follow", async () => {
  const { episodeId } = await publishEpisode(api.database.db, {
    title: { name: "River", combinedUrl: "river" },
    said: [{ ...bank, count: 3, times: [1, 5, 9], meant: [1, 0, 1] }],
  });
  await api.services.contentVersion.refresh();
  const read = async (language: number) => {
    const url = `/api/WordList/GetWordListV2?type=2&id=${episodeId}&MeanLanguageType=${language}`;
    return wordList.parse((await api.app.inject(url)).json())[0];
  };
  expect(await read(2)).toMatchObject({
    mean: "kıyı",
    definition: "the side of a river",
    register: ["literary"],
    example: "We sat on the bank.",
    exampleMean: "Kıyıda oturduk.",
    note: "Irmak içindir.",
    senses: [
      { id: 2, mean: "kıyı", level: 3, count: 2, register: ["literary"] },
      { id: 1, mean: "banka", level: 1, count: 1, exampleMean: "Banka kapalı." },
    ],
  });
  const spanish = await read(3);
  expect(spanish).toMatchObject({ mean: "la orilla", exampleMean: "Nos sentamos en la orilla." });
  expect(spanish).not.toHaveProperty("note");
  expect(await read(1)).not.toHaveProperty("exampleMean");
});

test("Turkish is the language of meanings where none is asked for", async () => {
  const words = wordList.parse((await get(`type=2&id=${first.episodeId}`)).json());
  expect(words[0]?.mean).toBe("yağmur yağmak");
});

test("a season and a series add their episodes up and give no times", async () => {
  for (const query of [`type=3&id=${first.seasonId}`, `type=4&id=${first.title.id}`]) {
    const words = wordList.parse((await get(query)).json());
    const umbrella = words.find(({ phrase }) => phrase === "umbrella");
    expect(umbrella).toMatchObject({ count: 8, times: [] });
  }
});

test("a movie's lines are kept back where its title does not allow them", async () => {
  const [word] = wordList.parse((await get(`type=5&id=${movie.title.id}`)).json());
  expect(word).toMatchObject({ phrase: "rain", count: 1, times: [12] });
  expect(word).not.toHaveProperty("line");
});

test("a list that does not exist is a problem in the language asked for", async () => {
  for (const query of [
    "type=2&id=999999",
    "type=3&id=999999",
    `type=5&id=${first.title.id}`,
    `type=4&id=${movie.title.id}`,
  ]) {
    const response = await get(query, { lang: "es" });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: "not_found", detail: "No se ha encontrado lo que buscas." });
  }
});

test.each([
  [
    "",
    [
      ["type", "required"],
      ["id", "required"],
    ],
  ],
  ["type=9&id=1", [["type", "maximum"]]],
  ["type=2&id=0", [["id", "minimum"]]],
  ["type=2&id=abc", [["id", "required"]]],
  ["type=2&id=1.5", [["id", "type"]]],
  ["type=2&id=99999999999", [["id", "maximum"]]],
  ["type=2&id=1&MeanLanguageType=4", [["MeanLanguageType", "maximum"]]],
  ["type=2&type=3&id=1", [["type", "required"]]],
])("the query %j is refused field by field", async (query, fields) => {
  const response = await get(query);
  expect(response.statusCode).toBe(400);
  const { code, errors } = response.json();
  expect(code).toBe("invalid");
  expect(errors.map((error: { field: string; code: string }) => [error.field, error.code])).toEqual(fields);
});

test("a premium list gives its first 20 words and the way to premium, and is never cached", async () => {
  const said = Array.from({ length: 30 }, (_, index) => ({
    phrase: `word${String.fromCharCode(97 + (index % 26))}${index}`,
    count: 100 - index,
  }));
  const locked = await publishEpisode(api.database.db, {
    title: { name: "Locked", combinedUrl: "locked", isPremium: true },
    said,
  });
  await api.services.contentVersion.refresh();
  for (const lang of ["tr", "en"]) {
    const response = await get(`type=2&id=${locked.episodeId}`, { lang });
    expect(response.statusCode).toBe(403);
    expect(response.headers["cache-control"]).toBe("no-store");
    const body = lockedWordList.parse(response.json());
    expect(body).toMatchObject({ code: "premium.required", total: 30 });
    expect(body.preview).toHaveLength(20);
    expect(body.detail).toContain(lang === "tr" ? "premium üyelere" : "premium members");
  }
});

test("a word says in the language asked for that it is alike there, or misleads", async () => {
  const rainIn = async (language: number) => {
    const { url, headers } = { url: `/api/WordList/GetWordListV2?type=5&id=${movie.title.id}`, headers: {} };
    const response = await api.app.inject({ url: `${url}&MeanLanguageType=${language}`, headers });
    return response.json()[0];
  };
  const { en, tr, es } = meanLanguageTypes;
  expect(await rainIn(tr)).toMatchObject({ phrase: "rain", falseFriend: "reyn (?)" });
  expect(await rainIn(tr)).not.toHaveProperty("cognate");
  expect(await rainIn(es)).toMatchObject({ cognate: true });
  expect(await rainIn(es)).not.toHaveProperty("falseFriend");
  expect(await rainIn(en)).not.toHaveProperty("cognate");
});
