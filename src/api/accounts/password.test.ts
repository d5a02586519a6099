import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { codeMailedTo, queuedMails } from "../../../tests/factories/queued-mails.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";

let api: TestApp;
let user: SignedInUser;
let time = new Date("2026-03-01T12:00:00Z");

const hour = 60 * 60 * 1000;
const newPassword = "Another9Harbour";

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => time } });
});
beforeEach(async () => {
  user = await signUp(api.app);
});
afterAll(() => api.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: "POST", url: `/api/${url}`, headers: { lang: "en", ...headers }, payload });

const logIn = async (password: string) =>
  (await post("Login/LoginWithCredentials", { usernameOrMail: user.username, password })).statusCode;

const isAlive = async (token: string) =>
  (await api.app.inject({ url: "/api/User/GetProfile", headers: { authorization: `Bearer ${token}` } })).statusCode ===
  200;

const codesOf = (response: { json(): { errors?: { field: string; code: string }[] } }) =>
  (response.json().errors ?? []).map(({ field, code }) => [field, code]);

async function requestCode(): Promise<string> {
  await post("User/RequestPasswordReset", { mail: user.mail });
  return await codeMailedTo(api.database, user.mail, "reset");
}

const reset = (code: string, password = newPassword) =>
  post("User/ResetPassword", { code, password, passwordRepeat: password });

test("a changed password is the new one, and ends every other session", async () => {
  const credentials = { usernameOrMail: user.mail, password: user.password };
  const elsewhere = (await post("Login/LoginWithCredentials", credentials)).json().token;
  const change = { password: user.password, newPassword, newPasswordRepeat: newPassword };
  expect((await post("User/ChangePassword", change, user.headers)).statusCode).toBe(204);
  expect([await isAlive(user.token), await isAlive(elsewhere)]).toEqual([true, false]);
  expect([await logIn(user.password), await logIn(newPassword)]).toEqual([401, 200]);
});

test.each([
  [{ password: "Wrong7Password" }, ["password", "password.wrong"]],
  [{ newPassword: "short" }, ["newPassword", "password.rule"]],
  [{ newPassword: "Qwerty123", newPasswordRepeat: "Qwerty123" }, ["newPassword", "password.common"]],
  [{ newPasswordRepeat: "Different7One" }, ["newPasswordRepeat", "password.repeat"]],
  [{ passwordHash: "x" }, ["passwordHash", "unknown"]],
])("a change with %j is refused", async (wrong, problem) => {
  const change = { password: user.password, newPassword, newPasswordRepeat: newPassword, ...wrong };
  const response = await post("User/ChangePassword", change, user.headers);
  expect(response.statusCode).toBe(400);
  expect(codesOf(response)).toContainEqual(problem);
  expect(await logIn(user.password)).toBe(200);
});

test("a mailed code sets a new password, ends all sessions and proves the address", async () => {
  const code = await requestCode();
  const mail = (await queuedMails(api.database, user.mail)).at(-1);
  expect(mail).toMatchObject({ kind: "reset", data: { username: user.username } });
  expect(mail?.data.resetUrl).toBe(`http://localhost/hesabim/sifre-yenile/${code}`);

  expect((await reset(code)).statusCode).toBe(204);
  expect(await isAlive(user.token)).toBe(false);
  expect([await logIn(user.password), await logIn(newPassword)]).toEqual([401, 200]);
  expect(codesOf(await reset(code))).toEqual([["code", "code.used"]]);
});

test("a code is good for an hour, and none of the others once one was used", async () => {
  const [first, second] = [await requestCode(), await requestCode()];
  expect((await reset(second)).statusCode).toBe(204);
  expect(codesOf(await reset(first))).toEqual([["code", "code.unknown"]]);
  const late = await requestCode();
  time = new Date(time.getTime() + hour);
  expect(codesOf(await reset(late))).toEqual([["code", "code.expired"]]);
});

test("a code that fell to a bad new password can still be used", async () => {
  const code = await requestCode();
  expect(codesOf(await reset(code, "Password1"))).toEqual([["password", "password.common"]]);
  expect((await reset(code)).statusCode).toBe(204);
});

test("of many resets by one code at the same time, one sets its password", async () => {
  const uses = api.database.kind === "postgres" ? 50 : 20;
  const code = await requestCode();
  const passwords = Array.from({ length: uses }, (_, index) => `Contested${index}Harbour`);
  const answers = await Promise.all(passwords.map((password) => reset(code, password)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, ...Array(uses - 1).fill(400)]);
  const winner = passwords[answers.findIndex(({ statusCode }) => statusCode === 204)] ?? "";
  expect(await logIn(winner)).toBe(200);
});

test("who asks for a reset is told the same whether anybody has the address or not, and mailed three times an hour", async () => {
  const known = await post("User/RequestPasswordReset", { mail: user.mail });
  const unknown = await post("User/RequestPasswordReset", { mail: "nobody@example.org" });
  const strip = ({ body, statusCode, headers: { date, "x-request-id": id, ...headers } }: typeof known) => ({
    body,
    statusCode,
    headers,
  });
  expect(known.statusCode).toBe(202);
  expect(strip(unknown)).toEqual(strip(known));
  expect(await queuedMails(api.database, "nobody@example.org")).toEqual([]);

  for (let more = 0; more < 5; more += 1) {
    expect(strip(await post("User/RequestPasswordReset", { mail: user.mail }))).toEqual(strip(known));
  }
  const mails = await queuedMails(api.database, user.mail);
  expect(mails.filter(({ kind }) => kind === "reset")).toHaveLength(3);
});

test("an account without a password is told to set one by mail, which works", async () => {
  await api.database.pool.query("update users set password_hash = null where username = $1", [user.username]);
  expect(await logIn(user.password)).toBe(401);
  const change = { password: "Any7Password", newPassword, newPasswordRepeat: newPassword };
  expect(codesOf(await post("User/ChangePassword", change, user.headers))).toEqual([["password", "password.none"]]);
  expect((await reset(await requestCode())).statusCode).toBe(204);
  expect(await logIn(newPassword)).toBe(200);
});

test("a code can be looked at before a password is typed: it stays unused, and a used or old one is told", async () => {
  const check = (code: string) => post("User/CheckPasswordReset", { code });
  const code = await requestCode();
  expect([(await check(code)).statusCode, (await check(code)).statusCode]).toEqual([204, 204]);
  expect((await reset(code)).statusCode).toBe(204);
  expect(codesOf(await check(code))).toEqual([["code", "code.used"]]);
  expect(codesOf(await check("nothing"))).toEqual([["code", "code.unknown"]]);
  user = await signUp(api.app);
  const old = await requestCode();
  time = new Date(time.getTime() + 48 * hour);
  expect(codesOf(await check(old))).toEqual([["code", "code.expired"]]);
});
