import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invitationOf, signUpOperator } from "../../../tests/factories/operators.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { resetSecondFactor } from "../../services/console/second-factor/reset-second-factor.ts";

let api: TestApp;
let now = new Date("2026-03-01T12:00:00Z");

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => now } });
});
afterAll(() => api.close());

const call = (user: SignedInUser, name: string, payload: object = {}) =>
  api.app.inject({ method: "POST", url: `/api/Admin/${name}`, headers: user.headers, payload });

const readAudit = ({ headers }: SignedInUser) => api.app.inject({ url: "/api/Admin/GetAudit", headers });

const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret, algorithm: "SHA1", digits: 6, period: 30 }).generate({ timestamp: now.getTime() + later * 1000 });

const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

async function setUp(user: SignedInUser) {
  const { secret } = (await call(user, "StartSecondFactor", await invitationOf(api, user))).json<{ secret: string }>();
  const confirmed = await call(user, "ConfirmSecondFactor", { code: codeOf(secret) });
  return { secret, codes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes };
}

/** The same person in another session. */
async function signInAgain<User extends SignedInUser>(user: User): Promise<User> {
  const { username, password } = user;
  const payload = { usernameOrMail: username, password };
  const answer = await api.app.inject({ method: "POST", url: "/api/Login/LoginWithCredentials", payload });
  return { ...user, headers: { authorization: `Bearer ${answer.json().token}` } };
}

test("a first entry: set up, confirmed with a code, and in; another session enters with a code of its own", async () => {
  const admin = await signUpOperator(api, "admin", false);
  const refused = await readAudit(admin);
  expect([refused.statusCode, refused.json().code]).toEqual([403, "second_factor.required"]);

  const invitation = await invitationOf(api, admin);
  const started = (await call(admin, "StartSecondFactor", invitation)).json<{ secret: string; uri: string }>();
  expect(started.uri).toContain(`secret=${started.secret}`);
  expect((await readAudit(admin)).statusCode).toBe(403);
  const wrong = await call(admin, "ConfirmSecondFactor", { code: "000000" });
  expect(wrong.json().errors).toEqual([expect.objectContaining({ field: "code", code: "second_factor.wrong" })]);
  const confirmed = await call(admin, "ConfirmSecondFactor", { code: codeOf(started.secret) });
  expect(new Set(confirmed.json().recoveryCodes).size).toBe(10);
  expect((await readAudit(admin)).statusCode).toBe(200);

  const other = await signInAgain(admin);
  expect((await readAudit(other)).json().code).toBe("second_factor.required");
  // The code of the confirmation was used up, also for another session.
  expect((await call(other, "EnterSecondFactor", { code: codeOf(started.secret) })).statusCode).toBe(400);
  pass(30);
  expect((await call(other, "EnterSecondFactor", { code: codeOf(started.secret) })).statusCode).toBe(204);
  expect((await readAudit(other)).statusCode).toBe(200);
});

test("of many calls with one code at once one passes", async () => {
  const admin = await signUpOperator(api, "admin", false);
  const { secret } = await setUp(admin);
  pass(60);
  const code = codeOf(secret);
  const others = await Promise.all(Array.from({ length: 5 }, () => signInAgain(admin)));
  const answers = await Promise.all(others.map((other) => call(other, "EnterSecondFactor", { code })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400, 400, 400, 400]);
});

test("a clock may be one step off, not two, and no code before the last one counts", async () => {
  const admin = await signUpOperator(api, "admin", false);
  const { secret } = await setUp(admin);
  pass(300);
  expect((await call(admin, "EnterSecondFactor", { code: codeOf(secret, 60) })).statusCode).toBe(400);
  expect((await call(admin, "EnterSecondFactor", { code: codeOf(secret, 30) })).statusCode).toBe(204);
  expect((await call(admin, "EnterSecondFactor", { code: codeOf(secret) })).statusCode).toBe(400);
});

test("a recovery code counts once, however it is typed; only its hash is kept", async () => {
  const admin = await signUpOperator(api, "admin", false);
  const { codes } = await setUp(admin);
  const [code = ""] = codes;
  const { rows } = await api.database.pool.query("select * from second_factors where user_id = $1", [admin.id]);
  expect(JSON.stringify(rows)).not.toContain(code);
  const other = await signInAgain(admin);
  const typed = code.toLowerCase().replaceAll("-", " ");
  expect((await call(other, "EnterSecondFactor", { code: typed })).statusCode).toBe(204);
  expect((await readAudit(other)).statusCode).toBe(200);
  expect((await call(other, "EnterSecondFactor", { code })).statusCode).toBe(400);
});

test("what is set up is neither begun nor confirmed again", async () => {
  const admin = await signUpOperator(api, "admin", false);
  const { secret } = await setUp(admin);
  pass(60);
  for (const answer of [
    await call(admin, "StartSecondFactor"),
    await call(admin, "ConfirmSecondFactor", { code: codeOf(secret) }),
  ]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json().errors[0].code).toBe("second_factor.set_up");
  }
});

test("guesses are limited, and then the right code is refused too", async () => {
  const admin = await signUpOperator(api, "admin", false);
  const { secret } = await setUp(admin);
  pass(60);
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await call(admin, "EnterSecondFactor", { code: String(guess) })).statusCode).toBe(400);
  }
  const refused = await call(admin, "EnterSecondFactor", { code: codeOf(secret) });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

test("others learn nothing of it", async () => {
  const user = await signUp(api.app);
  for (const name of ["StartSecondFactor", "ConfirmSecondFactor", "EnterSecondFactor"]) {
    expect((await call(user, name, { code: "1" })).json().code).toBe("forbidden");
  }
});

test("who lost everything sets up anew after the operator's command, and old sessions are out", async () => {
  const admin = await signUpOperator(api, "admin", false);
  await setUp(admin);
  expect(await resetSecondFactor(api.services, admin.username.toUpperCase())).toBe(true);
  expect(await resetSecondFactor(api.services, admin.username)).toBe(false);
  expect((await readAudit(admin)).json().code).toBe("second_factor.required");
  expect((await call(admin, "StartSecondFactor", await invitationOf(api, admin))).statusCode).toBe(200);
});

test("the setting up goes on with the same secret for half an hour, by the same invitation alone", async () => {
  const admin = await signUpOperator(api, "admin", false);
  const invitation = await invitationOf(api, admin);
  const start = async (given: object) => (await call(admin, "StartSecondFactor", given)).json();
  const { secret } = await start(invitation);
  expect((await start(invitation)).secret).toBe(secret);
  expect((await start({})).errors[0].code).toBe("second_factor.invitation");
  now = new Date(now.getTime() + 31 * 60_000);
  const { secret: later } = await start(invitation);
  expect(later).not.toBe(secret);
  now = new Date(now.getTime() + 1_000);
  const other = await invitationOf(api, admin);
  const { secret: newest } = await start(other);
  expect([secret, later]).not.toContain(newest);
  expect((await call(admin, "ConfirmSecondFactor", { code: codeOf(newest) })).statusCode).toBe(200);
});
