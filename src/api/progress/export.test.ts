import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode, type StoredEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { unzip } from "../../../tests/factories/unzip.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";

// Noon of a Monday in Istanbul.
const now = Date.parse("2026-03-02T09:00:00Z");

let api: TestApp;
let free: StoredEpisode;
let premium: StoredEpisode;
let user: SignedInUser;

const said = [
  { phrase: "harbour", count: 9, ipa: "ˈhɑrbɚ", line: "The harbour is calm tonight.", times: [12, 3_723] },
  { phrase: "rope", count: 5, level: 2, meanings: { tr: ["halat", "ip"] } },
  { phrase: "buoy", count: 3, level: 5, meanings: { tr: [] }, definition: "a floating mark" },
] as const;

const idOf = (phrase: string) => wordId(phrase, "noun");

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => new Date(now) } });
  free = await publishEpisode(api.database.db, { title: { name: "The Harbour" }, said });
  premium = await publishEpisode(api.database.db, { title: { isPremium: true }, said });
  await api.services.contentVersion.refresh();
  user = await signUp(api.app, { timeZone: "Europe/Istanbul" });
});
afterAll(() => api.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: "GET", url: `/api/${path}`, headers });

const post = (path: string, payload: object) =>
  api.app.inject({ method: "POST", url: `/api/${path}`, headers: user.headers, payload });

const rowsOf = (body: Buffer): string[][] => parse(body, { bom: true });

test("an episode's words are a table by the name of their list, for everybody", async () => {
  const response = await get(`WordList/ExportList?type=2&id=${free.episodeId}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": "attachment; filename*=UTF-8''the-harbour-s01e01.csv",
    "cache-control": "private, no-store",
  });
  const [header, harbour, rope, buoy] = rowsOf(response.rawPayload);
  expect(header?.slice(0, 5)).toEqual(["Kelime", "Okunuş", "Tür", "Düzey", "Anlam"]);
  expect(harbour).toMatchObject({
    0: "harbour",
    1: "ˈhɑrbɚ",
    2: "isim",
    6: "The harbour is calm tonight.",
    8: "0:12, 1:02:03",
  });
  expect(rope?.[4]).toBe("halat; ip");
  expect([buoy?.[3], buoy?.[4], buoy?.[5]]).toEqual(["C1", "", "a floating mark"]);
});

test("columns and kinds of words are in the language of the meanings", async () => {
  const spanish = await get(`WordList/ExportList?type=2&id=${free.episodeId}&MeanLanguageType=3`);
  expect(rowsOf(spanish.rawPayload)[0]?.[0]).toBe("Palabra");
  const english = rowsOf((await get(`WordList/ExportList?type=2&id=${free.episodeId}&MeanLanguageType=1`)).rawPayload);
  expect(english[0]?.slice(4, 6)).toEqual(["Own meaning", "Definition"]);
  expect(english[3]?.slice(4, 6)).toEqual(["", "a floating mark"]);
});

test("a locked list is premium members', another person's list is nobody's", async () => {
  expect((await get(`WordList/ExportList?type=2&id=${premium.episodeId}`)).json()).toMatchObject({
    code: "premium.required",
  });
  const locked = await get(`WordList/ExportList?type=2&id=${premium.episodeId}`, user.headers);
  expect(locked.statusCode).toBe(403);
  const { id } = (await post("WordList/CreateList", { title: "Benim" })).json();
  const stranger = await signUp(api.app);
  expect((await get(`WordList/ExportList?type=1&id=${id}`, stranger.headers)).statusCode).toBe(404);
  expect((await get(`WordList/ExportList?type=1&id=${id}`)).statusCode).toBe(404);
  expect((await get("WordList/ExportList?type=6&id=none-such")).statusCode).toBe(404);
  expect((await get(`WordList/ExportList?type=2&id=${free.episodeId}&format=xlsx`)).statusCode).toBe(400);
});

/** A memory of "rope", answered right today, with a meaning and a note of one's own. */
async function remember() {
  await post("Memory/StartLearning", { wordIds: [idOf("rope"), idOf("buoy")], from: { type: 2, id: free.episodeId } });
  const answer = { answerId: randomUUID(), cardId: `r${idOf("rope")}`, grade: 3, way: "self", elapsedMs: 1_000 };
  await post("Memory/AnswerReviews", { answers: [answer] });
  await post("Memory/Note", { wordId: idOf("rope"), meaning: "gemi halatı", note: "=SUM(1)" });
}

test("the memory is a file with cards, one's own meanings and notes; a list has the cards where it is wished", async () => {
  await remember();
  const rows = rowsOf((await get("Memory/ExportMemory", user.headers)).rawPayload);
  expect(rows.map(([phrase]) => phrase)).toEqual(["Kelime", "buoy", "rope"]);
  // FSRS-6's first interval after "good" is two days; the fuzz leaves intervals under 2.5 days as they are.
  expect(rows[2]).toMatchObject({
    4: "gemi halatı; halat; ip",
    9: "'=SUM(1)",
    10: "2026-03-04",
    11: "2.3",
    12: "1",
    13: "0",
  });
  const list = `WordList/ExportList?type=2&id=${free.episodeId}&format=json`;
  const wordsOf = async (path: string) => (await get(path, user.headers)).json().words;
  expect((await wordsOf(list))[1]).toMatchObject({ phrase: "rope", meaning: "gemi halatı; halat; ip" });
  expect((await wordsOf(list))[1]).not.toHaveProperty("recognition");
  expect((await wordsOf(`${list}&schedule=true`))[1]).toMatchObject({
    recognition: { reps: 1, lapses: 0, lastDay: "2026-03-02", dueDay: "2026-03-04" },
  });
  expect((await get("Memory/ExportMemory")).statusCode).toBe(401);
});

test("one's own list is a package for Anki", async () => {
  const { id } = (await post("WordList/CreateList", { title: "Liman: akşam" })).json();
  await post("WordList/AddWords", { id, wordIds: [idOf("rope"), idOf("harbour")] });
  const response = await get(`WordList/ExportList?type=1&id=${id}&format=anki`, user.headers);
  expect(response.headers).toMatchObject({
    "content-type": "application/apkg",
    "content-disposition": "attachment; filename*=UTF-8''liman-aksam.apkg",
  });
  const database = new DatabaseSync(":memory:");
  database.deserialize((await unzip(response.rawPayload)).get("collection.anki2") ?? new Uint8Array());
  const phrases = database.prepare("select sfld from notes order by id").all();
  expect(phrases.map(({ sfld }) => sfld)).toEqual(["rope", "harbour"]);
  expect(database.prepare("select count(*) as cards from cards").get()).toEqual({ cards: 4 });
});
