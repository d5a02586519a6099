import { afterAll, beforeAll, expect, test } from "vitest";
import { earn } from "../../../tests/factories/earned-points.ts";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { type SignedInUser, signUp, verifyMail } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";

let api: TestApp;
let admin: SignedInUser;
const time = new Date("2026-03-10T12:00:00Z");

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => time } });
  admin = await signUpOperator(api);
});
afterAll(() => api.close());

async function flagged(at: string): Promise<{ user: SignedInUser; userId: number }> {
  const user = await signUp(api.app);
  await verifyMail(api.database, user);
  await earn(api.database, user, 700, time);
  const { rows } = await api.database.pool.query("select id from users where username = $1", [user.username]);
  await api.database.pool.query(
    `insert into board_flags (user_id, kind, day, evidence, state, raised_at)
      values ($1, 'long_day', '2026-03-10', '{"hours": 20}', 'open', $2)`,
    [rows[0].id, at],
  );
  return { user, userId: rows[0].id };
}

async function get(query: string) {
  return (await api.app.inject({ url: `/api/Admin/GetFlags?${query}`, headers: admin.headers })).json();
}

const decide = (payload: object) =>
  api.app.inject({ method: "POST", url: "/api/Admin/DecideFlag", headers: admin.headers, payload });

async function boardNames(): Promise<string[]> {
  const { rows } = (await api.app.inject({ url: "/api/Score/GetLeaderboard" })).json();
  return rows.map(({ username }: { username: string }) => username);
}

test("a cleared flag gives the place back, an opened one takes it, and each is listed by its state", async () => {
  const { user, userId } = await flagged("2026-03-10T10:00:00Z");
  expect(await boardNames()).not.toContain(user.username);
  expect((await get(`search=${user.username}`)).rows).toMatchObject([
    { userId, username: user.username, kind: "long_day", figures: { hours: 20 }, points: 700, decidedAt: null },
  ]);
  const set = (state: string) => decide({ userId, kind: "long_day", state });
  expect((await set("cleared")).statusCode).toBe(204);
  expect(await boardNames()).toContain(user.username);
  expect((await get(`search=${user.username}`)).rows).toEqual([]);
  expect((await get("state=cleared")).rows).toMatchObject([{ userId, decidedAt: time.toISOString() }]);
  await set("confirmed");
  expect(await boardNames()).not.toContain(user.username);
  await set("open");
  expect((await get(`search=${user.username}`)).rows).toMatchObject([{ decidedAt: null }]);
  expect((await decide({ userId, kind: "faultless", state: "cleared" })).statusCode).toBe(404);
});

test("the newest come first, page by page", async () => {
  const days = ["05", "07", "06"];
  const people = [];
  for (const day of days) people.push(await flagged(`2026-04-${day}T10:00:00Z`));
  const [fifth, seventh, sixth] = people.map(({ userId }) => userId);
  const idsOf = ({ rows }: { rows: { userId: number }[] }) => rows.map(({ userId }) => userId);
  const first = await get("limit=2");
  expect(idsOf(first)).toEqual([seventh, sixth]);
  expect(idsOf(await get(`limit=1&cursor=${first.next}`))).toEqual([fifth]);
});
