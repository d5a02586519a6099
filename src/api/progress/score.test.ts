import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { earn } from "../../../tests/factories/earned-points.ts";
import { type SignedInUser, signUp, verifyMail } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { calendar, pointData } from "../../contract/progress/points.ts";

let api: TestApp;
let user: SignedInUser;
let time: Date;

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => time } });
});
beforeEach(async () => {
  time = new Date("2026-03-10T12:00:00Z");
  user = await signUp(api.app);
});
afterAll(() => api.close());

async function points() {
  const response = await api.app.inject({ url: "/api/Score/GetPointData", headers: user.headers });
  return pointData.strict().parse(response.json());
}

async function days(year: number) {
  const response = await api.app.inject({ url: `/api/Score/GetCalendar?year=${year}`, headers: user.headers });
  return calendar.parse(response.json());
}

async function moveTo(timeZone: string) {
  const { headers } = user;
  const payload = { timeZone };
  const response = await api.app.inject({ method: "POST", url: "/api/User/UpdateProfile", headers, payload });
  expect(response.statusCode).toBe(200);
}

const at = (moment: string) => {
  time = new Date(moment);
};

test("on the first day there is nothing yet", async () => {
  expect(await points()).toEqual({
    total: 0,
    month: 0,
    monthRanked: 0,
    today: 0,
    streak: 0,
    streakTarget: 1000,
    monthRank: null,
    fullPoints: { counted: 0, of: 20_000, share: 1 },
    unranked: "mail",
  });
  expect(await days(2026)).toEqual([]);
});

test("every figure shown is the ledger's sum", async () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % below;
  };
  const start = Date.parse("2025-11-20T00:00:00Z");
  for (let answer = 0; answer < 120; answer += 1) {
    await earn(api.database, user, 1 + random(250), new Date(start + random(110 * 24) * 3_600_000));
  }
  const { rows } = await api.database.pool.query(
    `select points, (answered_at at time zone 'Europe/Istanbul')::date::text as day
     from points_ledger join users on users.id = user_id where username = $1`,
    [user.username],
  );
  const sum = (of: (day: string) => boolean) =>
    rows.filter(({ day }) => of(day)).reduce((total, row) => total + row.points, 0);
  const shown = [...(await days(2025)), ...(await days(2026))];
  expect(shown).toEqual(
    [...new Set(rows.map(({ day }) => day))].sort().map((day) => ({ day, points: sum((other) => other === day) })),
  );
  // The latest first: a session that the clock finds used in its future was used now, and would end by 100 days' leap.
  for (const now of ["2026-03-09T21:30:00Z", "2026-01-15T12:00:00Z", "2025-11-30T21:00:00Z", "2025-11-30T20:59:59Z"]) {
    at(now);
    const today = new Date(Date.parse(now) + 3 * 3_600_000).toISOString().slice(0, 10);
    expect(await points()).toMatchObject({
      total: sum(() => true),
      month: sum((day) => day.startsWith(today.slice(0, 7))),
      today: sum((day) => day === today),
    });
  }
});

test("a sum may grow beyond what one month's can hold", async () => {
  await earn(api.database, user, 2_000_000_000, "2026-01-10T12:00:00Z");
  await earn(api.database, user, 2_000_000_000, "2026-02-10T12:00:00Z");
  expect((await points()).total).toBe(4_000_000_000);
});

test.each([
  // Zone, the last second of a day there, and the first of the next but one.
  ["Europe/Istanbul", "2026-03-28T20:59:59Z", "2026-03-29T21:00:00Z"],
  ["Europe/Madrid", "2026-03-28T22:59:59Z", "2026-03-29T22:00:00Z"],
  ["Europe/Madrid", "2026-10-24T21:59:59Z", "2026-10-25T23:00:00Z"],
  ["America/Bogota", "2026-03-08T04:59:59Z", "2026-03-09T05:00:00Z"],
  ["America/New_York", "2026-03-08T04:59:59Z", "2026-03-09T04:00:00Z"],
  ["America/New_York", "2026-11-01T03:59:59Z", "2026-11-02T05:00:00Z"],
])("in %s a streak lives until midnight there, also when clocks change", async (zone, won, broken) => {
  at(won);
  user = await signUp(api.app, { timeZone: zone });
  await earn(api.database, user, 1000, won);
  expect(await points()).toMatchObject({ today: 1000, streak: 1 });
  at(new Date(Date.parse(won) + 1000).toISOString());
  expect(await points()).toMatchObject({ today: 0, streak: 1 });
  at(new Date(Date.parse(broken) - 1000).toISOString());
  expect(await points()).toMatchObject({ today: 0, streak: 1 });
  at(broken);
  expect(await points()).toMatchObject({ streak: 0 });
  // The day that clocks made shorter or longer, won in its last second.
  await earn(api.database, user, 1000, new Date(Date.parse(broken) - 1000));
  expect(await points()).toMatchObject({ streak: 2 });
});

test("999 points do not make a day, the thousandth does", async () => {
  await earn(api.database, user, 999, "2026-03-10T11:00:00Z");
  expect(await points()).toMatchObject({ today: 999, streak: 0 });
  await earn(api.database, user, 1, "2026-03-10T11:30:00Z");
  expect(await points()).toMatchObject({ today: 1000, streak: 1 });
});

test("who changes the time zone keeps the days that are won, and wins none twice", async () => {
  for (const day of ["08", "09", "10"]) await earn(api.database, user, 1000, `2026-03-${day}T19:00:00Z`);
  at("2026-03-10T22:00:00Z");
  // In Istanbul it is the 11th; the three days before are won.
  expect(await points()).toMatchObject({ today: 0, streak: 3 });
  await moveTo("America/Bogota");
  // Back on the 10th, which stands as it was won.
  expect(await points()).toMatchObject({ today: 1000, streak: 3 });
  await earn(api.database, user, 500, "2026-03-10T23:00:00Z");
  expect(await points()).toMatchObject({ today: 1500, streak: 3, total: 3500 });
  at("2026-03-17T23:00:00Z");
  await moveTo("Europe/Istanbul");
  expect(await points()).toMatchObject({ streak: 0, total: 3500 });
});

test("a day won in the east counts on for who has flown west of it", async () => {
  await earn(api.database, user, 1000, "2026-03-09T10:00:00Z");
  await earn(api.database, user, 1000, "2026-03-10T21:30:00Z");
  at("2026-03-10T21:40:00Z");
  expect(await points()).toMatchObject({ streak: 1 });
  await earn(api.database, user, 1000, "2026-03-10T10:00:00Z");
  expect(await points()).toMatchObject({ streak: 3 });
  await moveTo("America/New_York");
  expect(await points()).toMatchObject({ today: 1000, streak: 3 });
});

test("the calendar is of one year of the person's own days", async () => {
  await earn(api.database, user, 10, "2025-12-31T20:59:00Z");
  await earn(api.database, user, 20, "2025-12-31T21:00:00Z");
  expect(await days(2025)).toEqual([{ day: "2025-12-31", points: 10 }]);
  expect(await days(2026)).toEqual([{ day: "2026-01-01", points: 20 }]);
  for (const year of ["", "x", "26", "20260"]) {
    const response = await api.app.inject({ url: `/api/Score/GetCalendar?year=${year}`, headers: user.headers });
    expect(response.statusCode).toBe(400);
  }
});

test("with the account its points leave the sums; the ledger keeps them under a pseudonym", async () => {
  await verifyMail(api.database, user);
  await earn(api.database, user, 300, "2026-03-10T11:00:00Z");
  expect(await rankedPeople()).toBe(1);
  const { headers, password } = user;
  const left = await api.app.inject({ method: "POST", url: "/api/User/DeleteAccount", headers, payload: { password } });
  expect(left.statusCode).toBe(204);
  const { pool } = api.database;
  const { rows } = await pool.query("select points from points_ledger where pseudonym is not null and user_id is null");
  expect(rows).toEqual([{ points: 300 }]);
  const { rows: sums } = await pool.query(
    "select (select count(*) from points_months where user_id not in (select id from users))::int as ghosts",
  );
  expect(sums).toEqual([{ ghosts: 0 }]);
  expect(await rankedPeople()).toBe(0);
});

async function rankedPeople(): Promise<number> {
  const { rows } = await api.database.pool.query("select coalesce(sum(people), 0)::int as people from rank_steps");
  return rows[0].people;
}
