import { afterEach, expect, test } from "vitest";
import { buildRegistration, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { createPasswordHasher } from "../../providers/passwords/password-hasher.ts";
import { createPasswords } from "../../services/accounts/passwords.ts";

let api: TestApp;
let time = new Date("2026-03-01T12:00:00Z");

const hour = 60 * 60 * 1000;

afterEach(() => api.close());

const logIn = (usernameOrMail: string, password: string, remoteAddress: string, agent = "Browser") =>
  api.app.inject({
    method: "POST",
    url: "/api/Login/LoginWithCredentials",
    payload: { usernameOrMail, password },
    headers: { "user-agent": agent },
    remoteAddress,
  });

test("an address may make ten credential calls a minute, of whatever kind; other addresses and calls are free", async () => {
  api = await createTestApp({ credentialLimitPerMinute: 10 });
  for (let call = 0; call < 5; call += 1) expect((await logIn("Nobody", "x", "192.0.2.1")).statusCode).toBe(401);
  const reset = (mail: string) =>
    api.app.inject({
      method: "POST",
      url: "/api/User/RequestPasswordReset",
      payload: { mail },
      remoteAddress: "192.0.2.1",
    });
  for (let call = 0; call < 5; call += 1) expect((await reset("nobody@example.org")).statusCode).toBe(202);

  const refused = await logIn("Nobody", "x", "192.0.2.1");
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe("too_many_requests");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await logIn("Nobody", "x", "192.0.2.2")).statusCode).toBe(401);
  const version = await api.app.inject({ url: "/api/Home/GetContentVersion", remoteAddress: "192.0.2.1" });
  expect(version.statusCode).toBe(200);
});

test("an account takes 25 guesses an hour, from whatever addresses, and a known device still gets in", async () => {
  api = await createTestApp({ services: { now: () => time } });
  const home = { remoteAddress: "198.51.100.7", headers: { "user-agent": "Browser" } };
  const user = await signUp(api.app, {}, home);
  for (let guess = 0; guess < 25; guess += 1) {
    expect((await logIn(user.username, `Guess${guess}`, `192.0.2.${guess}`)).statusCode).toBe(401);
  }
  const refused = await logIn(user.username.toUpperCase(), user.password, "203.0.113.1");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBe(3600);
  expect((await logIn(user.username, user.password, home.remoteAddress)).statusCode).toBe(200);
  expect((await logIn(user.username, user.password, home.remoteAddress, "Another")).statusCode).toBe(429);

  time = new Date(time.getTime() + hour);
  expect((await logIn(user.username, user.password, "203.0.113.1")).statusCode).toBe(200);
});

test("a known device has 25 guesses an hour too", async () => {
  api = await createTestApp({ services: { now: () => time } });
  const user = await signUp(api.app, {}, { remoteAddress: "198.51.100.7", headers: { "user-agent": "Browser" } });
  const guess = () => logIn(user.username, "Guess", "198.51.100.7");
  for (let count = 0; count < 25; count += 1) expect((await guess()).statusCode).toBe(401);
  expect((await guess()).statusCode).toBe(429);
});

test("a name that nobody has is counted like one that somebody has", async () => {
  api = await createTestApp({ services: { now: () => time } });
  const [user, other] = [await signUp(api.app), await signUp(api.app)];
  for (const name of [user.username, "Nobody77", other.mail, "nobody@example.org"]) {
    const statuses: number[] = [];
    for (let guess = 0; guess < 27; guess += 1) statuses.push((await logIn(name, "x", "192.0.2.1")).statusCode);
    expect(statuses).toEqual([...Array(25).fill(401), 429, 429]);
  }
});

test("guesses by name and by mail address are guesses at one account", async () => {
  api = await createTestApp({ services: { now: () => time } });
  const user = await signUp(api.app);
  const statuses: number[] = [];
  for (let guess = 0; guess < 30; guess += 1) {
    statuses.push((await logIn(guess % 2 === 0 ? user.username : user.mail, "x", "192.0.2.1")).statusCode);
  }
  expect(statuses).toEqual([...Array(25).fill(401), ...Array(5).fill(429)]);
});

test("guesses that come at the same time are counted too", async () => {
  api = await createTestApp({ services: { now: () => time } });
  const user = await signUp(api.app);
  const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(user.username, "x", "192.0.2.1")));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(25);
});

test("who is signed in has 25 guesses at the password, and a right one clears the count", async () => {
  api = await createTestApp({ services: { now: () => time } });
  const { headers, password } = await signUp(api.app);
  const leave = (guess: string) =>
    api.app.inject({
      method: "POST",
      url: "/api/User/ChangeMail",
      headers,
      payload: { mail: "n@e.org", password: guess },
    });
  for (let guess = 0; guess < 24; guess += 1) expect((await leave("x")).statusCode).toBe(400);
  expect((await leave(password)).statusCode).toBe(202);
  for (let guess = 0; guess < 25; guess += 1) expect((await leave("x")).statusCode).toBe(400);
  expect((await leave(password)).statusCode).toBe(429);
});

test("a flood of sign-ins is refused after a while with 503 and told when to come back; nothing else suffers", async () => {
  // At its own cost: what waits for a hash is what is refused.
  api = await createTestApp({ services: { passwords: await createPasswords(createPasswordHasher()) } });
  const flood = Promise.all(Array.from({ length: 150 }, (_, index) => logIn(`Nobody${index}`, "x", "192.0.2.1")));
  expect((await api.app.inject({ url: "/api/Home/GetContentVersion" })).statusCode).toBe(200);
  const answers = await flood;
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(150 - refused.length);
  for (const answer of refused) {
    expect(answer.json().code).toBe("unavailable");
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  }
  const payload = buildRegistration();
  const after = await api.app.inject({ method: "POST", url: "/api/Register/RegisterWithCredentials", payload });
  expect(after.statusCode).toBe(200);
});

test("behind a proxy a client cannot choose the address that is counted", async () => {
  api = await createTestApp({ credentialLimitPerMinute: 10, trustProxy: 1 });
  const statuses: number[] = [];
  for (let call = 0; call < 12; call += 1) {
    const response = await api.app.inject({
      method: "POST",
      url: "/api/Login/LoginWithCredentials",
      payload: { usernameOrMail: "Nobody", password: "x" },
      // The proxy appends the address that it saw to what the client wrote.
      headers: { "x-forwarded-for": `192.0.2.${call}, 203.0.113.9` },
      remoteAddress: "10.0.0.1",
    });
    statuses.push(response.statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});
