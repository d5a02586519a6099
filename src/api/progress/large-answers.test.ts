import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countStatements } from "../../../tests/factories/count-statements.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { userLists } from "../../contract/progress/lists.ts";
import { streamLimits } from "../costs/cost-table.ts";

const words = 6_000;
const lists = 4;

let api: TestApp;
let user: SignedInUser;
let port: number;

beforeAll(async () => {
  api = await createTestApp({
    timeouts: { headers: 15_000, request: 30_000, idle: 60_000, checkInterval: 5_000, drain: 1_000, stalled: 300 },
  });
  const { pool } = api.database;
  user = await signUp(api.app);
  await pool.query(
    `insert into words (id, phrase, part_of_speech, level, meanings, definition, synonyms, ipa, source)
    select n, 'word' || n, 'noun', 1, '{"tr": ["anlam"], "es": ["sentido"]}', repeat('a long definition ', 12), '{}', '', 'fallback'
    from generate_series(1, ${words}) as n`,
  );
  await pool.query(
    `with made as (
      insert into word_lists (user_id, title, url, is_shared, created_at)
      select id, 'List ' || n, 'list' || n, true, now() from users, generate_series(1, ${lists}) as n
      where username = $1 returning id
    ) insert into list_words (list_id, word_id, position) select id, n, n from made, generate_series(1, ${words}) as n`,
    [user.username],
  );
  port = Number(new URL(await api.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => api.close());

let sockets: Socket[] = [];
beforeEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});

const path = "/api/WordList/GetUserLists?includeWords=true";

/** A client that asks and takes nothing of the answer. */
async function askWithoutReading(): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  await once(socket, "connect");
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${user.headers.authorization}\r\n\r\n`);
  return socket;
}

const connections = () =>
  new Promise<number>((resolve) => api.app.server.getConnections((_error, count) => resolve(count)));

test("lists with their words come whole, page by page", async () => {
  const headers = { ...user.headers, connection: "close" };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const answer = userLists.parse(await response.json());
  expect(answer.map(({ title }) => title)).toEqual(["List 1", "List 2", "List 3", "List 4"]);
  for (const list of answer) {
    expect(list.wordCount).toBe(words);
    expect(list.words?.map(({ phrase }) => phrase)).toEqual(Array.from({ length: words }, (_, at) => `word${at + 1}`));
  }
});

test("of a client that does not read only what the network takes is made, and it is dropped", async () => {
  const pages = (lists * words) / 500;
  const statements = await countStatements(async () => {
    await askWithoutReading();
    await expect.poll(connections, { timeout: 20_000 }).toBe(0);
  });
  expect(statements).toBeGreaterThan(2);
  expect(statements).toBeLessThan(pages);
});

test("beyond a few answers under way a person is refused, until one has ended", async () => {
  for (let count = 0; count < streamLimits.ofPerson; count += 1) await askWithoutReading();
  const ask = () => fetch(`http://127.0.0.1:${port}${path}`, { headers: { ...user.headers, connection: "close" } });
  let refused = await ask();
  for (let asked = 0; refused.status === 200 && asked < 1000; asked += 1) refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: "too_many_requests", reason: "running" });
  await expect.poll(async () => (await ask()).status, { timeout: 20_000 }).toBe(200);
});

test("a shared list is compressed and kept, by who may see it and as it is now", async () => {
  const get = (headers: Record<string, string> = {}) =>
    api.app.inject({ url: "/api/WordList/GetWordListV2?type=6&id=list1", headers });
  const first = await get({ "accept-encoding": "br" });
  expect(first.headers).toMatchObject({
    "content-encoding": "br",
    "cache-control": expect.stringContaining("private"),
  });
  const plain = await get();
  expect(plain.json()).toHaveLength(words);
  expect(first.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  const etag = String(first.headers.etag);
  // Statements of the answers that were dropped before are counted too, until they have ended.
  await expect.poll(() => countStatements(() => get()), { timeout: 20_000 }).toBe(1);
  expect((await get({ "if-none-match": etag })).statusCode).toBe(304);

  const change = (call: string, payload: object) =>
    api.app.inject({ method: "POST", url: `/api/WordList/${call}`, headers: user.headers, payload });
  const { rows } = await api.database.pool.query("select id from word_lists where url = 'list1'");
  expect((await change("RemoveWords", { id: rows[0].id, wordIds: [1] })).statusCode).toBe(200);
  expect((await get({ "if-none-match": etag })).json()).toHaveLength(words - 1);
  await change("ReorderList", { id: rows[0].id, wordIds: [700] });
  expect((await get()).json()[0].phrase).toBe("word700");
  await change("ShareList", { id: rows[0].id, isShared: false });
  expect((await get()).statusCode).toBe(404);
  expect((await get(user.headers)).json()).toHaveLength(words - 1);
});
