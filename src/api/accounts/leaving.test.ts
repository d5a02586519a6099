import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { queuedMails } from "../../../tests/factories/queued-mails.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";

let api: TestApp;
let user: SignedInUser;

beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  user = await signUp(api.app, {}, { headers: { "user-agent": "Phone of Ayşe" } });
});
afterAll(() => api.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: "POST", url, headers: { lang: "en", ...headers }, payload });

const exportOf = async ({ headers }: SignedInUser) => await api.app.inject({ url: "/api/User/ExportData", headers });

test("the export holds everything about the person, and nothing that lets its reader in", async () => {
  await post("/api/User/RequestPasswordReset", { mail: user.mail });
  await api.database.pool.query("update users set is_mail_verified = true where username = $1", [user.username]);
  const message = { name: "Ayşe", mail: user.mail, subject: "Soru", message: "Bir sorum var" };
  await post("/api/Contact/SendMessage", message);

  const response = await exportOf(user);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-disposition"]).toContain("attachment");
  const data = response.json();
  expect(data.account).toEqual([
    expect.objectContaining({
      username: user.username,
      mail: user.mail,
      hasPassword: true,
      timeZone: "Europe/Istanbul",
    }),
  ]);
  expect(data.sessions).toEqual([expect.objectContaining({ device: "Phone of Ayşe" })]);
  expect(data.sessions[0].createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
  expect(data.mails.map(({ kind }: { kind: string }) => kind)).toEqual(["welcome", "reset"]);
  expect(data.mailedCodes).toHaveLength(2);
  expect(data.contactMessages).toEqual([expect.objectContaining({ message: "Bir sorum var" })]);
  expect(response.body).not.toMatch(/argon2|\$argon|hash/i);
  expect(response.body).not.toContain(user.token);
});

test("the export holds nobody else's data, messages from an unproved address neither", async () => {
  const other = await signUp(api.app);
  await post("/api/Contact/SendMessage", { name: "N", mail: other.mail, subject: "S", message: "Secret of another" });
  const [mine, theirs] = [await exportOf(user), await exportOf(other)];
  expect(mine.body).not.toContain(other.username);
  expect(mine.body).not.toContain(other.mail);
  expect(theirs.json().contactMessages).toEqual([]);
});

test("who leaves is erased, with every session, and gets a receipt", async () => {
  const wrong = await post("/api/User/DeleteAccount", { password: "Wrong7Password" }, user.headers);
  expect(wrong.statusCode).toBe(400);
  expect((await exportOf(user)).statusCode).toBe(200);

  const answer = await post("/api/User/DeleteAccount", { password: user.password }, user.headers);
  expect(answer.statusCode).toBe(204);
  expect((await exportOf(user)).statusCode).toBe(401);
  const login = { usernameOrMail: user.username, password: user.password };
  expect((await post("/api/Login/LoginWithCredentials", login)).statusCode).toBe(401);
  expect(await queuedMails(api.database, user.mail)).toEqual([
    { kind: "deletionReceipt", locale: "tr", data: { username: user.username } },
  ]);

  const { rows: tables } = await api.database.pool.query(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  for (const { name } of tables) {
    if (name === "mail_outbox") continue;
    const found = await api.database.pool.query(`select 1 from "${name}" t where t::text ilike $1`, [
      `%${user.username}%`,
    ]);
    expect(found.rowCount, name).toBe(0);
  }
  expect((await signUp(api.app, { username: user.username, mail: user.mail })).username).toBe(user.username);
});

test.each([{}, { password: "x", googleToken: "y" }, { googleToken: "not.a.token" }, { password: "x", force: true }])(
  "an account is not deleted by %j",
  async (payload) => {
    const answer = await post("/api/User/DeleteAccount", payload, user.headers);
    expect(answer.statusCode).toBe(400);
    expect((await exportOf(user)).statusCode).toBe(200);
  },
);
