import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdf } from "../../../tests/factories/read-pdf.ts";
import { signUp } from "../../../tests/factories/signed-in-user.ts";
import { buildHeadword, publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { meanings, texts } from "../../../tests/factories/translated.ts";
import type { Sense } from "../../domain/lexicon/entry.ts";

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const sense = (mean: string): Sense => ({
  meanings: meanings({ tr: [mean], es: [mean] }),
  definition: mean,
  level: 1,
  ipa: "",
  synonyms: [],
  registers: [],
  cognates: [],
  falseFriends: texts(),
  pattern: "",
  clues: [],
  example: "",
  translations: texts(),
  notes: texts(),
});

test("a word that is added from an episode keeps its sense and minute; one that is added alone has neither", async () => {
  expect(buildHeadword("aisle").phrase).toBe("aisle");
  const said = [{ phrase: "aisle", times: [75, 90], count: 2, meant: [1, 1] }, { phrase: "lamp" }];
  const { episodeId } = await publishEpisode(api.database.db, { said });
  await api.database.pool.query("update words set senses = $1 where phrase = 'aisle'", [
    JSON.stringify([sense("koridor"), sense("reyon")]),
  ]);
  const { headers } = await signUp(api.app);
  const post = (call: string, payload: object) =>
    api.app.inject({ method: "POST", url: `/api/WordList/${call}`, headers, payload });
  const words: { id: number; phrase: string }[] = (
    await api.app.inject({ url: `/api/WordList/GetWordListV2?type=2&id=${episodeId}` })
  ).json();
  const idOf = (phrase: string) => words.find((word) => word.phrase === phrase)?.id;
  const list = (await post("CreateList", { title: "Mine" })).json();
  const from = { type: 2, id: episodeId };
  const added = await post("AddWords", { id: list.id, wordIds: [idOf("aisle")], from });
  expect(added.statusCode, added.body).toBe(200);
  await post("AddWords", { id: list.id, wordIds: [idOf("lamp")] });
  const read = async () =>
    (await api.app.inject({ url: `/api/WordList/GetWordListV2?type=1&id=${list.id}`, headers })).json();
  expect(await read()).toMatchObject([
    { phrase: "aisle", definition: "reyon", times: [75] },
    { phrase: "lamp", times: [] },
  ]);
  await post("ReorderList", { id: list.id, wordIds: [idOf("lamp"), idOf("aisle")] });
  expect((await read())[1]).toMatchObject({ phrase: "aisle", definition: "reyon", times: [75] });
  const ids = [idOf("lamp"), idOf("aisle")];
  const removed = await post("RemoveWords", { id: list.id, wordIds: ids.toReversed() });
  expect(removed.json().rows).toEqual([
    [idOf("lamp"), 0, null, null, null],
    [idOf("aisle"), 0, episodeId, 1, 75],
  ]);
  expect(await read()).toEqual([]);
  // What the row remembers outlives the episode.
  await api.database.pool.query("update episodes set difficulty = null where id = $1", [episodeId]);
  const again = await post("AddWords", { id: list.id, rows: removed.json().rows });
  expect(again.json()).toMatchObject({ list: { wordCount: 2 }, notFound: [], unknownIds: [] });
  expect((await read())[1]).toMatchObject({ phrase: "aisle", definition: "reyon", times: [75] });
  const { rows } = await api.database.pool.query("select episode_id from list_words where word_id = $1", [ids[1]]);
  expect(rows).toEqual([{ episode_id: episodeId }]);
  expect(
    (await post("AddWords", { id: list.id, wordIds: [idOf("lamp")], from: { type: 2, id: 9_999 } })).statusCode,
  ).toBe(404);
});

test("a quiz of a list asks a word in the sense it was added in, also when its words are asked again; a PDF has the minute", async () => {
  const phrases = ["anchor", "basket", "ladder", "rudder", "candle", "dagger", "engine", "aisle"];
  const said = phrases.map((phrase) =>
    phrase === "aisle" ? { phrase, times: [75, 90], count: 2, meant: [1, 1] } : { phrase },
  );
  const { episodeId } = await publishEpisode(api.database.db, { seasonNumber: 2, said });
  const { rows } = await api.database.pool.query("select id, phrase from words where phrase = any($1)", [phrases]);
  const ids = rows.map(({ id }) => Number(id));
  const aisle = Number(rows.find(({ phrase }) => phrase === "aisle")?.id);
  const person = await signUp(api.app);
  await api.database.pool.query("update users set premium_type = 3 where username = $1", [person.username]);
  const post = (call: string, payload: object) =>
    api.app.inject({ method: "POST", url: `/api/${call}`, headers: person.headers, payload });
  const list = (await post("WordList/CreateList", { title: "Mine" })).json();
  await post("WordList/AddWords", { id: list.id, wordIds: ids, from: { type: 2, id: episodeId } });
  const start = async (source: object) => {
    const started = await post("Quiz/StartQuiz", { ...source, methods: ["test-phrase-mean"] });
    expect(started.statusCode, started.body).toBe(200);
    return started.json().quizId;
  };
  const answeredAisle = async (quizId: string) => {
    const { tourId } = (await post("Quiz/StartTour", { quizId })).json();
    for (let count = 0; count < 5 * phrases.length; count += 1) {
      const asked = (await post("Quiz/NextQuestion", { tourId })).json();
      const { questionId } = asked.question ?? asked;
      const { word } = (await post("Quiz/Answer", { tourId, questionId, answer: "x" })).json();
      if (word.id === aisle) return word;
    }
    throw new Error("it was not asked");
  };
  const quizId = await start({ source: { type: 1, id: list.id } });
  expect(await answeredAisle(quizId)).toMatchObject({ mean: "reyon", times: [75] });
  const cards = await api.database.pool.query("select sense from memory_cards where word_id = $1", [aisle]);
  expect(cards.rows).toEqual([{ sense: 2 }]);
  await post("WordList/DeleteList", { id: list.id });
  expect(await answeredAisle(await start({ again: quizId }))).toMatchObject({ mean: "reyon" });

  const kept = (await post("WordList/CreateList", { title: "Printed" })).json();
  await post("WordList/AddWords", { id: kept.id, wordIds: ids, from: { type: 2, id: episodeId } });
  const pdf = await post("Premium/MakePdf", { source: { type: 1, id: kept.id } });
  expect(pdf.statusCode).toBe(200);
  const text = (await readPdf(pdf.rawPayload)).pages.flat().join(" ");
  expect(text).toContain("reyon");
  expect(text).toContain("1:15");
  const { wordsOfLists } = (await api.app.inject({ url: "/api/User/ExportData", headers: person.headers })).json();
  expect(wordsOfLists).toContainEqual({ list: "Printed", phrase: "aisle", partOfSpeech: "noun", sense: 1, second: 75 });
});

test("ids of no word are told", async () => {
  await publishEpisode(api.database.db, { seasonNumber: 3, said: [{ phrase: "harbour" }] });
  const { rows } = await api.database.pool.query("select id from words where phrase = 'harbour'");
  const { headers } = await signUp(api.app);
  const post = (call: string, payload: object) =>
    api.app.inject({ method: "POST", url: `/api/WordList/${call}`, headers, payload });
  const list = (await post("CreateList", { title: "Mine" })).json();
  const added = await post("AddWords", { id: list.id, wordIds: [1, Number(rows[0].id), 1] });
  expect(added.json()).toMatchObject({ list: { wordCount: 1 }, notFound: [], unknownIds: [1] });
});
