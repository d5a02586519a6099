import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import type { GoogleProvider } from "../../providers/identity/google-provider.ts";
import { createSealer } from "../../providers/identity/sealer.ts";
import { isDatabaseUnavailable, isStatementTimeout } from "../../storage/is-database-unavailable.ts";
import { reasonOf } from "../../storage/reason-of.ts";

const secret = "a-token-that-nobody-must-read";

let api: TestApp;
let lines: Record<string, unknown>[];
let text: string;
let outages = 0;
let verify: GoogleProvider["verify"];

beforeAll(async () => {
  const provider: GoogleProvider = {
    signInUrl: async () => "https://google.example/",
    redeem: async () => secret,
    verify: (token, now) => verify(token, now),
  };
  api = await createTestApp({
    storageFaults: {
      isUnavailable: isDatabaseUnavailable,
      isTimeout: isStatementTimeout,
      reasonOf,
      noteOutage: () => {
        outages += 1;
      },
    },
    logLevel: "trace",
    logStream: {
      write(line) {
        text += line;
        const parsed = JSON.parse(line);
        // The lines of answers have no faults to tell.
        if (parsed.msg !== "answered") lines.push(parsed);
      },
    },
    services: { google: { provider, sealer: createSealer("x", "test"), authPath: () => "/auth" } },
  });
});
beforeEach(() => {
  lines = [];
  outages = 0;
  text = "";
});
afterAll(() => api.close());

const post = (url: string, payload: object, headers: object = {}) =>
  api.app.inject({ method: "POST", url: `/api/${url}`, headers: { ...headers }, payload });

const confirm = (query: Record<string, string> = { token: secret }) =>
  api.app.inject({ url: "/api/Login/ConfirmGoogleAuth", query });

const identity = { sub: "1", mail: "nobody@example.org", isMailVerified: true, clientType: "android" } as const;

test.each<[string, number, GoogleProvider["verify"]]>([
  ["a token of nobody's account", 404, async () => ({ ...identity, nonce: undefined, issuedAt: new Date() })],
  ["an error", 500, () => Promise.reject(new TypeError("something is undefined"))],
  ["a statement that took too long", 503, () => Promise.reject(Object.assign(new Error("timeout"), { code: "57014" }))],
  ["a database that is away", 503, () => Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" }))],
])("a token of Google's is in no line of the log: %s", async (_name, status, answer) => {
  verify = answer;
  expect((await confirm()).statusCode).toBe(status);
  expect(lines.length + outages).toBe(status === 404 ? 0 : 1);
  expect(text).not.toContain(secret);
});

test("nor where the address is wrong, too long, or of no call", async () => {
  await confirm({ token: secret, unknown: secret });
  await confirm({ token: secret.repeat(400) });
  await api.app.inject({ url: `/api/Login/ConfirmGoogleAut?token=${secret}` });
  await api.app.inject({ url: `/api/Login/ConfirmGoogleAuth?token=${secret}%E0%A4%A` });
  await api.app.inject({ method: "POST", url: `/api/Login/ConfirmGoogleAuth?token=${secret}`, payload: "{" });
  expect(text).not.toContain(secret);
});

test("refusals of access are logged by code, call and person, with nothing of what was sent", async () => {
  const [user, admin] = [await signUp(api.app), await signUpOperator(api, "admin", false)];
  await post("Admin/StartSecondFactor", {}, admin.headers);
  lines = [];
  outages = 0;
  text = "";
  await api.app.inject({ url: "/api/Admin/GetOverview", headers: user.headers });
  await api.app.inject({ url: "/api/Admin/GetOverview", headers: admin.headers });
  await post("User/ChangeMail", { mail: "other@example.org", password: "Wrong7Password" }, user.headers);
  await api.database.pool.query("update users set blocked_at = now() where username = $1", [user.username]);
  await post("Login/LoginWithCredentials", { usernameOrMail: user.username, password: user.password });
  const { rows } = await api.database.pool.query("select id from users where username = $1", [user.username]);
  expect(lines.map(({ msg, code, call, userId }) => [msg, code, call, userId])).toEqual([
    ["access refused", "forbidden", "/api/Admin/GetOverview", rows[0].id],
    ["access refused", "second_factor.required", "/api/Admin/GetOverview", admin.id],
    ["access refused", "password.wrong", "/api/User/ChangeMail", rows[0].id],
    ["access refused", "account.blocked", "/api/Login/LoginWithCredentials", null],
  ]);
  for (const hidden of ["Wrong7Password", user.password, user.token, admin.token, "other@example.org"]) {
    expect(text).not.toContain(hidden);
  }
});

test("a wrong code of the second factor is logged, without the code", async () => {
  const admin = await signUpOperator(api, "admin");
  const { rows } = await api.database.pool.query("select id from users where username = $1", [admin.username]);
  await api.database.pool.query(
    `insert into second_factors (user_id, secret, created_at, confirmed_at, last_step, recovery_hashes)
    values ($1, $2, now(), now(), 0, '{}')`,
    [rows[0].id, api.services.secretBox.seal("JBSWY3DPEHPK3PXP", `user:${rows[0].id}`)],
  );
  lines = [];
  outages = 0;
  text = "";
  const answer = await post("Admin/EnterSecondFactor", { code: "7654321-wrong" }, admin.headers);
  expect(answer.statusCode).toBe(400);
  expect(lines).toMatchObject([
    { code: "second_factor.wrong", call: "/api/Admin/EnterSecondFactor", userId: rows[0].id },
  ]);
  expect(text).not.toContain("7654321");
});
