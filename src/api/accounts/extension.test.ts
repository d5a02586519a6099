import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import type { Sessions } from "../../contract/accounts/security.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36";
const verifier = "a-verifier-that-the-extension-keeps-012345_";
const challenge = createHash("sha256").update(verifier).digest("base64url");

let api: TestApp;
let user: SignedInUser;
let time = new Date("2026-03-01T12:00:00Z");

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => time } });
});
beforeEach(async () => {
  user = await signUp(api.app);
});
afterAll(() => api.close());

const post = (call: string, payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: "POST", url: `/api/Login/${call}`, payload, headers });

async function grant(of = challenge): Promise<string> {
  const answer = await post("GrantExtension", { challenge: of }, user.headers);
  expect(answer.statusCode).toBe(200);
  return answer.json().code;
}

const redeem = (code: string, by = verifier) =>
  post("RedeemExtension", { code, verifier: by }, { "user-agent": chrome });

test("the example of RFC 7636: its verifier redeems its challenge", async () => {
  const code = await grant("E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
  expect((await redeem(code, "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")).statusCode).toBe(200);
});

test("a code signs the extension in once, as a session of its own that its person ends", async () => {
  const code = await grant();
  const signedIn = await redeem(code);
  expect(signedIn.json()).toMatchObject({ username: user.username });
  const headers = { authorization: `Bearer ${signedIn.json().token}` };
  expect((await redeem(code)).json().errors).toEqual([expect.objectContaining({ code: "code.used" })]);

  const sessions = await api.app.inject({ url: "/api/User/GetSessions", headers: user.headers });
  const own = sessions.json<Sessions>().find(({ isCurrent }) => !isCurrent);
  expect(own).toMatchObject({ browser: "Dizi Okulu · Chrome", system: "Windows" });
  const url = "/api/User/EndSession";
  await api.app.inject({ method: "POST", url, headers: user.headers, payload: { id: own?.id } });
  expect((await api.app.inject({ url: "/api/User/GetProfile", headers })).statusCode).toBe(401);
});

test("who has the code without the verifier gets nothing, and the extension still can", async () => {
  const code = await grant();
  const other = await redeem(code, "b-verifier-that-the-extension-keeps-012345_");
  expect(other.statusCode).toBe(400);
  expect(other.json().errors).toEqual([expect.objectContaining({ code: "code.unknown" })]);
  expect((await redeem(code)).statusCode).toBe(200);
});

test("a code is good for a minute, and a newer one ends it", async () => {
  const late = await grant();
  time = new Date(time.getTime() + 60_001);
  expect((await redeem(late)).json().errors).toEqual([expect.objectContaining({ code: "code.expired" })]);
  const former = await grant();
  const newer = await grant();
  expect((await redeem(former)).json().errors).toEqual([expect.objectContaining({ code: "code.unknown" })]);
  expect((await redeem(newer)).statusCode).toBe(200);
});

test("of ten that redeem a code at once one is signed in", async () => {
  const code = await grant();
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test("an account that was blocked meanwhile is not signed in", async () => {
  const code = await grant();
  await api.database.pool.query("update users set blocked_at = now() where username = $1", [user.username]);
  expect((await redeem(code)).json().code).toBe("account.blocked");
});

test("a code needs a session, and a challenge of the right form", async () => {
  expect((await post("GrantExtension", { challenge })).statusCode).toBe(401);
  for (const wrong of ["", "short", `${challenge}=`, `${challenge} `]) {
    expect((await post("GrantExtension", { challenge: wrong }, user.headers)).statusCode, wrong).toBe(400);
  }
});
