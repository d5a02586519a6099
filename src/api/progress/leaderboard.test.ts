import { afterAll, beforeAll, expect, test } from "vitest";
import { earn } from "../../../tests/factories/earned-points.ts";
import { type SignedInUser, signUp, verifyMail } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { leaderboard } from "../../contract/progress/points.ts";
import { freezeMonths } from "../../services/progress/progress-jobs.ts";
import { pointsPerStep, stepsPerRange } from "../../storage/progress/rank-step.ts";

let api: TestApp;
let time = new Date("2026-05-20T12:00:00Z");
const people: SignedInUser[] = [];

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => time } });
  for (let count = 0; count < 5; count += 1) people.push(await signUp(api.app));
  await verifyMail(api.database, ...people);
});
afterAll(() => api.close());

async function board(query = "", user?: SignedInUser) {
  const headers = user === undefined ? {} : user.headers;
  const response = await api.app.inject({ url: `/api/Score/GetLeaderboard${query}`, headers });
  expect(response.statusCode).toBe(200);
  return leaderboard.strict().parse(response.json());
}

const person = (at: number) => people[at] ?? people[0] ?? expect.fail("nobody has signed up");
const freeze = (now: string) => freezeMonths(api.database).run(new Date(now), new AbortController().signal);

test("an empty month has no places", async () => {
  expect(await board("?month=2026-04", person(0))).toEqual({ month: "2026-04", isFrozen: false, rows: [] });
  const now = await board("", person(0));
  expect(now).toHaveProperty("prizes", [1, 1, 1]);
});

test("more points are ahead; of two with the same, who had them earlier", async () => {
  await earn(api.database, person(0), 300, "2026-05-01T10:00:00Z");
  await earn(api.database, person(1), 290, "2026-05-01T08:00:00Z");
  await earn(api.database, person(2), 300, "2026-05-01T09:00:00Z");
  await earn(api.database, person(3), 295, "2026-05-03T10:00:00Z");
  // Catches up with the first two, later than they, though the first to earn any.
  await earn(api.database, person(1), 10, "2026-05-04T10:00:00Z");
  const { month, isFrozen, rows } = await board();
  expect([month, isFrozen]).toEqual(["2026-05", false]);
  expect(rows).toEqual(
    [2, 0, 1, 3].map((at, place) => ({
      rank: place + 1,
      username: person(at).username,
      points: at === 3 ? 295 : 300,
    })),
  );
  for (const [place, at] of [2, 0, 1, 3].entries()) {
    expect((await board("", person(at))).me).toEqual(rows[place]);
  }
  expect((await board("", person(4))).me).toBeUndefined();
});

test("everyone's place is where sorting puts them", async () => {
  let seed = 3;
  const crowd: { user: SignedInUser; points: number; at: number }[] = [];
  for (let count = 0; count < 30; count += 1) {
    const user = await signUp(api.app);
    await verifyMail(api.database, user);
    seed = (seed * 16_807) % 2_147_483_647;
    const entry = {
      user,
      // Over two ranges of steps.
      points: 985 + (seed % 40),
      at: Date.parse("2026-06-01T00:00:00Z") + (seed % 5) * 60_000 + count,
    };
    crowd.push(entry);
    // In two parts, so that people move from step to step.
    await earn(api.database, user, 3, new Date(entry.at - 1_000));
    await earn(api.database, user, entry.points - 3, new Date(entry.at));
  }
  const sorted = crowd.toSorted((a, b) => b.points - a.points || a.at - b.at);
  for (const [place, { user, points }] of sorted.entries()) {
    expect((await board("?month=2026-06", user)).me).toEqual({ rank: place + 1, username: user.username, points });
  }
  const { rows } = await api.database.pool.query(`
    select step, people from rank_steps where month = '2026-06' and people <> 0
    except select ranked / ${pointsPerStep}, count(*) from points_months where month = '2026-06' group by 1`);
  expect(rows).toEqual([]);
  const { rows: ranges } = await api.database.pool.query(`
    select range, people from rank_ranges where month = '2026-06' and people <> 0
    except select ranked / ${pointsPerStep * stepsPerRange}, count(*) from points_months where month = '2026-06' group by 1`);
  expect(ranges).toEqual([]);
});

test("a month belongs to Istanbul's clock, for everyone", async () => {
  await earn(api.database, person(0), 11, "2026-07-31T20:59:59Z");
  await earn(api.database, person(0), 22, "2026-07-31T21:00:00Z");
  expect((await board("?month=2026-07")).rows).toMatchObject([{ points: 11 }]);
  expect((await board("?month=2026-08")).rows).toMatchObject([{ points: 22 }]);
});

test("a month that is over is frozen once it has settled, and keeps its places", async () => {
  time = new Date("2026-05-31T21:30:00Z");
  await freeze("2026-05-31T21:05:00Z");
  expect((await board("?month=2026-05")).isFrozen).toBe(false);
  await freeze("2026-05-31T21:10:00Z");
  await freeze("2026-05-31T21:20:00Z");
  const frozen = await board("?month=2026-05", person(3));
  expect(frozen).toMatchObject({ isFrozen: true, me: { rank: 4, points: 295 } });
  expect(frozen.rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);

  const { headers, password } = person(2);
  await api.app.inject({ method: "POST", url: "/api/User/DeleteAccount", headers, payload: { password } });
  const after = await board("?month=2026-05", person(3));
  expect(after.rows).toEqual(frozen.rows.slice(1));
  expect(after.me).toEqual(frozen.me);
  const { rows } = await api.database.pool.query(
    "select rank, user_id, pseudonym is not null as named from frozen_ranks where month = '2026-05' and rank = 1",
  );
  expect(rows).toEqual([{ rank: 1, user_id: null, named: true }]);
});

test("a hundred places are shown, and one's own wherever it is", async () => {
  const { pool } = api.database;
  await pool.query(`
    insert into users (username, username_folded, mail, mail_folded, language, time_zone, mail_consent, created_at)
    select 'crowd' || n, 'crowd' || n, n || '@c.example', n || '@c.example', 'tr', 'Europe/Istanbul', false, now()
    from generate_series(1, 150) as n`);
  await pool.query(`
    insert into points_months (user_id, month, points, ranked, is_ranked, reached_at)
    select id, '2026-03', points, points, true, now()
    from users, lateral (select 1000 - substring(username from 6)::int as points) as earned
    where username like 'crowd%'`);
  await pool.query(`
    insert into rank_steps select '2026-03', points / ${pointsPerStep}, count(*) from points_months where month = '2026-03' group by 2`);
  await earn(api.database, person(0), 861, "2026-03-05T10:00:00Z");
  const { rows, me } = await board("?month=2026-03", person(0));
  expect(rows).toHaveLength(100);
  expect(rows[99]).toMatchObject({ rank: 100, points: 900 });
  // 138 have from 999 down to 862; the one with 861 had it later.
  expect(me).toMatchObject({ rank: 139, points: 861 });
});

test.each(["2026-13", "2026-5", "x", "2026-05-01"])("the month %s is none", async (month) => {
  const response = await api.app.inject({ url: `/api/Score/GetLeaderboard?month=${month}` });
  expect(response.statusCode).toBe(400);
});
