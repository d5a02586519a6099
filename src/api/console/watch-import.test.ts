import { afterAll, beforeAll, expect, test } from "vitest";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { upload } from "../../../tests/factories/upload.ts";

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const take = (sql: string) => (_headers: object, id: number) => api.database.pool.query(sql, [id]);

test.each([
  [
    "all sessions were ended",
    (headers: object) =>
      api.app.inject({ method: "POST", url: "/api/Login/LogoutEverywhere", headers: { ...headers }, payload: {} }),
  ],
  ["the role was taken", take("update users set role = 'user' where id = $1")],
  ["the account was blocked", take("update users set blocked_at = now() where id = $1")],
  ["the second factor was reset", take("update sessions set second_factor_at = null where user_id = $1")],
])("who watches an import hears no more of it once %s", async (_name, change) => {
  const { headers, ...editor } = await signUpOperator(api, "editor");
  const files = { "Waiting (1999).srt": "1\n00:00:01,000 --> 00:00:02,000\nA boat.\n" };
  const { id } = (await api.app.inject(upload("/api/Admin/UploadSubtitles", { ...editor, headers }, files))).json();
  const answer = await api.app.inject({ url: `/api/Admin/WatchImport?id=${id}`, headers, payloadAsStream: true });
  const chunks = answer.stream()[Symbol.asyncIterator]();
  expect(String((await chunks.next()).value)).toContain('"state":"waiting"');
  await change(headers, editor.id);
  expect(await chunks.next()).toMatchObject({ done: true });
});
