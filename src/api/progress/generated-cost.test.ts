import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "../../../tests/factories/signed-in-user.ts";
import { buildHeadword, publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { wordList } from "../../contract/lexicon/word-list.ts";
import { generatedList } from "../../contract/progress/generate-list.ts";
import { userList } from "../../contract/progress/lists.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";
import { upsertHeadwords } from "../../storage/lexicon/queries.ts";
import { costs } from "../costs/cost-table.ts";

const start = new Date("2026-11-21T12:00:00Z");

let api: TestApp;
let now = start;
let titleId: number;

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => now } });
  const { db } = api.database;
  const lexicon = ["anchor", "buoy", "cabin"].map((phrase) => buildHeadword(phrase, { source: "lexicon" }));
  await db.transaction((transaction) => upsertHeadwords(transaction, lexicon));
  const { title } = await publishEpisode(db, {
    said: [
      { phrase: "rope", count: 4 },
      { phrase: "sail", count: 2 },
    ],
  });
  titleId = title.id;
});
afterAll(() => api.close());

function generate(payload: object, headers: object = {}, remoteAddress = "192.0.2.1") {
  return api.app.inject({
    method: "POST",
    url: "/api/WordList/GenerateList",
    headers: { lang: "en", ...headers },
    payload,
    remoteAddress,
  });
}

async function phrasesOf(url: string): Promise<string[]> {
  const response = await api.app.inject({ url: `/api/WordList/GetWordListV2?type=6&id=${url}` });
  return wordList.parse(response.json()).map(({ phrase }) => phrase);
}

async function storedWords(): Promise<number> {
  const { rows } = await api.database.pool.query("select count(*)::int as count from list_words");
  return rows[0].count;
}

test("of a selection nothing but the selection is stored, and it is worked out again when it is read", async () => {
  const ofLexicon = generatedList.parse((await generate({ levels: [1] })).json());
  const ofTitle = generatedList.parse((await generate({ titleIds: [titleId] })).json());
  expect([ofLexicon.wordCount, ofTitle.wordCount]).toEqual([3, 2]);
  expect(await storedWords()).toBe(0);
  expect(await phrasesOf(ofLexicon.url)).toEqual(["anchor", "buoy", "cabin"]);
  expect(await phrasesOf(ofTitle.url)).toEqual(["rope", "sail"]);
});

test("what a person knew counts as it was when the list was made, and a saved copy has all words", async () => {
  const user = await signUp(api.app);
  const post = (call: string, payload: object) =>
    api.app.inject({ method: "POST", url: `/api/WordList/${call}`, headers: user.headers, payload });
  await post("SetKnown", { wordIds: [wordId("buoy", "noun")], known: true });
  const list = generatedList.parse((await generate({ levels: [1], known: false }, user.headers)).json());
  now = new Date(start.getTime() + 1_000);
  await post("SetKnown", { wordIds: [wordId("cabin", "noun")], known: true });
  expect(await phrasesOf(list.url)).toEqual(["anchor", "cabin"]);
  const copy = userList.parse((await post("CreateList", { title: "Mine", fromUrl: list.url })).json());
  expect(copy.wordCount).toBe(2);
  expect(await storedWords()).toBe(2);
  await api.database.pool.query("delete from users where username = $1", [user.username]);
  expect((await api.app.inject({ url: `/api/WordList/GetListInfo?url=${list.url}` })).statusCode).toBe(404);
});

test("a list of an earlier release, with its words in rows, is read as before", async () => {
  const { rows } = await api.database.pool.query(
    `insert into word_lists (title, url, is_shared, created_at, expires_at)
    values ('Old', 'old', true, $1, $2) returning id`,
    [start, new Date("2026-12-01")],
  );
  await api.database.pool.query("insert into list_words (list_id, word_id, position) values ($1, $2, 1)", [
    rows[0].id,
    wordId("sail", "noun"),
  ]);
  expect(await phrasesOf("old")).toEqual(["sail"]);
  const info = await api.app.inject({ url: "/api/WordList/GetListInfo?url=old" });
  expect(info.json()).toMatchObject({ wordCount: 1, isGenerated: true });
});

test("a visitor has a day's lists, and is told when there are more", async () => {
  const { person = 0 } = costs["WordList/GenerateList"]?.perDay ?? {};
  const one = () => generate({ levels: [1] }, {}, "192.0.2.9");
  const statuses = await Promise.all(Array.from({ length: 3 }, one));
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  for (let count = 3; count < person; count += 1) expect((await one()).statusCode).toBe(200);
  const refused = await one();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ reason: "daily", detail: expect.stringContaining("tomorrow") });
  expect(Number(refused.headers["retry-after"])).toBe(24 * 60 * 60);
  expect((await generate({ levels: [1] }, {}, "192.0.2.10")).statusCode).toBe(200);
  now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  expect((await one()).statusCode).toBe(200);
});

test("texts' lists together have room for so many words, and no more are made beyond it", async () => {
  await api.database.pool.query(
    `insert into word_lists (title, url, is_shared, created_at, expires_at, generated_count)
    values ('Full', 'full', true, $1, $2, 1000000)`,
    [start, new Date("2026-12-01")],
  );
  const refused = await generate({ text: "The anchor holds." });
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ reason: "full" });
  expect((await generate({ levels: [1] })).statusCode).toBe(200);
});

test("of a person's uploads few wait, and another's comes between them", async () => {
  await api.database.pool.query("delete from word_lists where url = 'full'");
  const order: string[] = [];
  const ask = async (name: string, address: string) => {
    const response = await generate({ text: `The ${name} sails over the wide harbour.\n`.repeat(3_000) }, {}, address);
    order.push(name);
    return response.statusCode;
  };
  const flood = Array.from({ length: 10 }, (_, at) => ask(`flood${at}`, "192.0.2.20"));
  const other = ask("other", "192.0.2.21");
  expect((await Promise.all(flood)).sort()).toEqual([200, 200, 200, ...Array.from({ length: 7 }, () => 429)]);
  expect(await other).toBe(200);
  expect(order.indexOf("other")).toBeLessThan(order.indexOf("flood2"));
});
