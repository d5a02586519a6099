import { afterAll, beforeAll, expect, test } from "vitest";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { queuedMails } from "../../../tests/factories/queued-mails.ts";
import type { SignedInUser } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";

let api: TestApp;
let admin: SignedInUser;

beforeAll(async () => {
  api = await createTestApp();
  admin = await signUpOperator(api);
});
afterAll(() => api.close());

const post = (url: string, payload: object, user?: SignedInUser, remoteAddress = "127.0.0.1") =>
  api.app.inject({
    method: "POST",
    url: `/api/${url}`,
    headers: { lang: "en", ...user?.headers },
    payload,
    remoteAddress,
  });

const rows = async (query: string) =>
  (await api.app.inject({ url: `/api/Admin/${query}`, headers: admin.headers })).json().rows;

test("a message is answered by mail in its language, the answer stays with it, and it can be put away", async () => {
  const message = { name: "Ada", mail: "ada@example.org", subject: "A question", message: "Where is B2?" };
  await post("Contact/SendMessage", message);
  const [stored] = await rows("GetMessages?state=open&search=where is");
  expect(stored).toMatchObject({ ...message, state: "open", answers: [] });
  expect((await post("Admin/AnswerMessage", { id: stored.id, text: "In the filter.\nAbove." }, admin)).statusCode).toBe(
    204,
  );
  expect(await queuedMails(api.database, message.mail)).toEqual([
    {
      kind: "contactAnswer",
      locale: "en",
      data: { name: "Ada", subject: "A question", message: "In the filter.\nAbove." },
    },
  ]);
  expect(await rows(`GetMessages?id=${stored.id}`)).toMatchObject([
    { state: "answered", answers: [{ text: "In the filter.\nAbove.", answeredBy: admin.username }] },
  ]);
  for (const state of ["closed", "spam", "open"]) {
    expect((await post("Admin/CloseMessage", { id: stored.id, state }, admin)).statusCode).toBe(204);
    expect(await rows(`GetMessages?id=${stored.id}&state=${state}`)).toHaveLength(1);
  }
});

test("a message is given to an operator, found as theirs, and given back; who may not answer gets none", async () => {
  const support = await signUpOperator(api, "support");
  const editor = await signUpOperator(api, "editor");
  await post("Contact/SendMessage", { name: "Bo", mail: "bo@example.org", subject: "Whose", message: "Hello" });
  const [{ id, assignee }] = await rows("GetMessages?search=Whose");
  expect(assignee).toBeNull();
  const idsFor = async (query: string, { headers }: SignedInUser) => {
    const answer = await api.app.inject({ url: `/api/Admin/GetMessages?search=Whose&${query}`, headers });
    return answer.json().rows.map((row: { id: number }) => row.id);
  };
  expect((await post("Admin/AssignMessage", { id, assigneeId: support.id }, admin)).statusCode).toBe(204);
  expect(await rows(`GetMessages?id=${id}`)).toMatchObject([
    { assignee: { id: support.id, username: support.username } },
  ]);
  expect(await idsFor("assignee=me", support)).toEqual([id]);
  expect(await idsFor("assignee=me", admin)).toEqual([]);
  expect(await idsFor("assignee=nobody", admin)).toEqual([]);
  for (const assigneeId of [editor.id, 999_999])
    expect((await post("Admin/AssignMessage", { id, assigneeId }, admin)).statusCode).toBe(409);
  expect((await post("Admin/AssignMessage", { id, assigneeId: null }, support)).statusCode).toBe(204);
  expect(await idsFor("assignee=nobody", support)).toEqual([id]);
  expect((await post("Admin/AssignMessage", { id: 999_999, assigneeId: null }, admin)).statusCode).toBe(404);
});

test("answers to begin with are kept in three languages, changed and deleted by who answers", async () => {
  const support = await signUpOperator(api, "support");
  const texts = { tr: "Merhaba {name}", en: "Hello {name}", es: "Hola {name}" };
  const { id } = (await post("Admin/SaveCannedAnswer", { name: "Greeting", texts }, support)).json();
  const changed = { id, name: "Hello", texts: { ...texts, en: "Hi {name}" } };
  expect((await post("Admin/SaveCannedAnswer", changed, admin)).json()).toEqual({ id });
  const read = async () =>
    (await api.app.inject({ url: "/api/Admin/GetCannedAnswers", headers: support.headers })).json();
  const { rows: kept, operators } = await read();
  expect(kept).toEqual([changed]);
  expect(operators).toEqual(
    expect.arrayContaining([support, admin].map((each) => ({ id: expect.any(Number), username: each.username }))),
  );
  const incomplete = await post("Admin/SaveCannedAnswer", { name: "X", texts: { ...texts, es: " " } }, admin);
  expect(incomplete.json().errors).toEqual([expect.objectContaining({ field: "texts.es", code: "required" })]);
  expect((await post("Admin/SaveCannedAnswer", { ...changed, id: 999 }, admin)).statusCode).toBe(404);
  expect((await post("Admin/DeleteCannedAnswer", { id }, support)).statusCode).toBe(204);
  expect((await post("Admin/DeleteCannedAnswer", { id }, support)).statusCode).toBe(404);
  expect((await read()).rows).toEqual([]);
});

test("an answer is taken back while its mail waits, not once it has gone", async () => {
  await post("Contact/SendMessage", { name: "Eda", mail: "eda@example.org", subject: "Late", message: "Why?" });
  const [{ id }] = await rows("GetMessages?search=eda");
  const withdraw = () => post("Admin/WithdrawAnswer", { id }, admin);
  expect((await withdraw()).statusCode).toBe(404);
  await post("Admin/AnswerMessage", { id, text: "Becuase." }, admin);
  expect((await withdraw()).json()).toEqual({ text: "Becuase." });
  expect(await queuedMails(api.database, "eda@example.org")).toEqual([]);
  expect(await rows(`GetMessages?id=${id}`)).toMatchObject([{ state: "open", answers: [] }]);
  await post("Admin/AnswerMessage", { id, text: "Because." }, admin);
  const sent = await api.database.pool.query(
    "update mail_outbox set attempts = 1 where recipient = 'eda@example.org' returning extract(epoch from next_attempt_at - created_at) as seconds",
  );
  expect(sent.rows.map(({ seconds }) => Number(seconds))).toEqual([15]);
  expect((await withdraw()).json().errors).toMatchObject([{ field: "id", code: "answer.sent" }]);
  expect(await rows(`GetMessages?id=${id}`)).toMatchObject([{ state: "answered", answers: [{ text: "Because." }] }]);
});
