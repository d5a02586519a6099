import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { passkeyBrowser } from "../../../tests/factories/passkeys.ts";
import { queuedMails } from "../../../tests/factories/queued-mails.ts";
import { type SignedInUser, signUp, verifyMail } from "../../../tests/factories/signed-in-user.ts";
import { createAuthenticator, type Misbehaviour } from "../../../tests/factories/software-authenticator.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { removeExpiredChallenges } from "../../services/accounts/prove-passkey.ts";

const minute = 60_000;

let api: TestApp;
let user: SignedInUser;
let now = new Date("2026-03-01T12:00:00Z");

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => now } });
});
beforeEach(async () => {
  user = await member();
});
afterAll(() => api.close());

async function member(): Promise<SignedInUser> {
  const signedUp = await signUp(api.app, { mail: `member${Math.random()}@example.org` });
  await verifyMail(api.database, signedUp);
  return signedUp;
}

const passkeysOf = async ({ headers }: SignedInUser) =>
  (await api.app.inject({ url: "/api/Passkey/GetPasskeys", headers })).json<{ id: number; name: string }[]>();

async function eventsOf({ headers }: SignedInUser): Promise<string[]> {
  const answer = await api.app.inject({ url: "/api/User/GetSecurityEvents", headers });
  return answer.json<{ kind: string }[]>().map(({ kind }) => kind);
}

const codesOf = (answer: { json(): { code: string; errors?: { code: string }[] } }) => [
  answer.json().code,
  ...(answer.json().errors ?? []).map(({ code }) => code),
];

/** A browser with an authenticator in which the user has a passkey. */
async function withPasskey(owner = user, isCounting = true) {
  const [browser, authenticator] = [passkeyBrowser(api.app), createAuthenticator({ isCounting })];
  const added = await browser.add(owner, authenticator);
  expect(added.statusCode, added.body).toBe(200);
  const signIn = async (wrong?: Misbehaviour) =>
    await browser.call("Passkey/FinishSignIn", await browser.use(authenticator, wrong));
  return { browser, authenticator, signIn, id: added.json<{ id: number }>().id };
}

test("a passkey signs in without a name, and the answer is as of a password", async () => {
  const { signIn } = await withPasskey();
  const answer = await signIn();
  expect(answer.statusCode).toBe(200);
  const { token, ...profile } = answer.json();
  const { password, headers, token: _, ...registered } = user;
  expect(profile).toEqual({ ...registered, isMailVerified: true });
  const asked = await api.app.inject({ url: "/api/User/GetProfile", headers: { authorization: `Bearer ${token}` } });
  expect(asked.json().username).toBe(user.username);
  expect(await eventsOf(user)).toEqual(["signedIn", "passkeyAdded", "registered"]);
  expect((await signIn()).statusCode).toBe(200);
});

test("the owner hears of a new passkey by mail, and the export tells of it without its key", async () => {
  await withPasskey();
  const mail = (await queuedMails(api.database, user.mail)).find(({ kind }) => kind === "passkeyAdded");
  expect(mail?.data).toMatchObject({ username: user.username, passkey: "Telefon" });
  const exported = (await api.app.inject({ url: "/api/User/ExportData", headers: user.headers })).json();
  expect(exported.passkeys).toEqual([
    { name: "Telefon", transports: ["internal"], opensConsole: false, createdAt: expect.any(String), usedAt: null },
  ]);
});

test("passkeys are listed, renamed and removed by their person alone", async () => {
  const { browser, id, signIn } = await withPasskey();
  const other = await member();
  for (const call of ["RenamePasskey", "RemovePasskey"]) {
    const body = call === "RenamePasskey" ? { id, name: "Mine" } : { id };
    expect((await browser.call(`Passkey/${call}`, body, other)).statusCode).toBe(404);
  }
  expect((await browser.call("Passkey/RenamePasskey", { id, name: " İş bilgisayarı " }, user)).statusCode).toBe(204);
  expect(await passkeysOf(user)).toEqual([{ id, name: "İş bilgisayarı", createdAt: now.toISOString(), usedAt: null }]);
  expect(await passkeysOf(other)).toEqual([]);
  expect((await browser.call("Passkey/RemovePasskey", { id, password: user.password }, user)).statusCode).toBe(204);
  expect(await passkeysOf(user)).toEqual([]);
  const refused = await signIn();
  expect([refused.statusCode, refused.json().code]).toEqual([401, "passkey.wrong"]);
  expect(await eventsOf(user)).toEqual(["passkeyRemoved", "passkeyAdded", "registered"]);
});

const wrongUses: readonly (readonly [string, Misbehaviour])[] = [
  ["another site's page", { origin: "https://dizi-okulu.example" }],
  ["another port of this host", { origin: "http://localhost:8080" }],
  ["another site", { rpId: "example.org" }],
  ["a challenge of its own", { challenge: "A".repeat(43) }],
  ["a registration's type", { type: "webauthn.create" }],
  ["nobody who was verified", { isUnverified: true }],
  ["another person's handle", { userHandle: "AAAA" }],
];

test.each(wrongUses)("a use from %s does not sign in", async (_, wrong) => {
  const { signIn } = await withPasskey();
  const refused = await signIn(wrong);
  expect([refused.statusCode, refused.json().code]).toEqual([401, "passkey.wrong"]);
  expect((await signIn()).statusCode).toBe(200);
});

test.each(wrongUses.filter(([, { userHandle }]) => userHandle === undefined))(
  "a passkey from %s is not added",
  async (_, wrong) => {
    const [browser, authenticator] = [passkeyBrowser(api.app), createAuthenticator()];
    const type = wrong.type && "webauthn.get";
    const refused = await browser.add(user, authenticator, { wrong: { ...wrong, ...(type && { type }) } });
    expect([refused.statusCode, refused.json().code]).toEqual([401, "passkey.wrong"]);
    expect(await passkeysOf(user)).toEqual([]);
  },
);

test("certificates of an authenticator's make are not read", async () => {
  const [browser, authenticator] = [passkeyBrowser(api.app), createAuthenticator()];
  const x5c = new Map([["x5c", [Buffer.from("no certificate")]]]);
  for (const fmt of ["packed", "tpm", "android-key", "fido-u2f", "apple"]) {
    const refused = await browser.add(user, authenticator, { wrong: { attestation: { fmt, statement: x5c } } });
    expect(refused.statusCode, fmt).toBe(401);
  }
});

test("a response counts once, also of ten at once, and for five minutes", async () => {
  const { browser, authenticator } = await withPasskey(user, false);
  const response = await browser.use(authenticator);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => browser.call("Passkey/FinishSignIn", response, undefined)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 401)]);
  const late = await browser.use(authenticator);
  now = new Date(now.getTime() + 5 * minute);
  expect((await browser.call("Passkey/FinishSignIn", late)).statusCode).toBe(401);
});

test("a challenge counts in the browser that asked for it, and for what it was asked", async () => {
  const { browser, authenticator } = await withPasskey();
  const elsewhere = passkeyBrowser(api.app);
  const response = await browser.use(authenticator);
  expect((await elsewhere.call("Passkey/FinishSignIn", response)).statusCode).toBe(401);
  await elsewhere.call("Passkey/StartSignIn", {});
  expect((await elsewhere.call("Passkey/FinishSignIn", response)).statusCode).toBe(401);
  // Nobody used it up by that.
  expect((await browser.call("Passkey/FinishSignIn", response)).statusCode).toBe(200);
  const registration = (await browser.call("Passkey/StartRegistration", { password: user.password }, user)).json();
  const misused = authenticator.get({ challenge: registration.challenge, rpId: registration.rp.id });
  expect((await browser.call("Passkey/FinishSignIn", misused)).statusCode).toBe(401);
});

test("two tabs of a browser have a challenge each", async () => {
  const { browser, authenticator } = await withPasskey();
  const [first, second] = [await browser.use(authenticator), await browser.use(authenticator)];
  expect((await browser.call("Passkey/FinishSignIn", second)).statusCode).toBe(200);
  // The first one's counter is behind by now, and its cookie is gone.
  expect((await browser.call("Passkey/FinishSignIn", first)).statusCode).toBe(401);
});

test("a registration is finished in the session that began it, once", async () => {
  const [browser, authenticator, other] = [passkeyBrowser(api.app), createAuthenticator(), await member()];
  const options = (await browser.call("Passkey/StartRegistration", { password: user.password }, user)).json();
  const response = authenticator.create(options);
  expect((await browser.call("Passkey/FinishRegistration", response, other)).statusCode).toBe(401);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => browser.call("Passkey/FinishRegistration", response, user)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401, 401]);
  expect((await passkeysOf(user)).length).toBe(1);
});

test("nobody registers a credential that somebody has already", async () => {
  const { authenticator } = await withPasskey();
  const other = await member();
  const browser = passkeyBrowser(api.app);
  const options = (await browser.call("Passkey/StartRegistration", {}, other)).json();
  const [stolen] = authenticator.credentials;
  // The thief's own key under the owner's id.
  const { id: rawId, ...response } = createAuthenticator().create(options, {});
  const made = Buffer.from(response.response.attestationObject, "base64url");
  const at = made.indexOf(Buffer.from(rawId, "base64url"));
  made.set(Buffer.from(stolen?.id ?? "", "base64url"), at);
  const forged = {
    ...response,
    id: stolen?.id,
    rawId: stolen?.id,
    response: { ...response.response, attestationObject: made.toString("base64url") },
  };
  const refused = await browser.call("Passkey/FinishRegistration", forged, other);
  expect([refused.statusCode, ...codesOf(refused)]).toEqual([409, "conflict", "passkey.taken"]);
});

test("a counter that does not rise shows a copy: refused, and told to the owner", async () => {
  const { signIn } = await withPasskey();
  expect((await signIn({ counter: 7 })).statusCode).toBe(200);
  for (const counter of [7, 3, 0]) expect((await signIn({ counter })).statusCode).toBe(401);
  expect(await eventsOf(user)).toContain("signInFailed");
  expect((await signIn({ counter: 8 })).statusCode).toBe(200);
});

test("of two uses of a counting authenticator at once with one count one signs in", async () => {
  const { browser, authenticator } = await withPasskey();
  const uses = [];
  for (let use = 0; use < 5; use += 1) uses.push(await browser.use(authenticator, { counter: 5 }));
  const cookie = browser.cookie();
  const answers = await Promise.all(
    uses.map((payload) =>
      api.app.inject({ method: "POST", url: "/api/Passkey/FinishSignIn", payload, headers: { cookie } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401, 401]);
});

test("a passkey that is removed while it signs in does either, and nothing hangs", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { browser, authenticator, id } = await withPasskey();
    const response = await browser.use(authenticator);
    const [signedIn, removed] = await Promise.all([
      browser.call("Passkey/FinishSignIn", response),
      browser.call("Passkey/RemovePasskey", { id, password: user.password }, user),
    ]);
    expect(removed.statusCode).toBe(204);
    expect([200, 401]).toContain(signedIn.statusCode);
    expect((await browser.call("Passkey/FinishSignIn", await browser.use(authenticator))).statusCode).toBe(401);
  }
});

test("a blocked account is not signed in", async () => {
  const { signIn } = await withPasskey();
  await api.database.pool.query("update users set blocked_at = now() where username = $1", [user.username]);
  expect((await signIn()).json().code).toBe("account.blocked");
});

test("adding and removing ask for password or passkey, unless the session has just begun", async () => {
  const { browser, authenticator, id } = await withPasskey();
  now = new Date(now.getTime() + 6 * minute);
  const start = async (proof: object) => await browser.call("Passkey/StartRegistration", proof, user);
  const remove = async (proof: object) => await browser.call("Passkey/RemovePasskey", { id, ...proof }, user);
  for (const ask of [start, remove]) {
    expect(codesOf(await ask({}))).toEqual(["invalid", "proof.required"]);
    expect(codesOf(await ask({ password: "Wrong7Password" }))).toEqual(["invalid", "password.wrong"]);
    const stranger = await withPasskey(await member());
    const strangersUse = await browser.use(stranger.authenticator);
    expect(codesOf(await ask({ passkey: strangersUse }))).toEqual(["passkey.wrong"]);
  }
  expect((await start({ password: user.password })).statusCode).toBe(200);
  expect((await start({ passkey: await browser.use(authenticator) })).statusCode).toBe(200);
  expect((await remove({ passkey: await browser.use(authenticator) })).statusCode).toBe(204);
});

test("an address that nobody has proved gets no passkey", async () => {
  const stranger = await signUp(api.app);
  const refused = await passkeyBrowser(api.app).add(stranger, createAuthenticator());
  expect([refused.statusCode, ...codesOf(refused)]).toEqual([409, "conflict", "mail.unverified"]);
});

test("ten passkeys an account, also of many that are added at once", async () => {
  const browser = passkeyBrowser(api.app);
  const responses = [];
  for (let each = 0; each < 13; each += 1) {
    const options = await browser.call("Passkey/StartRegistration", {}, user);
    responses.push(createAuthenticator().create(options.json()));
  }
  const answers = await Promise.all(
    responses.map((response) => browser.call("Passkey/FinishRegistration", response, user)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    ...Array.from({ length: 10 }, () => 200),
    ...[409, 409, 409],
  ]);
  expect(codesOf(await browser.call("Passkey/StartRegistration", {}, user))).toEqual(["conflict", "passkey.limit"]);
});

test("options ask for a verified person and a key that the authenticator keeps, and name no person", async () => {
  const { browser, authenticator } = await withPasskey();
  const options = (await browser.call("Passkey/StartRegistration", {}, user)).json();
  expect(options).toMatchObject({
    rp: { id: "localhost", name: "Dizi Okulu" },
    attestation: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: [{ id: authenticator.credentials[0]?.id, transports: ["internal"] }],
  });
  expect(Buffer.from(options.user.id, "base64url")).toHaveLength(32);
  const started = await api.app.inject({ method: "POST", url: "/api/Passkey/StartSignIn", payload: {} });
  expect(Object.keys(started.json()).sort()).toEqual(["challenge", "rpId", "timeout", "userVerification"]);
  expect(started.headers["set-cookie"]).toMatch(
    /^do_passkey=[\w-]{43}; Expires=.*; Path=\/api; HttpOnly; SameSite=Strict$/,
  );
});

test("a new challenge is made for every call, and those that nobody answers go away", async () => {
  const browser = passkeyBrowser(api.app);
  const first = (await browser.call("Passkey/StartSignIn", {})).json().challenge;
  expect((await browser.call("Passkey/StartSignIn", {})).json().challenge).not.toBe(first);
  await removeExpiredChallenges(api.database).run(new Date(now.getTime() + 5 * minute), new AbortController().signal);
  expect((await api.database.pool.query("select 1 from passkey_challenges")).rowCount).toBe(0);
});

test("responses that are no responses are refused", async () => {
  const { browser, authenticator } = await withPasskey();
  const right = await browser.use(authenticator);
  for (const payload of [
    {},
    { ...right, id: undefined },
    { ...right, type: "password" },
    { ...right, response: { ...right.response, signature: "ü" } },
    { ...right, response: { ...right.response, clientDataJSON: "A".repeat(5_000) } },
  ]) {
    expect((await browser.call("Passkey/FinishSignIn", payload)).statusCode).toBe(400);
  }
  for (const payload of [
    { ...right, rawId: "AAAA" },
    { ...right, response: { ...right.response, clientDataJSON: "AAAA" } },
    { ...right, response: { ...right.response, authenticatorData: "AAAA" } },
    { ...right, response: { ...right.response, signature: "AAAA" } },
  ]) {
    expect((await browser.call("Passkey/FinishSignIn", payload)).statusCode).toBe(401);
  }
});
