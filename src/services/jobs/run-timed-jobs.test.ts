import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import { runTimedJobs, type TimedJob } from "./run-timed-jobs.ts";

const minute = 60_000;
const start = new Date("2026-11-21T12:00:00Z");

let created: TestDatabase;
let runs: number;
let errors: unknown[];

beforeAll(async () => {
  created = await createTestDatabase();
});

beforeEach(async () => {
  await created.database.pool.query("delete from timed_job");
  runs = 0;
  errors = [];
});

afterAll(() => created.dispose());

const hourly: TimedJob = {
  name: "hourly",
  everyMs: 60 * minute,
  async run() {
    runs++;
  },
};

async function runAt(minutes: number, jobs: readonly TimedJob[] = [hourly]): Promise<void> {
  const now = () => new Date(start.getTime() + minutes * minute);
  await runTimedJobs(created.database, jobs, {
    now,
    signal: new AbortController().signal,
    onError: (error) => errors.push(error),
  });
}

test("a new job runs at once, then when its time has come, also after a long pause", async () => {
  await runAt(0);
  expect(runs).toBe(1);
  await runAt(59);
  expect(runs).toBe(1);
  await runAt(60);
  await runAt(60);
  expect(runs).toBe(2);
  await runAt(1_000);
  expect(runs).toBe(3);
});

test("several runners at once run it once", async () => {
  await Promise.all(Array.from({ length: 8 }, () => runAt(0)));
  expect(runs).toBe(1);
});

test("one that fails is told and tried again in five minutes; the others run", async () => {
  const failing: TimedJob = { ...hourly, name: "failing", run: () => Promise.reject(new Error("out of paper")) };
  await runAt(0, [failing, hourly]);
  expect(errors).toMatchObject([{ message: "out of paper" }]);
  expect(runs).toBe(1);
  await runAt(4, [failing]);
  expect(errors).toHaveLength(1);
  await runAt(5, [failing]);
  expect(errors).toHaveLength(2);
});

test("one whose process died is run by the next after a quarter of an hour", async () => {
  void runAt(0, [{ ...hourly, run: () => new Promise(() => undefined) }]);
  const leased = () => created.database.pool.query("select 1 from timed_job where due_at > $1", [start]);
  await expect.poll(async () => (await leased()).rowCount, { timeout: 20_000 }).toBe(1);
  await runAt(14);
  expect(runs).toBe(0);
  await runAt(15);
  expect(runs).toBe(1);
});
