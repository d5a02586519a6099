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
  await fillSkeletons(api.database);
  await fillSkeletons(api.database);
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
