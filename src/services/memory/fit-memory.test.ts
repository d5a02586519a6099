import { default_w } from "ts-fsrs";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { madeUpLog } from "../../../tests/factories/made-up-learner.ts";
import { buildHeadword } from "../../../tests/factories/stored-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import { comparedFrom, historiesOf, logLoss } from "../../domain/memory/fitting.ts";
import { createScheduler, defaultScheduling } from "../../domain/memory/scheduler.ts";
import type { LogEntry } from "../../domain/memory/word-memory.ts";
import { fitInThread, type Optimiser } from "../../providers/fsrs/optimiser.ts";
import { upsertHeadwords } from "../../storage/lexicon/queries.ts";
import { readSettings } from "../../storage/memory/settings.ts";
import { fitMemory } from "./fit-memory.ts";
import { changeMemory, recordEntries } from "./record-entries.ts";

const dayMs = 24 * 60 * 60_000;
const now = new Date("2026-07-01T12:00:00Z");
const headwords = Array.from({ length: 150 }, (_, at) => buildHeadword(`fitted${at}`));
const words = headwords.map(({ id }) => id);
const period = { words, days: 150, from: "2026-01-01" };

/** Somebody who forgets a new word far sooner than the defaults say. */
const forgetful = default_w.map((weight, at) => (at < 4 ? weight / 5 : at === 8 ? weight - 0.8 : weight));

let created: TestDatabase;
let people = 0;

beforeAll(async () => {
  created = await createTestDatabase();
  await created.database.db.transaction((transaction) => upsertHeadwords(transaction, headwords));
});
beforeEach(() => created.database.pool.query("delete from users"));
afterAll(() => created.dispose());

async function person(log: readonly LogEntry[]): Promise<number> {
  people += 1;
  const { rows } = await created.database.pool.query(
    `insert into users (username, username_folded, mail, mail_folded, language, time_zone, mail_consent, created_at)
    values ($1, $1, $1, $1, 'tr', 'UTC', false, now()) returning id`,
    [`learner${people}@example.org`],
  );
  const id: number = rows[0].id;
  const entries = log.map((entry) => ({ ...entry, elapsedMs: null }));
  const scheduler = createScheduler(defaultScheduling);
  await changeMemory(created.database, id, (transaction) =>
    recordEntries(transaction, id, entries, { scheduler, knownIds: [] }),
  );
  return id;
}

const run = (at = now, optimise: Optimiser = fitInThread) =>
  fitMemory(created.database, optimise).run(at, new AbortController().signal);
const weightsOf = async (id: number) => (await readSettings(created.database.db, id)).weights;

/** Notes for whom it was called, and answers with what the thread would. */
function counted(): { optimise: Optimiser; calls: number[] } {
  const calls: number[] = [];
  const optimise: Optimiser = async ({ entries, weights }) => {
    calls.push(entries.length);
    return { weights: weights ?? [...default_w] };
  };
  return { optimise, calls };
}

test("who forgets by other parameters gets ones that foretell the last fifth better", async () => {
  const log = madeUpLog(forgetful, { ...period, seed: 1 });
  const id = await person(log);
  await run();
  const weights = await weightsOf(id);
  expect(weights).toHaveLength(21);
  const histories = historiesOf(log, createScheduler(defaultScheduling));
  const from = comparedFrom(histories) ?? "";
  expect(logLoss(histories, weights, from)).toBeLessThan(logLoss(histories, null, from) - 0.005);
});

test("the next time what foretells best is kept: parameters that no longer fit give way to the defaults", async () => {
  const id = await person(madeUpLog(default_w, { ...period, seed: 2 }));
  const stored = [...forgetful];
  await run(now, async () => ({ weights: stored }));
  expect(await weightsOf(id)).toEqual(stored);
  await created.database.pool.query("update memory_settings set fitted_at = '2026-05-01'");
  await run();
  expect(await weightsOf(id)).not.toEqual(stored);
});

test("where no fitted ones are better the defaults stay", async () => {
  // The first four fifths are forgotten, the last one is not: what is fitted to the past foretells the present badly.
  const log = madeUpLog(forgetful, { ...period, seed: 3 });
  const from = comparedFrom(historiesOf(log, createScheduler(defaultScheduling))) ?? "";
  const id = await person(log.map((entry) => (entry.day < from ? entry : { ...entry, grade: 4 })));
  await run();
  expect(await weightsOf(id)).toBeNull();
  const { rows } = await created.database.pool.query("select fitted_at from memory_settings");
  expect(rows).toEqual([{ fitted_at: now }]);
});

test("400 grades are needed, a week between, and answers since the last time", async () => {
  const log = madeUpLog(default_w, { ...period, seed: 4 });
  await person(log.slice(0, 399));
  const id = await person(log);
  const { optimise, calls } = counted();
  await run(now, optimise);
  expect(calls).toEqual([log.length]);
  await run(new Date(now.getTime() + 6 * dayMs), optimise);
  await run(new Date(now.getTime() + 8 * dayMs), optimise);
  expect(calls).toHaveLength(1);
  await created.database.pool.query("update memory_log set at = $1 where user_id = $2 and answer_id = $3", [
    new Date(now.getTime() + 2 * dayMs),
    id,
    log[0]?.answerId,
  ]);
  await run(new Date(now.getTime() + 6 * dayMs), optimise);
  expect(calls).toHaveLength(1);
  await run(new Date(now.getTime() + 8 * dayMs), optimise);
  expect(calls).toHaveLength(2);
});

test("what the person has chosen stays, and a failure of one does not keep the next waiting", async () => {
  const log = madeUpLog(default_w, { ...period, seed: 5 });
  const [first, second] = [await person(log), await person(log)];
  await created.database.pool.query(
    `insert into memory_settings (user_id, retention, new_per_day, goal_minutes, is_self_graded, reminder_by, reminder_hour)
    values ($1, 0.85, 3, 20, true, 'mail', 7)`,
    [second],
  );
  let calls = 0;
  const job = fitMemory(created.database, async () => {
    calls += 1;
    if (calls === 1) throw new Error("out of memory");
    return { weights: [...default_w] };
  });
  const signal = new AbortController().signal;
  await expect(job.run(now, signal)).rejects.toThrow("out of memory");
  await job.run(now, signal);
  expect(await weightsOf(first)).toBeNull();
  const settings = await readSettings(created.database.db, second);
  expect(settings).toMatchObject({ retention: 0.85, newPerDay: 3, goalMinutes: 20, reminder: { by: "mail", hour: 7 } });
  expect(settings.weights).toEqual([...default_w]);
});

test("where the package has no build nothing changes, and it is not tried again", async () => {
  // Read by the package: the native library is looked for here.
  vi.stubEnv("NAPI_RS_NATIVE_LIBRARY_PATH", "/nowhere/fsrs.node");
  const id = await person(madeUpLog(forgetful, { ...period, seed: 6 }));
  let calls = 0;
  const job = fitMemory(created.database, (task) => {
    calls += 1;
    return fitInThread(task);
  });
  const signal = new AbortController().signal;
  await job.run(now, signal);
  await job.run(now, signal);
  vi.unstubAllEnvs();
  expect(calls).toBe(1);
  expect(await weightsOf(id)).toBeNull();
  expect((await created.database.pool.query("select from memory_settings")).rowCount).toBe(0);
});
