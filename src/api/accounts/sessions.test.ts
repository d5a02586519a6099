import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import type { Sessions } from "../../contract/accounts/security.ts";

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36";
const minute = 60_000;

let api: TestApp;
let user: SignedInUser;
let time = new Date("2026-03-01T12:00:00Z");

const pass = (milliseconds: number) => {
  time = new Date(time.getTime() + milliseconds);
};

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => time } });
});
beforeEach(async () => {
  user = await signUp(api.app, {}, { headers: { "user-agent": firefox }, remoteAddress: "203.0.113.7" });
});
afterAll(() => api.close());

type Headers = Record<string, string>;

const post = (call: string, payload: object, headers: Headers) =>
  api.app.inject({ method: "POST", url: `/api/${call}`, payload, headers });

async function logIn(agent: string, remoteAddress: string): Promise<{ authorization: string }> {
  const response = await api.app.inject({
    method: "POST",
    url: "/api/Login/LoginWithCredentials",
    payload: { usernameOrMail: user.username, password: user.password },
    headers: { "user-agent": agent },
    remoteAddress,
  });
  return { authorization: `Bearer ${response.json().token}` };
}

const sessionsOf = async (headers: Headers) =>
  (await api.app.inject({ url: "/api/User/GetSessions", headers })).json<Sessions>();

const statusOf = async (headers: Headers) =>
  (await api.app.inject({ url: "/api/User/GetProfile", headers })).statusCode;

test("the sessions of an account tell device, shortened address and times, the last used first", async () => {
  const begun = time.toISOString();
  pass(60 * minute);
  const other = await logIn(phone, "2001:db8:1:2::9");
  const list = await sessionsOf(other);
  expect(list).toEqual([
    {
      id: expect.any(Number),
      browser: "Chrome",
      system: "Android",
      address: "2001:db8:1::x",
      createdAt: time.toISOString(),
      usedAt: time.toISOString(),
      isCurrent: true,
    },
    {
      id: expect.any(Number),
      browser: "Firefox",
      system: "Windows",
      address: "203.0.113.x",
      createdAt: begun,
      usedAt: begun,
      isCurrent: false,
    },
  ]);
  const { rows } = await api.database.pool.query("select address from sessions");
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.7|1:2::9/);
});

test("one session is ended and the others stay; nobody ends another's", async () => {
  const other = await logIn(phone, "192.0.2.1");
  const stranger = await signUp(api.app);
  const [own] = (await sessionsOf(user.headers)).filter(({ isCurrent }) => isCurrent);
  const [lost] = (await sessionsOf(user.headers)).filter(({ isCurrent }) => !isCurrent);
  expect((await post("User/EndSession", { id: lost?.id }, stranger.headers)).statusCode).toBe(404);
  expect((await post("User/EndSession", { id: lost?.id }, user.headers)).statusCode).toBe(204);
  expect((await post("User/EndSession", { id: lost?.id }, user.headers)).statusCode).toBe(404);
  expect([await statusOf(other), await statusOf(user.headers)]).toEqual([401, 200]);
  expect((await post("User/EndSession", { id: own?.id }, user.headers)).statusCode).toBe(204);
  expect(await statusOf(user.headers)).toBe(401);
});

test("all other sessions are ended at once", async () => {
  const others = [await logIn(phone, "192.0.2.1"), await logIn(firefox, "192.0.2.2")];
  const stranger = await signUp(api.app);
  expect((await post("User/EndOtherSessions", {}, user.headers)).statusCode).toBe(204);
  expect(await Promise.all([...others, user.headers, stranger.headers].map(statusOf))).toEqual([401, 401, 200, 200]);
});

test("an account has a hundred sessions at most: the one unused for longest ends", async () => {
  await api.database.pool.query(
    `insert into sessions (token_hash, user_id, device, created_at, used_at)
     select sha256(n::text::bytea), (select id from users where username = $1), 'x', $2, $2 from generate_series(1, 150) n`,
    [user.username, new Date(time.getTime() + 1000)],
  );
  pass(2000);
  const newest = await logIn(phone, "192.0.2.1");
  expect(await sessionsOf(newest)).toHaveLength(100);
  expect(await statusOf(user.headers)).toBe(401);
});

test("an answer to a session is kept by no cache, and a public one is as before", async () => {
  const profile = await api.app.inject({ url: "/api/User/GetProfile", headers: user.headers });
  expect([profile.statusCode, profile.headers["cache-control"]]).toEqual([200, "no-store"]);
  const content = await api.app.inject({ url: "/api/Home/GetContent", headers: user.headers });
  expect(content.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});
