import { afterAll, beforeAll, expect, test } from "vitest";
import { passkeyBrowser } from "../../../tests/factories/passkeys.ts";
import { codeMailedTo } from "../../../tests/factories/queued-mails.ts";
import { type SignedInUser, signUp, verifyMail } from "../../../tests/factories/signed-in-user.ts";
import { createAuthenticator } from "../../../tests/factories/software-authenticator.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";

let api: TestApp;
let now = new Date("2026-03-01T12:00:00Z");

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => now } });
});
afterAll(() => api.close());

async function memberWithPasskey() {
  const user = await signUp(api.app);
  await verifyMail(api.database, user);
  const [browser, authenticator] = [passkeyBrowser(api.app), createAuthenticator()];
  const added = await browser.add(user, authenticator);
  return { user, browser, authenticator, id: added.json<{ id: number }>().id };
}

const logIn = ({ username, password }: SignedInUser, given = password) =>
  passkeyBrowser(api.app).call("Login/LoginWithCredentials", { usernameOrMail: username, password: given });

test("who wishes it signs in by passkey alone; a right password is not enough, and a wrong one learns nothing", async () => {
  const { user, browser, authenticator } = await memberWithPasskey();
  const set = await browser.call("Passkey/RequirePasskey", { isRequired: true }, user);
  expect([set.statusCode, set.json().needsPasskey]).toEqual([200, true]);
  const refused = await logIn(user);
  expect([refused.statusCode, refused.json().code]).toEqual([403, "passkey.required"]);
  expect((await logIn(user, "Wrong7Password")).json().code).toBe("login.wrong");
  const signedIn = await browser.call("Passkey/FinishSignIn", await browser.use(authenticator));
  expect([signedIn.statusCode, signedIn.json().needsPasskey]).toEqual([200, true]);

  // Turning it off asks who is there, as the session is old by now.
  now = new Date(now.getTime() + 6 * 60_000);
  expect((await browser.call("Passkey/RequirePasskey", { isRequired: false }, user)).statusCode).toBe(400);
  const passkey = await browser.use(authenticator);
  expect((await browser.call("Passkey/RequirePasskey", { isRequired: false, passkey }, user)).statusCode).toBe(200);
  expect((await logIn(user)).statusCode).toBe(200);
  const events = await api.app.inject({ url: "/api/User/GetSecurityEvents", headers: user.headers });
  const kinds = events.json<{ kind: string }[]>().map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["passkeyRequired", "passkeyNotRequired"]));
});

test("without a passkey it cannot be wished, and it goes with the last one", async () => {
  const user = await signUp(api.app);
  const refused = await passkeyBrowser(api.app).call("Passkey/RequirePasskey", { isRequired: true }, user);
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([409, "passkey.none"]);

  const { user: owner, browser, id } = await memberWithPasskey();
  await browser.call("Passkey/RequirePasskey", { isRequired: true }, owner);
  await browser.call("Passkey/RemovePasskey", { id, password: owner.password }, owner);
  expect((await logIn(owner)).statusCode).toBe(200);
});

test("of removing the last one and wishing it at once nobody is left outside", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { user, browser, id } = await memberWithPasskey();
    const proof = { password: user.password };
    const [wished] = await Promise.all([
      browser.call("Passkey/RequirePasskey", { isRequired: true, ...proof }, user),
      browser.call("Passkey/RemovePasskey", { id, ...proof }, user),
    ]);
    expect([200, 409]).toContain(wished.statusCode);
    expect((await logIn(user)).statusCode).toBe(200);
  }
});

test("who has lost the passkeys gets in by a reset of the password", async () => {
  const { user, browser } = await memberWithPasskey();
  await browser.call("Passkey/RequirePasskey", { isRequired: true }, user);
  await browser.call("User/RequestPasswordReset", { mail: user.mail });
  const code = await codeMailedTo(api.database, user.mail, "reset");
  const password = "Lantern9Bridge";
  await browser.call("User/ResetPassword", { code, password, passwordRepeat: password });
  expect((await logIn(user, password)).statusCode).toBe(200);
});
