import { afterAll, beforeAll, expect, test } from "vitest";
import { type DocumentedCall, documentedCalls, type Filling } from "../../tests/factories/openapi-calls.ts";
import { type SignedInUser, signUp } from "../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../tests/factories/test-app.ts";

let api: TestApp;
let calls: DocumentedCall[];
let victim: SignedInUser;

beforeAll(async () => {
  api = await createTestApp();
  calls = await documentedCalls(api.app);
  victim = await signUp(api.app, { username: "Victim77", password: "Lighthouse4Victim" });
});
afterAll(() => api.close());

/** What somebody sends who knows everything about the victim but the token and the password. */
function fillingFor(attacker?: SignedInUser): Filling {
  const texts: Readonly<Record<string, string>> = {
    mail: victim.mail,
    username: victim.username,
    usernameOrMail: victim.username,
    code: "A".repeat(43),
    timeZone: "Europe/Madrid",
  };
  return {
    number: victim.knownListId,
    text: (field) => texts[field] ?? (/password/i.test(field) ? (attacker?.password ?? "Wrong7Password") : "x"),
  };
}

async function send({ method, request }: DocumentedCall, filling: Filling, headers: Record<string, string> = {}) {
  const { url, payload } = request(filling);
  return await api.app.inject({
    method,
    url,
    headers,
    ...(payload === undefined ? {} : { payload: payload as object }),
  });
}

const isOfConsole = (path: string) => path.startsWith("/api/Admin/");

async function victimsData() {
  // An export, and a guess at the password, are events of their own.
  const { exportedAt, mails, mailedCodes, securityEvents, ...data } = (
    await api.app.inject({ url: "/api/User/ExportData", headers: victim.headers })
  ).json();
  return data;
}

test("calls that need a token refuse everyone without one, whatever they send", async () => {
  const guarded = calls.filter(({ needsToken }) => needsToken);
  expect(guarded.map(({ name }) => name)).toContain("ExportData");
  for (const call of guarded) {
    for (const token of [undefined, "x", "A".repeat(43)]) {
      const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
      for (const answer of [
        await send(call, fillingFor(), headers),
        await api.app.inject({ method: call.method, url: call.path.replaceAll(/[{}]/g, ""), headers }),
      ]) {
        expect(answer.statusCode, call.name).toBe(401);
        expect(answer.json().code).toBe("unauthorized");
      }
    }
  }
});

test("calls under User, Score, Quiz, Poll, CreditCardPayment and Premium need a token, but for those by a mailed code", async () => {
  const open = calls.filter(
    ({ path, needsToken }) => /^\/api\/(User|Score|Quiz|Poll|Premium)\//.test(path) && !needsToken,
  );
  expect(open.map(({ name }) => name).sort()).toEqual(
    [
      "ActivateMail",
      "CancelMailChange",
      "CheckPasswordReset",
      "ConfirmMailChange",
      "EndNotices",
      "EndNoticesByMail",
      "GetLeaderboard",
      "OpenPrize",
      "RequestPasswordReset",
      "ResetPassword",
    ].filter((name) => calls.some((call) => call.name === name)),
  );
});

test("nobody reads or changes another person's data, by whatever call and whatever ids", async () => {
  const before = await victimsData();
  for (const call of calls) {
    const attacker = await signUp(api.app);
    const answer = await send(call, fillingFor(attacker), attacker.headers);
    expect(answer.statusCode, call.name).toBeLessThan(500);
    expect(answer.body, call.name).not.toContain(victim.token);
    expect(answer.body, call.name).not.toContain(victim.mail);
  }
  expect(await victimsData()).toEqual(before);
});

test("no call takes a field that it does not know: a role, premium, points, an id", async () => {
  const gifts = { role: "admin", isPremium: true, premiumType: 3, points: 100_000, userId: victim.knownListId };
  // Those of the console are tested with an operator (console/access.test.ts).
  for (const call of calls.filter(({ hasBody, path }) => hasBody && !isOfConsole(path))) {
    const attacker = await signUp(api.app);
    const { url, payload } = call.request(fillingFor(attacker));
    for (const [field, value] of Object.entries(gifts)) {
      const body = { ...(payload as object), [field]: value };
      const answer = await api.app.inject({ method: "POST", url, headers: attacker.headers, payload: body });
      expect(answer.statusCode, `${call.name} ${field}`).toBe(400);
      const { errors } = answer.json<{ errors: { field: string; code: string }[] }>();
      expect(errors, `${call.name} ${field}`).toContainEqual(expect.objectContaining({ field, code: "unknown" }));
    }
  }
});

test("a form of another site reaches nothing: its kinds of bodies are refused, and no answer may be read there", async () => {
  const bodies = {
    "application/x-www-form-urlencoded": "usernameOrMail=a&password=b",
    "multipart/form-data; boundary=x": "--x--",
    "text/plain": '{"usernameOrMail":"a","password":"b"}',
  };
  for (const { path, hasBody, name } of calls.filter(({ method }) => method === "POST")) {
    if (!hasBody || isOfConsole(path)) continue;
    for (const [type, payload] of Object.entries(bodies)) {
      const headers = { "content-type": type, origin: "https://elsewhere.example", ...victim.headers };
      const answer = await api.app.inject({ method: "POST", url: path, headers, payload });
      // They take subtitle files; without one a form makes nothing.
      const isUpload = ["GenerateList", "ReadEpisode", "Upload"].includes(name) && type.startsWith("multipart/");
      expect(answer.statusCode, `${name} ${type}`).toBe(isUpload ? 400 : 415);
      expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
    }
  }
  const preflight = await api.app.inject({
    method: "OPTIONS",
    url: "/api/Login/LoginWithCredentials",
    headers: { origin: "https://elsewhere.example", "access-control-request-method": "POST" },
  });
  expect(preflight.statusCode).toBe(404);
  expect(Object.keys(preflight.headers).filter((header) => header.startsWith("access-control"))).toEqual([]);
});
