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
