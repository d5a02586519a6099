import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { invitationOf, signUpOperator } from "../../../tests/factories/operators.ts";
import { passkeyBrowser } from "../../../tests/factories/passkeys.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createAuthenticator } from "../../../tests/factories/software-authenticator.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { operations } from "../../contract/operations.ts";
import { resetSecondFactor } from "../../services/console/second-factor/reset-second-factor.ts";

type Operator = SignedInUser & { readonly id: number };

const hour = 60 * 60_000;

let api: TestApp;
let admin: Operator;
let secret: string;
let now = new Date();

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => now } });
});
beforeEach(async () => {
  admin = await signUpOperator(api, "admin", false);
  secret = (await call("StartSecondFactor", await invitationOf(api, admin))).json().secret;
  expect((await call("ConfirmSecondFactor", { code: codeOf(secret) })).statusCode).toBe(200);
});
afterAll(() => api.close());

const call = (name: string, payload: object, user: SignedInUser = admin) =>
  api.app.inject({ method: "POST", url: `/api/Admin/${name}`, headers: user.headers, payload });

const codeOf = (of: string) => new TOTP({ secret: of }).generate({ timestamp: now.getTime() });

const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

const problemOf = (answer: { statusCode: number; json(): { code: string; errors?: { code: string }[] } }) => [
  answer.statusCode,
  answer.json().code,
  ...(answer.json().errors ?? []).map(({ code }) => code),
];

async function member(): Promise<number> {
  const user = await signUp(api.app);
  const { rows } = await api.database.pool.query("select id from users where username = $1", [user.username]);
  return Number(rows[0]?.id);
}

test("what harms most asks for the second factor again after five minutes, other calls do not", async () => {
  const id = await member();
  const setRole = () => call("SetRole", { id, role: "editor" });
  pass(5);
  expect((await setRole()).statusCode).toBe(204);
  pass(1);
  const asking = Object.entries(operations).flatMap(([name, operation]) => ("asksAgain" in operation ? [name] : []));
  expect(asking.sort()).toEqual(
    ["EraseUser", "GrantPremium", "InviteOperator", "RefundPayment", "SetRole"].map((name) => `Admin/${name}`),
  );
  for (const name of asking) {
    const answer = await call(name.slice("Admin/".length), {});
    expect(problemOf(answer), name).toEqual([403, "second_factor.again"]);
  }
  expect((await api.app.inject({ url: "/api/Admin/GetOverview", headers: admin.headers })).statusCode).toBe(200);
  expect((await call("EnterSecondFactor", { code: codeOf(secret) })).statusCode).toBe(204);
  expect((await setRole()).statusCode).toBe(204);
});

test("who may not call it is not asked", async () => {
  const editor = await signUpOperator(api, "editor");
  pass(10);
  expect(problemOf(await call("SetRole", {}, editor))).toEqual([403, "forbidden"]);
  expect(problemOf(await call("SetRole", {}, await signUp(api.app)))).toEqual([403, "forbidden"]);
});

test("a passkey that was added behind the second factor passes it: at the sign-in, at the door, and again", async () => {
  const [browser, authenticator] = [passkeyBrowser(api.app), createAuthenticator()];
  expect((await browser.add(admin, authenticator)).statusCode).toBe(200);
  const signedIn = await browser.call("Passkey/FinishSignIn", await browser.use(authenticator));
  const headers = { authorization: `Bearer ${signedIn.json().token}` };
  expect((await api.app.inject({ url: "/api/Admin/GetOverview", headers })).statusCode).toBe(200);

  pass(6);
  const id = await member();
  expect(problemOf(await call("SetRole", { id, role: "editor" }))).toEqual([403, "second_factor.again"]);
  const passkey = await browser.use(authenticator);
  expect((await browser.call("Admin/EnterSecondFactor", { passkey }, admin)).statusCode).toBe(204);
  expect((await call("SetRole", { id, role: "editor" })).statusCode).toBe(204);
  // It counts once.
  expect((await browser.call("Admin/EnterSecondFactor", { passkey }, admin)).statusCode).toBe(401);
});

test("a passkey from before the second factor does not pass it, nor does another person's, nor one from a reset", async () => {
  const other = await signUpOperator(api, "admin", false);
  const [browser, authenticator] = [passkeyBrowser(api.app), createAuthenticator()];
  expect((await browser.add(other, authenticator)).statusCode).toBe(200);
  const enter = async (user: SignedInUser) =>
    problemOf(await browser.call("Admin/EnterSecondFactor", { passkey: await browser.use(authenticator) }, user));
  expect(await enter(other)).toEqual([400, "invalid", "second_factor.passkey"]);
  expect(await enter(admin)).toEqual([401, "passkey.wrong"]);
  const signedIn = await browser.call("Passkey/FinishSignIn", await browser.use(authenticator));
  const headers = { authorization: `Bearer ${signedIn.json().token}` };
  const refused = await api.app.inject({ url: "/api/Admin/GetOverview", headers });
  expect(problemOf(refused)).toEqual([403, "second_factor.required"]);

  const own = createAuthenticator();
  await browser.add(admin, own);
  await resetSecondFactor(api.services, admin.username);
  const passkey = await browser.use(own);
  const afterReset = await browser.call("Admin/EnterSecondFactor", { passkey }, admin);
  expect(problemOf(afterReset)).toEqual([400, "invalid", "second_factor.passkey"]);
});

test("a passkey of the console is of no use to who has lost the role", async () => {
  const [browser, authenticator] = [passkeyBrowser(api.app), createAuthenticator()];
  await browser.add(admin, authenticator);
  await api.database.pool.query("update users set role = 'user' where id = $1", [admin.id]);
  const passkey = await browser.use(authenticator);
  expect(problemOf(await browser.call("Admin/EnterSecondFactor", { passkey }, admin))).toEqual([403, "forbidden"]);
});

test("whoever knows the password alone sets up nothing: an invitation is needed, for its person, once", async () => {
  const newcomer = await signUpOperator(api, "editor", false);
  const start = (payload: object, user = newcomer) => call("StartSecondFactor", payload, user);
  expect(problemOf(await start({}))).toEqual([409, "conflict", "second_factor.invitation"]);
  const other = await signUpOperator(api, "editor", false);
  const others = await invitationOf(api, other);
  expect(problemOf(await start(others))).toEqual([400, "invalid", "invitation.wrong"]);

  const made = await call("InviteOperator", { id: newcomer.id });
  expect(new Date(made.json().expiresAt).getTime() - now.getTime()).toBe(72 * hour);
  const invitation = made.json().code.toLowerCase().replaceAll("-", " ");
  const { rows } = await api.database.pool.query("select * from console_invitations");
  expect(JSON.stringify(rows)).not.toContain(made.json().code);
  await start({ invitation });
  // Begun again, as after the page was loaded anew; the first secret is of no use then.
  const { secret: begun } = (await start({ invitation })).json();
  expect((await call("ConfirmSecondFactor", { code: codeOf(begun) }, newcomer)).statusCode).toBe(200);
  expect(problemOf(await start({ invitation }))).toEqual([409, "conflict", "second_factor.set_up"]);
  expect(problemOf(await call("InviteOperator", { id: newcomer.id }))).toEqual([
    409,
    "conflict",
    "second_factor.set_up",
  ]);
  await resetSecondFactor(api.services, newcomer.username);
  expect(problemOf(await start({ invitation }))).toEqual([400, "invalid", "invitation.wrong"]);
});

test("an invitation ends after 72 hours and by a newer one, and what was begun with it too", async () => {
  const newcomer = await signUpOperator(api, "editor", false);
  const start = (payload: object) => call("StartSecondFactor", payload, newcomer);
  const first = await invitationOf(api, newcomer);
  const { secret: begun } = (await start(first)).json();
  pass(1);
  const second = await invitationOf(api, newcomer);
  expect(problemOf(await start(first))).toEqual([400, "invalid", "invitation.wrong"]);
  const confirmed = await call("ConfirmSecondFactor", { code: codeOf(begun) }, newcomer);
  expect(problemOf(confirmed)).toEqual([409, "conflict", "second_factor.none"]);
  pass(72 * 60);
  expect(problemOf(await start(second))).toEqual([400, "invalid", "invitation.wrong"]);
});

test("a setup that was begun before there were invitations is not confirmed without one", async () => {
  const newcomer = await signUpOperator(api, "editor", false);
  const found = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
  await api.database.pool.query(
    "insert into second_factors (user_id, secret, created_at, recovery_hashes) values ($1, $2, $3, '{}')",
    [newcomer.id, found, now],
  );
  const confirm = () => call("ConfirmSecondFactor", { code: codeOf(found) }, newcomer);
  expect(problemOf(await confirm())).toEqual([409, "conflict", "second_factor.none"]);
  pass(1);
  await invitationOf(api, newcomer);
  expect(problemOf(await confirm())).toEqual([409, "conflict", "second_factor.none"]);
});

test("guesses at an invitation are limited, and only operators are invited", async () => {
  const newcomer = await signUpOperator(api, "editor", false);
  const right = await invitationOf(api, newcomer);
  const guess = (payload: object) => call("StartSecondFactor", payload, newcomer);
  for (let each = 0; each < 10; each += 1) expect((await guess({ invitation: "AAAA" })).statusCode).toBe(400);
  expect((await guess(right)).statusCode).toBe(429);
  expect(problemOf(await call("InviteOperator", { id: await member() }))).toEqual([409, "conflict", "invitation.role"]);
  expect((await call("InviteOperator", { id: 2_000_000_000 })).statusCode).toBe(404);
});
