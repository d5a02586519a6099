import { afterAll, beforeAll, expect, test } from "vitest";
import { queuedMails } from "../../../tests/factories/queued-mails.ts";
import { signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const message = {
  name: "Ayşe",
  mail: "ayse@example.org",
  subject: "Bir soru",
  message: "Merhaba,\n\nyeni dizi ekler misiniz?",
};

const send = (overrides: object, app = api.app) =>
  app.inject({ method: "POST", url: "/api/Contact/SendMessage", payload: { ...message, ...overrides } });

async function stored() {
  const { rows } = await api.database.pool.query(
    "select name, mail, subject, message from contact_messages order by id desc",
  );
  return rows;
}

test("a message is kept and mailed to the operator", async () => {
  const answer = await send({ website: "" });
  expect(answer.statusCode).toBe(202);
  expect((await stored())[0]).toEqual(message);
  const mails = await queuedMails(api.database, "info@diziokulu.example");
  expect(mails.at(-1)).toMatchObject({ kind: "contact", data: message });
});

test("what fills in the field that people do not see is told the same, and dropped", async () => {
  const before = (await stored()).length;
  const [honest, dropped] = [await send({}), await send({ website: "https://spam.example" })];
  expect([dropped.statusCode, dropped.body]).toEqual([honest.statusCode, honest.body]);
  expect(await stored()).toHaveLength(before + 1);
});

test.each([
  [{ name: " " }, ["name", "required"]],
  [{ mail: "nobody" }, ["mail", "mail.invalid"]],
  [{ mail: "a@example.org\r\nBcc: b@example.org" }, ["mail", "mail.invalid"]],
  [{ subject: "" }, ["subject", "required"]],
  [{ message: "x".repeat(5_001) }, ["message", "maximum"]],
  [{ userId: 1 }, ["userId", "unknown"]],
])("a message with %j is refused", async (overrides, problem) => {
  const answer = await send(overrides);
  expect(answer.statusCode).toBe(400);
  const { errors } = answer.json<{ errors: { field: string; code: string }[] }>();
  expect(errors.map(({ field, code }) => [field, code])).toEqual([problem]);
});

test("a text that is too long is told its limit in letters", async () => {
  const answer = await send({ message: "x".repeat(5_001) });
  expect(answer.json()).toMatchObject({ errors: [{ message: "En fazla 5000 karakter olabilir." }] });
});

test("an address may send a few a minute", async () => {
  const limited = await createTestApp({ credentialLimitPerMinute: 2 });
  expect((await send({}, limited.app)).statusCode).toBe(202);
  expect((await send({}, limited.app)).statusCode).toBe(202);
  expect((await send({}, limited.app)).statusCode).toBe(429);
  await limited.close();
});

/** What has broken out of attributes, scripts, comments, mails' headers and SQL elsewhere; written for this project. */
const hostile = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  "</textarea><svg/onload=alert(1)>",
  "javascript:alert(1)",
  "{{constructor.constructor('alert(1)')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the attack
  "${alert(1)}",
  "<!--<script>--></script>",
  "\u202Etxt.exe\u0000",
  "'; drop table users; --",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
];

test.each(hostile)("%j is kept as the text it is, answered as JSON alone, and no username", async (text) => {
  const answer = await send({ name: text, subject: text, message: text });
  if (text.includes("\u0000")) {
    expect(answer.statusCode).toBe(400);
  } else {
    expect(answer.statusCode).toBe(202);
    expect((await stored())[0]).toEqual({ ...message, name: text, subject: text, message: text });
  }
  const payload = { username: text, mail: text, password: text, passwordRepeat: text, acceptTerms: true };
  const refused = await api.app.inject({ method: "POST", url: "/api/Register/RegisterWithCredentials", payload });
  expect(refused.statusCode).toBe(400);
  expect(refused.headers["content-type"]).toContain("application/problem+json");
  expect(refused.headers["x-content-type-options"]).toBe("nosniff");
  expect(refused.body).not.toContain("alert(1)");
});

test("what somebody wrote while signed in is exported and erased with the account, unverified as it is", async () => {
  const { headers, mail, password } = await signUp(api.app);
  const stranger = `stranger.${mail}`;
  await send({ mail, subject: "By somebody else" });
  const payload = { ...message, mail: stranger, subject: "Mine" };
  await api.app.inject({ method: "POST", url: "/api/Contact/SendMessage", payload, headers });
  const exported = await api.app.inject({ url: "/api/User/ExportData", headers });
  // Whoever has not proved the address gets no message that was sent from it without the account.
  expect(exported.json().contactMessages).toEqual([expect.objectContaining({ subject: "Mine", mail: stranger })]);
  await api.app.inject({ method: "POST", url: "/api/User/DeleteAccount", payload: { password }, headers });
  const subjects = (await stored()).map(({ subject }) => subject);
  expect(subjects).not.toContain("Mine");
  expect(subjects).toContain("By somebody else");
});
