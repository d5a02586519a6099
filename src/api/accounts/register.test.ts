import { afterAll, beforeAll, expect, test } from "vitest";
import { buildRegistration, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { signedIn } from "../../contract/accounts/account.ts";

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const register = (overrides: Readonly<Record<string, unknown>>, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: "POST",
    url: "/api/Register/RegisterWithCredentials",
    payload: buildRegistration(overrides),
    headers,
  });

/** Field and code of every problem that the answer names. */
async function problemsOf(overrides: Readonly<Record<string, unknown>>, lang = "en") {
  const response = await register(overrides, { lang });
  const { errors = [] }: { errors?: { field: string; code: string; message: string }[] } = response.json();
  for (const { message } of errors) expect(message).not.toBe("");
  return { status: response.statusCode, errors: errors.map(({ field, code }) => [field, code]), all: errors };
}

test("who registers is signed in, with an account that is neither premium nor verified", async () => {
  const response = await register({ username: "Ayşe1", mail: "Ayse@Example.org", mailConsent: true }, { lang: "es" });
  expect(response.statusCode).toBe(200);
  expect(response.headers["cache-control"]).toBe("no-store");
  const { token, knownListId, ...account } = signedIn.parse(response.json());
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(knownListId).toBeGreaterThan(0);
  expect(account).toEqual({
    version: expect.stringMatching(/^[\w-]{16}$/),
    username: "Ayşe1",
    mail: "Ayse@Example.org",
    isMailVerified: false,
    role: "user",
    isPremium: false,
    premiumType: 0,
    premiumEndDate: null,
    timeZone: "Europe/Istanbul",
    mailConsent: true,
    newDeviceMail: true,
    premiumMail: true,
    needsPasskey: false,
    language: "es",
    hasPassword: true,
  });
});

test.each([
  ["ab", "username.short", "The username must contain at least 3 characters!"],
  ["", "username.short", "The username must contain at least 3 characters!"],
  ["a".repeat(31), "username.long", undefined],
  ["two words", "username.characters", undefined],
  ["semi;colon", "username.characters", undefined],
  ["<script>", "username.characters", undefined],
  ["under_score", "username.characters", undefined],
  ["somebody@example.org", "username.characters", undefined],
  ["аdmin", "username.characters", undefined],
])("the username %j is refused as %s", async (username, code, text) => {
  const { status, errors, all } = await problemsOf({ username });
  expect(status).toBe(400);
  expect(errors).toEqual([["username", code]]);
  if (text !== undefined) expect(all[0]?.message).toBe(text);
});

test.each(["Iğdır", "ñandú22", "ÖMER", "x1z", "İpek", "a".repeat(30)])("the username %j is good", async (username) => {
  expect((await register({ username })).statusCode).toBe(200);
});

test.each([
  ["IŞIK", "ışık"],
  ["Irmak", "ırmak"],
  ["İnci", "inci"],
  ["INCE", "ince"],
  ["Niña", "NIÑA"],
])("%s and %s are the same username", async (first, second) => {
  expect((await register({ username: `${first}77` })).statusCode).toBe(200);
  expect(await problemsOf({ username: `${second}77` })).toMatchObject({
    status: 409,
    errors: [["username", "username.taken"]],
  });
});

test("a mail address is one account's, however it is written, and both problems are told at once", async () => {
  const { username } = await signUp(api.app, { mail: "double@example.org" });
  expect(await problemsOf({ mail: " DOUBLE@example.ORG " })).toMatchObject({
    status: 409,
    errors: [["mail", "mail.taken"]],
  });
  expect((await problemsOf({ username, mail: "double@example.org" })).errors).toEqual([
    ["username", "username.taken"],
    ["mail", "mail.taken"],
  ]);
});

test.each(["short1A", "no-upper-case-1", "NO-LOWER-CASE-1", "No-digit-here"])(
  "the password %j breaks the rule",
  async (password) => {
    expect(await problemsOf({ password })).toMatchObject({ status: 400, errors: [["password", "password.rule"]] });
  },
);

test.each(["Şemsiye7İnci", "Ñandú-9-verde", `Aa1${"🂡".repeat(125)}`])("the password %j is good", async (password) => {
  const { username } = await signUp(api.app, { password });
  const payload = { usernameOrMail: username, password };
  const login = await api.app.inject({ method: "POST", url: "/api/Login/LoginWithCredentials", payload });
  expect(login.statusCode).toBe(200);
});

test("a password may have 128 characters, and none of the most used ones is taken", async () => {
  expect((await problemsOf({ password: `Aa1${"x".repeat(126)}` })).errors).toEqual([["password", "password.long"]]);
  for (const password of ["Password1", "Qwerty123", "Galatasaray1905"]) {
    expect((await problemsOf({ password })).errors).toEqual([["password", "password.common"]]);
  }
});

test.each([
  ["en", "Password confirmation is incorrect", "You must accept the terms of use!"],
  ["tr", "Şifre tekrarı hatalı", "Kullanım koşullarını kabul etmelisiniz."],
  ["es", "La confirmación de la contraseña no es correcta", "Debes aceptar las condiciones de uso."],
])("in %s, the repeated password and the terms are refused by their texts", async (lang, repeat, terms) => {
  const { all } = await problemsOf({ passwordRepeat: "Another7One", acceptTerms: false }, lang);
  expect(all).toEqual([
    { field: "acceptTerms", code: "terms.required", message: terms },
    { field: "passwordRepeat", code: "password.repeat", message: repeat },
  ]);
});

test("a form that is empty is refused in each of its fields", async () => {
  const response = await api.app.inject({ method: "POST", url: "/api/Register/RegisterWithCredentials", payload: {} });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors.map(({ field }: { field: string }) => field)).toEqual([
    "username",
    "mail",
    "password",
    "passwordRepeat",
    "acceptTerms",
  ]);
});

test.each(["nobody", "a@b", "two@at@example.org", `${"x".repeat(250)}@example.org`])(
  "%s is no mail address",
  async (mail) => {
    expect((await problemsOf({ mail })).errors).toEqual([["mail", "mail.invalid"]]);
  },
);

test("a time zone is known by its name and kept in its usual spelling", async () => {
  expect((await signUp(api.app, { timeZone: "america/bogota" })).timeZone).toBe("America/Bogota");
  for (const timeZone of ["Mars/Olympus", "+03:00", "", "../etc"]) {
    expect((await problemsOf({ timeZone })).errors).toEqual([["timeZone", "timeZone.invalid"]]);
  }
});

test("nobody can give themselves a role, premium or points", async () => {
  const gifts = { role: "admin", isPremium: true, premiumType: 3, points: 1000, id: 1, isMailVerified: true };
  for (const [field, value] of Object.entries(gifts)) {
    expect(await problemsOf({ [field]: value })).toMatchObject({ status: 400, errors: [[field, "unknown"]] });
  }
});

test("of 20 that register one name at once, one has it", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => register({ username: "Contested" })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
});
