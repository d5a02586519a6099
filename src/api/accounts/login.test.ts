import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";

let api: TestApp;
let user: SignedInUser;
let time = new Date("2026-03-01T12:00:00Z");

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => time } });
  user = await signUp(api.app, { username: "İsmail7" });
});
afterAll(() => api.close());

const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: "POST", url, headers, ...(payload === undefined ? {} : { payload }) });

const logIn = (usernameOrMail: string, password: string, remoteAddress = "127.0.0.1") =>
  api.app.inject({
    method: "POST",
    url: "/api/Login/LoginWithCredentials",
    payload: { usernameOrMail, password },
    headers: { lang: "en" },
    remoteAddress,
  });

const profileStatus = async (token: string) =>
  (await api.app.inject({ url: "/api/User/GetProfile", headers: { authorization: `Bearer ${token}` } })).statusCode;

test("a username or a mail address signs in, however it is written", async () => {
  for (const name of [user.username, "ismail7", "ISMAIL7", user.mail, ` ${user.mail.toUpperCase()} `]) {
    const response = await logIn(name, user.password);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ username: user.username, knownListId: user.knownListId });
    expect(response.json().token).not.toBe(user.token);
  }
});

test("a wrong password and an unknown name get the same bytes", async () => {
  const wrong = await logIn(user.username, "Umbrella7Stand!");
  const unknown = await logIn("Nobody77", "Umbrella7Stand");
  const unknownMail = await logIn("nobody@example.org", "Umbrella7Stand");
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toMatchObject({
    code: "login.wrong",
    detail: "The username, e-mail address or password is wrong.",
  });
  const strip = ({ body, statusCode, headers: { date, "x-request-id": id, ...headers } }: typeof wrong) => ({
    body,
    statusCode,
    headers,
  });
  expect(strip(unknown)).toEqual(strip(wrong));
  expect(strip(unknownMail)).toEqual(strip(wrong));
});

test("a token is good until it is logged out, and others stay", async () => {
  const [here, there] = [await logIn(user.username, user.password), await logIn(user.username, user.password)];
  const [first, second] = [here.json().token, there.json().token];
  expect((await post("/api/Login/Logout", undefined, { authorization: `Bearer ${first}` })).statusCode).toBe(204);
  expect(await profileStatus(first)).toBe(401);
  expect(await profileStatus(second)).toBe(200);
});

test("logging out everywhere ends every session of this account and nobody else's", async () => {
  const other = await signUp(api.app);
  const mine = await signUp(api.app);
  const again = (await logIn(mine.username, mine.password)).json().token;
  expect((await post("/api/Login/LogoutEverywhere", {}, mine.headers)).statusCode).toBe(204);
  expect(await Promise.all([mine.token, again, other.token].map(profileStatus))).toEqual([401, 401, 200]);
});

test.each([
  ["none", undefined],
  ["no token", "Bearer "],
  ["another scheme", "Basic dXNlcjpwYXNz"],
  ["a token that was never given out", `Bearer ${"A".repeat(43)}`],
  ["two tokens", `Bearer ${"A".repeat(43)} ${"A".repeat(43)}`],
  ["a short token", "Bearer abc"],
])("with %s there is no way in", async (_name, authorization) => {
  const headers = authorization === undefined ? {} : { authorization };
  const response = await api.app.inject({ url: "/api/User/GetProfile", headers });
  expect(response.statusCode).toBe(401);
  expect(response.headers["www-authenticate"]).toBe("Bearer");
  expect(response.json().code).toBe("unauthorized");
});

test("of a token only the hash is stored", async () => {
  const { rows } = await api.database.pool.query("select encode(token_hash, 'base64') as hash from sessions");
  expect(rows.length).toBeGreaterThan(0);
  for (const { hash } of rows) expect(hash).not.toContain(user.token.slice(0, 20));
});

test("a session ends after 30 days without use, and after 180 days whatever the use", async () => {
  const start = time;
  const idle = await signUp(api.app);
  time = new Date(start.getTime() + 30 * day - hour);
  expect(await profileStatus(idle.token)).toBe(200);
  time = new Date(time.getTime() + 30 * day + hour);
  expect(await profileStatus(idle.token)).toBe(401);

  const busy = await signUp(api.app);
  const begun = time.getTime();
  for (let days = 20; days < 180; days += 20) {
    time = new Date(begun + days * day);
    expect(await profileStatus(busy.token)).toBe(200);
  }
  time = new Date(begun + 180 * day);
  expect(await profileStatus(busy.token)).toBe(401);
});

test("the use of a session is written every five minutes", async () => {
  const { token } = await signUp(api.app);
  const usedAt = async () =>
    (await api.database.pool.query("select max(used_at) as moment from sessions")).rows[0].moment.getTime();
  const begun = time.getTime();
  time = new Date(begun + 5 * minute - 1);
  await profileStatus(token);
  expect(await usedAt()).toBe(begun);
  time = new Date(begun + 5 * minute);
  await profileStatus(token);
  expect(await usedAt()).toBe(begun + 5 * minute);
});
