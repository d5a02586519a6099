import { afterAll, beforeAll, expect, test } from "vitest";
import { buildRegistration, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { fillSkeletons } from "../../services/accounts/fill-skeletons.ts";

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

type Errors = { errors?: { field: string; code: string }[] };

async function register(overrides: object) {
  const payload = buildRegistration({ ...overrides });
  const response = await api.app.inject({ method: "POST", url: "/api/Register/RegisterWithCredentials", payload });
  const { errors = [] } = response.json<Errors>();
  return [response.statusCode, ...errors.map(({ field, code }) => `${field}: ${code}`)];
}

const rename = async (headers: Record<string, string>, username: string) =>
  (await api.app.inject({ method: "POST", url: "/api/User/UpdateProfile", payload: { username }, headers })).statusCode;

test.each([
  "moderator",
  "support",
  "destek",
  "diziokulu",
  "yonetim",
  "Yönetim",
  "ａdmin",
  "adm1n",
  "Soporte",
  "editör",
])("nobody registers as %s", async (username) =>
  expect(await register({ username })).toEqual([409, "username: username.taken"]),
);

test("a name that looks like another's is taken, when registering and when renaming", async () => {
  await signUp(api.app, { username: "Victim" });
  for (const username of ["Víctim", "vıctim", "V1ctim", "Vɪctim", "Ｖictim"]) {
    expect(await register({ username })).toEqual([409, "username: username.taken"]);
  }
  const other = await signUp(api.app, { username: "Somebody" });
  expect(await rename(other.headers, "Víctim")).toBe(409);
  expect(await rename(other.headers, "moderator")).toBe(409);
  expect(await rename(other.headers, "SOMEBODY")).toBe(200);
  expect(await rename(other.headers, "Sómebody")).toBe(200);
});

test("names that look alike and are registered at the same time are given once", async () => {
  const names = ["Gemini", "Gémini", "Gemíni", "Geminí", "Gem1ni", "Gemin1"];
  const answers = await Promise.all(names.map((username) => register({ username })));
  expect(answers.map(([status]) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test("a name is stored as its compatible form", async () => {
  expect((await signUp(api.app, { username: "Ｗide" })).username).toBe("Wide");
});

test("accounts of an earlier release keep their names; of those that look alike the oldest keeps others away", async () => {
  const [first, second] = [
    await signUp(api.app, { username: "Oldest" }),
    await signUp(api.app, { username: "Younger" }),
  ];
  await api.database.pool.query("update users set username_skeleton = null");
  await api.database.pool.query(
    "update users set username = 'Oldést', username_folded = 'oldést' where username = 'Younger'",
  );
  await api.database.pool.query("update users set skeleton_version = 0");
  const lines: string[] = [];
  const filling = { signal: new AbortController().signal, report: (line: string) => lines.push(line) };
  await fillSkeletons(api.database, filling);
  await fillSkeletons(api.database, filling);
  expect(lines).toHaveLength(2);
  const { rows } = await api.database.pool.query(
    "select username, username_skeleton is null as bare from users where username like 'Old%' order by id",
  );
  expect(rows).toEqual([
    { username: "Oldest", bare: false },
    { username: "Oldést", bare: true },
  ]);
  expect(await register({ username: "Öldest" })).toEqual([409, "username: username.taken"]);
  expect(await rename(second.headers, "OLDÉST")).toBe(200);
  expect(await rename(first.headers, "OLDEST")).toBe(200);
});

test("thousands of names are compared anew in batches, the oldest first, however they were compared before", async () => {
  const { pool } = api.database;
  // Every tenth looks like the one before it; half have a skeleton of an earlier version, which is another's by now.
  await pool.query(
    `insert into users (username, username_folded, username_skeleton, mail, mail_folded, language, time_zone,
      mail_consent, created_at)
    select name, 'filled' || n, case when n % 2 = 0 then 'fiiied' || (n + 1) end, n || '@fill', n || '@fill', 'tr', 'UTC',
      false, now()
    from (select n, case when n % 10 = 5 then 'fílled' || (n - 1) else 'filled' || n end as name
      from generate_series(2222, 6665) as n) as made where name !~ '[01]'`,
  );
  const filling = { signal: new AbortController().signal, report: () => undefined, batchSize: 300 };
  // Two processes at once.
  await Promise.all([fillSkeletons(api.database, filling), fillSkeletons(api.database, filling)]);
  const { rows } = await pool.query(
    `select username, username_skeleton from users where username ~ '^f.lled[0-9]+$' and
      username_skeleton is distinct from case when username like 'fi%' then replace(username, 'filled', 'fiiied') end
    union all select 'left', count(*)::text from users where skeleton_version = 0`,
  );
  expect(rows).toEqual([{ username: "left", username_skeleton: "0" }]);
});

test("nobody registers with a letter of which nobody can tell what it is, and who has one keeps it", async () => {
  expect(await register({ username: "Ꝁemal" })).toEqual([400, "username: username.characters"]);
  expect((await signUp(api.app, { username: "Əliağa" })).username).toBe("Əliağa");
  const { headers } = await signUp(api.app, { username: "Hooked" });
  await api.database.pool.query(
    "update users set username = 'ꞑooked', username_folded = 'ꞑooked' where username = 'Hooked'",
  );
  expect(await rename(headers, "ꞑookꝁ")).toBe(400);
  const payload = { usernameOrMail: "ꞑooked", password: "Umbrella7Stand" };
  const answer = await api.app.inject({ method: "POST", url: "/api/Login/LoginWithCredentials", payload });
  expect(answer.statusCode).toBe(200);
});

test.each(["admin1", "support1", "moderator10"])("nobody registers as %s", async (username) =>
  expect(await register({ username })).toEqual([409, "username: username.taken"]),
);

test.each([
  [{ username: "Zeynep7", password: "Zeynep71" }],
  [{ username: "Hatice", mail: "hatice.kaya@example.org", password: "Kaya2026!" }],
  [{ password: "Liverpool1" }],
])("%j is no password", async (overrides) => {
  expect(await register(overrides)).toEqual([400, "password: password.common"]);
});

test("nor is one that a breach made known, or the own name, when it is changed", async () => {
  const { headers, password, username } = await signUp(api.app);
  for (const newPassword of [`${username}A1`, "Trustno1"]) {
    const payload = { password, newPassword, newPasswordRepeat: newPassword };
    const response = await api.app.inject({ method: "POST", url: "/api/User/ChangePassword", payload, headers });
    expect(response.statusCode).toBe(400);
    expect(response.json<Errors>().errors).toMatchObject([{ field: "newPassword", code: "password.common" }]);
  }
});
