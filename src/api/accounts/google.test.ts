import type { LightMyRequestResponse } from "fastify";
import type { JWTPayload } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type OpenIdProvider, startOpenIdProvider } from "../../../tests/factories/openid-provider.ts";
import { signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { createGoogleProvider } from "../../providers/identity/google-provider.ts";
import { createSealer } from "../../providers/identity/sealer.ts";
import type { Google } from "../../services/services.ts";
import { users } from "../../storage/accounts/schema.ts";
import { eq } from "../../storage/drizzle.ts";

const publicUrl = "https://diziokulu.example";
const redirectUri = `${publicUrl}/api/Login/GoogleCallback`;
const sukran = { sub: "1087", email: "Sukran@example.org", email_verified: true };
const unverified = { sub: "2087", email: "other@example.org", email_verified: false };

let openId: OpenIdProvider;
let api: TestApp;
let later: number;

beforeAll(async () => {
  openId = await startOpenIdProvider([sukran, unverified], redirectUri);
  api = await createTestApp({
    services: { google: googleOf(openId), now: () => new Date(Date.now() + later) },
    publicUrl,
  });
});

afterAll(async () => {
  await api.close();
  await openId.stop();
});

beforeEach(async () => {
  later = 0;
  await api.database.db.delete(users);
});

afterEach(() => openId.setAway(false));

function googleOf({ issuer, clientId, clientSecret }: OpenIdProvider): Google {
  return {
    provider: createGoogleProvider({
      issuer,
      clientId,
      clientSecret,
      redirectUri,
      androidClientId: "android-client.example",
      iosClientId: "ios-client.example",
    }),
    sealer: createSealer(clientSecret, "test"),
    authPath: (locale) => (locale === "tr" ? "/auth" : `/${locale}/auth`),
  };
}

/** What a browser has after an answer: where it goes, and its cookie for the next request. */
function landing(response: LightMyRequestResponse) {
  const [set] = response.cookies;
  const location = new URL(String(response.headers.location), publicUrl);
  const told = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  return {
    path: location.pathname,
    told,
    url: location.href,
    cookie: set === undefined ? "" : `${set.name}=${set.value}`,
  };
}

async function start(returnTo?: string) {
  const query = new URLSearchParams(returnTo === undefined ? {} : { returnTo });
  const response = await api.app.inject({ url: `/api/Login/StartGoogle?${query}` });
  expect(response.statusCode).toBe(302);
  return landing(response);
}

async function comeBack(url: string, cookie: string) {
  const { pathname, search } = new URL(url);
  return await api.app.inject({ url: `${pathname}${search}`, headers: { cookie } });
}

/** The whole way through Google's pages; what the sign-in page is told, and the browser's cookie. */
async function throughGoogle(sub = sukran.sub, returnTo?: string) {
  const { url, cookie } = await start(returnTo);
  return landing(await comeBack(await openId.signIn(url, sub), cookie));
}

function confirm(token = "", cookie = "", lang = "en") {
  return api.app.inject({ url: "/api/Login/ConfirmGoogleAuth", query: { token }, headers: { cookie, lang } });
}

function register(token: string, cookie: string, changes: Readonly<Record<string, unknown>> = {}) {
  const payload = { token, tokenType: "google", clientType: "web", username: "Sukran", mailConsent: true, ...changes };
  const headers = { cookie, lang: "es" };
  return api.app.inject({ method: "POST", url: "/api/Register/RegisterWithThirdPartyToken", payload, headers });
}

function confirmPhone(changes: JWTPayload = {}) {
  return openId.sign({ aud: "android-client.example", ...changes }).then((token) => confirm(token));
}

async function verifyMail(mail: string): Promise<void> {
  await api.database.db.update(users).set({ isMailVerified: true }).where(eq(users.mail, mail));
}

describe("in a browser", () => {
  test("somebody unknown is told so, registers with the same sign-in, and is known from then on", async () => {
    const { told, cookie } = await throughGoogle();
    const unknown = await confirm(told.token, cookie);
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({
      code: "google.unknown_mail",
      detail: "No account was found for this e-mail address. Please sign up with Google first.",
    });

    const registered = await register(told.token ?? "", cookie);
    expect(registered.json()).toMatchObject({
      username: "Sukran",
      mail: sukran.email,
      isMailVerified: true,
      hasPassword: false,
      mailConsent: true,
      language: "es",
      role: "user",
      isPremium: false,
    });
    const again = await throughGoogle();
    const signedIn = await confirm(again.told.token, again.cookie);
    expect(signedIn.statusCode).toBe(200);
    expect(signedIn.json()).toMatchObject({ username: "Sukran", token: expect.stringMatching(/^[\w-]{43}$/) });
    const authorization = `Bearer ${signedIn.json().token}`;
    const profile = await api.app.inject({ url: "/api/User/GetProfile", headers: { authorization } });
    expect(profile.json()).toMatchObject({ username: "Sukran" });
  });

  test("the sign-in page of the right language is reached, with the page to go on with", async () => {
    expect(await throughGoogle(sukran.sub, "/en/account?tab=1")).toMatchObject({
      path: "/en/auth",
      told: { token: expect.any(String), returnTo: "/en/account?tab=1" },
    });
    expect(await throughGoogle(sukran.sub, "/es/quiz")).toMatchObject({ path: "/es/auth" });
    const plain = await throughGoogle();
    expect(plain.path).toBe("/auth");
    expect(plain.told).not.toHaveProperty("returnTo");
  });

  test.each(["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", "/\tx"])(
    "%j is no page to go on with",
    async (returnTo) => {
      expect((await throughGoogle(sukran.sub, returnTo)).told).not.toHaveProperty("returnTo");
    },
  );

  test("the cookie is for the API alone, out of scripts' reach, for ten minutes, and readable by us alone", async () => {
    const response = await api.app.inject({ url: "/api/Login/StartGoogle" });
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: "do_google", path: "/api", httpOnly: true, sameSite: "Lax", secure: true }),
    ]);
    const expires = response.cookies[0]?.expires?.getTime() ?? 0;
    expect((expires - Date.now()) / 60_000).toBeCloseTo(10, 0);
    expect(response.headers["cache-control"]).toBe("no-store");
    const state = new URL(String(response.headers.location)).searchParams.get("state") ?? "none";
    expect(response.cookies[0]?.value).not.toContain(state);
  });

  test("who cancels at Google is told so", async () => {
    const { url, cookie } = await start("/en/account");
    const back = landing(await comeBack(await openId.cancel(url), cookie));
    expect(back).toMatchObject({ path: "/en/auth", told: { error: "google.cancelled", returnTo: "/en/account" } });
    expect(back.cookie).toBe("do_google=");
  });

  test("a callback is of use once, in the browser that began, and in time", async () => {
    const { url, cookie } = await start();
    const callback = await openId.signIn(url, sukran.sub);
    expect(landing(await comeBack(callback, "")).told).toEqual({ error: "google.expired" });
    const other = await start();
    expect(landing(await comeBack(callback, other.cookie)).told).toEqual({ error: "google.expired" });
    later = 11 * 60_000;
    expect(landing(await comeBack(callback, cookie)).told).toEqual({ error: "google.expired" });
    later = 0;
    const done = landing(await comeBack(callback, cookie));
    expect(done.told).toHaveProperty("token");
    expect(landing(await comeBack(callback, done.cookie)).told).toEqual({ error: "google.expired" });
    expect(landing(await comeBack(callback, cookie)).told).toEqual({ error: "google.failed" });
  });

  test("a callback that nobody began leads to the sign-in page", async () => {
    for (const query of ["", "?code=x", "?code=x&state=y", "?error=access_denied", "?code=1&code=2&state=&x[]=1"]) {
      const response = await api.app.inject({ url: `/api/Login/GoogleCallback${query}` });
      expect(landing(response)).toMatchObject({ path: "/auth", told: { error: "google.expired" } });
    }
  });

  test("a token is worth nothing in another browser, nor when the sign-in is done", async () => {
    const { told, cookie } = await throughGoogle();
    const stranger = await throughGoogle();
    for (const wrong of ["", stranger.cookie, "do_google=x"]) {
      const response = await confirm(told.token, wrong);
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toMatchObject([{ field: "token", code: "google.invalid" }]);
      expect((await register(told.token ?? "", wrong)).statusCode).toBe(400);
    }
    const registered = await register(told.token ?? "", cookie);
    expect(registered.cookies).toEqual([expect.objectContaining({ name: "do_google", value: "", path: "/api" })]);
  });
});

describe("on a phone", () => {
  test("a token is of use once, with a kept cookie and at the same time too", async () => {
    await register(await openId.sign({ aud: "ios-client.example" }), "", { clientType: "ios" });
    const { told, cookie } = await throughGoogle();
    const answers = await Promise.all([1, 2, 3].map(() => confirm(told.token, cookie)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  });

  test("a token for the phone's program registers and signs in without a browser", async () => {
    const token = await openId.sign({ aud: "ios-client.example" });
    expect((await register(token, "", { clientType: "ios" })).statusCode).toBe(200);
    expect((await confirm(token)).json()).toMatchObject({ username: "Sukran" });
  });

  test("a token is registered under the kind of program that it is for", async () => {
    const token = await openId.sign({ aud: "ios-client.example" });
    const response = await register(token, "", { clientType: "web" });
    expect(response.json().errors).toMatchObject([{ field: "clientType", code: "google.client" }]);
  });

  const now = Math.floor(Date.now() / 1_000);
  test.each<[string, JWTPayload]>([
    ["for another program", { aud: "somebody-else.example" }],
    ["of another issuer", { iss: "https://evil.example" }],
    ["that has run out", { iat: now - 7_200, exp: now - 3_600 }],
  ])("a token %s is refused", async (_what, changes) => {
    const response = await confirmPhone(changes);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field: "token", code: "google.invalid" }]);
  });
});

describe("an account with a password", () => {
  test("whose address is verified is tied to the Google account, and keeps its password", async () => {
    const user = await signUp(api.app, { username: "Owner", mail: "sukran@EXAMPLE.org" });
    await verifyMail("sukran@EXAMPLE.org");
    expect((await confirmPhone()).json()).toMatchObject({ username: "Owner", hasPassword: true });
    const payload = { usernameOrMail: "Owner", password: user.password };
    const login = await api.app.inject({ method: "POST", url: "/api/Login/LoginWithCredentials", payload });
    expect(login.statusCode).toBe(200);
    // From now on the Google account counts, whatever its address is.
    expect((await confirmPhone({ email: "new@example.org", email_verified: false })).json()).toMatchObject({
      username: "Owner",
    });
  });

  test("whose address is not verified is not opened by Google", async () => {
    await signUp(api.app, { username: "Squatter", mail: "sukran@example.org" });
    const response = await confirmPhone();
    expect(response.statusCode).toBe(409);
    expect(response.json().errors).toMatchObject([{ field: "token", code: "google.account_unverified" }]);
    const token = await openId.sign({ aud: "android-client.example" });
    const registered = await register(token, "", { clientType: "android" });
    expect(registered.json().errors).toMatchObject([{ field: "mail", code: "mail.taken" }]);
  });

  test("is not opened by a Google account whose address is not verified there", async () => {
    await signUp(api.app, { username: "Owner", mail: "sukran@example.org" });
    await verifyMail("sukran@example.org");
    const response = await confirmPhone({ email_verified: false });
    expect(response.json().errors).toMatchObject([{ field: "token", code: "google.mail_unverified" }]);
  });

  test("that is tied to one Google account is not opened by another with its address", async () => {
    await signUp(api.app, { username: "Owner", mail: "sukran@example.org" });
    await verifyMail("sukran@example.org");
    await confirmPhone();
    const response = await confirmPhone({ sub: "another" });
    expect(response.statusCode).toBe(409);
    expect(response.json().errors).toMatchObject([{ field: "token", code: "google.other_account" }]);
  });
});

describe("registering", () => {
  test("needs an address that Google has verified", async () => {
    const { told, cookie } = await throughGoogle(unverified.sub);
    const response = await register(told.token ?? "", cookie);
    expect(response.statusCode).toBe(409);
    expect(response.json().errors).toMatchObject([{ field: "token", code: "google.mail_unverified" }]);
  });

  test("needs a free username of the usual kind, and can be tried again with the same sign-in", async () => {
    await signUp(api.app, { username: "Sukran" });
    const { told, cookie } = await throughGoogle();
    const token = told.token ?? "";
    expect((await register(token, cookie)).json().errors).toMatchObject([
      { field: "username", code: "username.taken" },
    ]);
    expect((await register(token, cookie, { username: "a b" })).json().errors).toMatchObject([
      { field: "username", code: "username.characters" },
    ]);
    expect((await register(token, cookie, { username: "Sukran2" })).statusCode).toBe(200);
  });

  test("a second time with the same Google account is refused, also under another address", async () => {
    const token = await openId.sign({ aud: "ios-client.example" });
    await register(token, "", { clientType: "ios" });
    const moved = await openId.sign({ aud: "ios-client.example", email: "moved@example.org" });
    const response = await register(moved, "", { clientType: "ios", username: "Second" });
    expect(response.json().errors).toMatchObject([{ field: "token", code: "google.taken" }]);
  });

  test("takes no field that is not asked for", async () => {
    const token = await openId.sign({ aud: "ios-client.example" });
    for (const extra of [{ role: "admin" }, { isPremium: true }, { mail: "x@example.org" }]) {
      expect((await register(token, "", { clientType: "ios", ...extra })).statusCode).toBe(400);
    }
  });
});

describe("an account without a password is deleted", () => {
  async function remove(googleToken: string, bearer: string, cookie = "") {
    const headers = { authorization: `Bearer ${bearer}`, cookie };
    return await api.app.inject({ method: "POST", url: "/api/User/DeleteAccount", payload: { googleToken }, headers });
  }

  test("by a token of its own Google account, in a browser by a sign-in of that browser", async () => {
    const first = await throughGoogle();
    const { token: bearer } = (await register(first.told.token ?? "", first.cookie)).json();
    const other = await openId.sign({ aud: "ios-client.example", sub: "another" });
    for (const wrong of [other, first.told.token ?? "", "x"]) {
      const response = await remove(wrong, bearer);
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toMatchObject([{ field: "googleToken", code: "google.invalid" }]);
    }
    const again = await throughGoogle();
    expect((await remove(again.told.token ?? "", bearer, again.cookie)).statusCode).toBe(204);
    const unknown = await throughGoogle();
    expect((await confirm(unknown.told.token, unknown.cookie)).statusCode).toBe(404);
  });
});

test("while Google is away a browser is led back and told, and programs are answered 503", async () => {
  const fresh = await createTestApp({ services: { google: googleOf(openId) }, publicUrl });
  openId.setAway(true);
  const started = await fresh.app.inject({ url: "/api/Login/StartGoogle", query: { returnTo: "/en/account" } });
  expect(landing(started)).toMatchObject({
    path: "/en/auth",
    told: { error: "google.unavailable", returnTo: "/en/account" },
  });
  const confirmed = await fresh.app.inject({ url: "/api/Login/ConfirmGoogleAuth", query: { token: "a.b.c" } });
  expect(confirmed.statusCode).toBe(503);
  await fresh.close();
});

test("where it is not set up there is nothing", async () => {
  const without = await createTestApp();
  const urls = ["StartGoogle", "GoogleCallback?code=x", "ConfirmGoogleAuth?token=x"].map(
    (path) => `/api/Login/${path}`,
  );
  for (const url of urls) {
    const response = await without.app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: "not_found" });
  }
  await without.close();
});

test("no log holds a token, a code or a secret, whatever fails", async () => {
  const lines: string[] = [];
  let clock = () => new Date();
  const logged = await createTestApp({
    services: { google: googleOf(openId), now: () => clock() },
    publicUrl,
    logLevel: "debug",
    logStream: { write: (line) => lines.push(line) },
  });
  const get = (url: string, cookie = "") => logged.app.inject({ url, headers: { cookie } });
  const begun = landing(await get("/api/Login/StartGoogle"));
  const callback = new URL(await openId.signIn(begun.url, sukran.sub));
  const back = landing(await get(`${callback.pathname}${callback.search}`, begun.cookie));
  const token = back.told.token ?? "";
  const confirmUrl = `/api/Login/ConfirmGoogleAuth?token=${token}`;
  await get(`${callback.pathname}${callback.search}`, begun.cookie);
  await get(confirmUrl);
  await get(`${confirmUrl}x`, back.cookie);
  await get(`/api/Login/Nowhere?token=${token}`);
  clock = () => expect.unreachable("a broken clock");
  expect((await get(confirmUrl, back.cookie)).statusCode).toBeGreaterThanOrEqual(500);
  logged.app.log.error({ req: { raw: { method: "GET", url: confirmUrl } } }, "as a fault of ours would");
  const log = lines.join("");
  expect(log).toContain("Google sign-in refused: invalid_grant");
  expect(log).toContain("a broken clock");
  expect(log).toContain('"path":"/api/Login/ConfirmGoogleAuth"');
  const { code, state } = Object.fromEntries(callback.searchParams);
  for (const secret of [token, token.split(".")[1], code, state, begun.cookie, back.cookie]) {
    expect(secret?.length).toBeGreaterThan(20);
    expect(log).not.toContain(secret);
  }
  await logged.close();
});
