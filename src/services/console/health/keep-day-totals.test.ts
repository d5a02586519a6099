import { afterAll, beforeAll, expect, test } from "vitest";
import { countStatements } from "../../../../tests/factories/count-statements.ts";
import { signUp } from "../../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../../tests/factories/test-app.ts";
import { readOverview } from "../read-overview.ts";
import { keepDayTotals } from "./keep-day-totals.ts";

let api: TestApp;
/** Ids of three learners. */
let people: number[];
let now = new Date("2026-03-20T09:00:00Z");

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => now } });
  for (let person = 0; person < 3; person += 1) await signUp(api.app);
  const { rows } = await api.database.pool.query("select id from users order by id");
  people = rows.map(({ id }) => id);
});
afterAll(() => api.close());

const { signal } = new AbortController();
async function overview() {
  const { learners, answers, days, isCounting } = await readOverview(api.services, people[0] ?? 0, true);
  return { learners, answers, days, isCounting };
}
const count = (at: Date) => keepDayTotals(api.database).run(at, signal);

async function learn(person: number, day: string, answers: number, at = `${day}T12:00:00+03:00`): Promise<void> {
  await api.database.pool.query("insert into points_days (user_id, day, points) values ($1, $2, 5)", [
    people[person],
    day,
  ]);
  await api.database.pool.query(
    `insert into points_ledger (question_id, user_id, word_id, is_right, points, day, month, answered_at)
     select gen_random_uuid(), $1, 1, true, 5, $2::date, to_char($2::date, 'YYYY-MM'), $3 from generate_series(1, $4::int)`,
    [people[person], day, at, answers],
  );
}

test("days that nobody has counted yet are left to the job, and told; kept days are read from what was kept", async () => {
  await learn(0, "2026-03-07", 4);
  await learn(0, "2026-03-14", 1);
  await learn(1, "2026-03-15", 2);
  await learn(0, "2026-03-19", 3);
  await learn(0, "2026-03-20", 6);
  await learn(2, "2026-03-20", 7);
  const before = await overview();
  expect(before.isCounting).toBe(true);
  expect(before.days).toHaveLength(14);
  expect(before.days.filter(({ answers }) => answers !== null)).toEqual([
    { day: "2026-03-20", learners: 2, answers: 13, purchases: 0 },
  ]);
  const uncounted = await countStatements(overview);
  await count(now);
  const after = await overview();
  expect(after.isCounting).toBe(false);
  expect(after.learners).toEqual({ today: 2, week: 3 });
  expect(after.answers).toEqual({ today: 13, week: 19 });
  expect(after.days.map(({ day }) => day)).toEqual(before.days.map(({ day }) => day));
  expect(after.days.filter(({ answers }) => answers !== 0)).toEqual([
    { day: "2026-03-07", learners: 1, answers: 4, purchases: 0 },
    { day: "2026-03-14", learners: 1, answers: 1, purchases: 0 },
    { day: "2026-03-15", learners: 1, answers: 2, purchases: 0 },
    { day: "2026-03-19", learners: 1, answers: 3, purchases: 0 },
    { day: "2026-03-20", learners: 2, answers: 13, purchases: 0 },
  ]);
  // Days that are missing cost nothing.
  expect(await countStatements(overview)).toBe(uncounted);
});

test("only what waits is read where no figures are asked for", async () => {
  const read = (hasFigures: boolean) => () => readOverview(api.services, people[0] ?? 0, hasFigures);
  expect(await read(false)()).toMatchObject({ learners: null, answers: null, purchases: null, days: [] });
  expect(await countStatements(read(false))).toBeLessThan(await countStatements(read(true)));
});

test("yesterday is counted on the spot while the job has not been there since midnight", async () => {
  await count(now);
  const { rows } = await api.database.pool.query("delete from day_totals where day = '2026-03-19' returning answers");
  expect(rows).toEqual([{ answers: 3 }]);
  const told = await overview();
  expect([told.isCounting, told.answers, told.learners]).toEqual([
    false,
    { today: 13, week: 19 },
    { today: 2, week: 3 },
  ]);
});

test("a learner who was there six days ago is no new one of the week, and one of seven days ago is", async () => {
  now = new Date("2026-03-21T09:00:00Z");
  await count(now);
  await learn(1, "2026-03-21", 1);
  expect((await overview()).learners).toEqual({ today: 1, week: 3 });
  now = new Date("2026-03-22T09:00:00Z");
  await count(now);
  await learn(1, "2026-03-22", 1);
  // Of the 16th to the 22nd: all three, each once.
  expect((await overview()).learners).toEqual({ today: 1, week: 3 });
});

test("who still has yesterday in their own time zone is counted for it", async () => {
  now = new Date("2026-03-22T22:00:00Z");
  await count(now);
  await learn(2, "2026-03-22", 1, "2026-03-22T22:30:00Z");
  now = new Date("2026-03-22T23:30:00Z");
  await count(now);
  expect((await overview()).days.find(({ day }) => day === "2026-03-22")?.learners).toBe(2);
});
