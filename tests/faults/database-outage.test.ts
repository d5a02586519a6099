import { exec, execSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { type Database, openDatabase } from "../../src/storage/database.ts";
import { sql } from "../../src/storage/drizzle.ts";
import { isDatabaseUnavailable } from "../../src/storage/is-database-unavailable.ts";
import { administer } from "../factories/template-database.ts";
import { createTestDatabase, type TestDatabase } from "../factories/test-database.ts";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";

const template = inject("templateDatabase");

/** Shell commands that stop, crash and start the server of TEST_DATABASE_URL, where the test run has one to itself. */
const stopCommand = process.env.TEST_DATABASE_STOP;
const crashCommand = process.env.TEST_DATABASE_CRASH;
const startCommand = process.env.TEST_DATABASE_START;

/** While the command runs, the site's work goes on. */
const run = promisify(exec);

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** The work of a site at a bad moment: a query and a transaction under way, and idle connections. */
async function keepBusy({ db, pool }: Database): Promise<Promise<unknown>[]> {
  await Promise.all(Array.from({ length: 5 }, () => pool.query("select pg_sleep(0.05)")));
  const query = failureOf(db.execute(sql`select pg_sleep(20)`));
  const transaction = failureOf(
    db.transaction(async (inner) => {
      await inner.execute(sql`select 1`);
      await sleep(500);
      await inner.execute(sql`select 1`);
    }),
  );
  await sleep(100);
  return [query, transaction];
}

async function expectOutage(database: Database): Promise<void> {
  expect(isDatabaseUnavailable(await failureOf(database.db.execute(sql`select 1`)))).toBe(true);
  expect(isDatabaseUnavailable(await failureOf(database.db.transaction(async () => undefined)))).toBe(true);
  expect(await database.isReady()).toBe(false);
}

async function expectHealth(database: Database): Promise<void> {
  const queries = Array.from({ length: 30 }, () => database.pool.query("select 1 as one"));
  for (const { rows } of await Promise.all(queries)) expect(rows).toEqual([{ one: 1 }]);
  expect(await database.isReady()).toBe(true);
}

/** All connections at once: one that was lost for good would be waited for in vain. */
async function expectAllConnections({ pool }: Database): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const client of clients) client.release();
}

/** Adds row after row, each in a transaction, until told to stop; notes what was acknowledged, and expects outages alone. */
async function writeRows({ db }: Database, writer: number, stopped: AbortSignal): Promise<number[]> {
  const acknowledged: number[] = [];
  for (let n = writer * 1_000_000; !stopped.aborted; n += 1) {
    const failure = await failureOf(
      db.transaction(async (inner) => {
        await inner.execute(sql`insert into written values (${n})`);
        await inner.execute(sql`select count(*) from written where n = ${n}`);
      }),
    );
    if (failure === undefined) acknowledged.push(n);
    else {
      expect(isDatabaseUnavailable(failure), String(failure)).toBe(true);
      await sleep(5);
    }
  }
  return acknowledged;
}

describe.runIf(template.kind === "postgres")("PostgreSQL that goes away and comes back", () => {
  let created: TestDatabase;
  let proxy: TcpProxy;
  let database: Database;
  let errors: Error[];

  beforeAll(async () => {
    created = await createTestDatabase();
    proxy = await startTcpProxy(created.options.url ?? "");
    const onError = (error: Error) => void errors.push(error);
    database = await openDatabase({ url: proxy.url, dataDir: created.options.dataDir, onError });
  });

  beforeEach(() => {
    errors = [];
  });

  afterAll(async () => {
    await database.close();
    await proxy.stop();
    await created.dispose();
  });

  test("ends all its connections: what was under way fails, nothing else", async () => {
    const failures = await keepBusy(database);
    const name = new URL(proxy.url).pathname.slice(1);
    await administer(
      template.kind === "postgres" ? template.url : "",
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    for (const failure of failures) expect(isDatabaseUnavailable(await failure)).toBe(true);
    expect(errors.length).toBeGreaterThan(0);
    await expectHealth(database);
  });

  test("cannot be reached for a while: errors until it can", async () => {
    const failures = await keepBusy(database);
    await proxy.stop();
    for (const failure of failures) expect(isDatabaseUnavailable(await failure)).toBe(true);
    await expectOutage(database);
    await proxy.start();
    await expectHealth(database);
  });

  test.runIf(stopCommand !== undefined && startCommand !== undefined)("is stopped and started again", async () => {
    const failures = await keepBusy(database);
    execSync(stopCommand ?? "");
    for (const failure of failures) expect(isDatabaseUnavailable(await failure)).toBe(true);
    await expectOutage(database);
    execSync(startCommand ?? "");
    await expectHealth(database);
  });

  const crashes = Number(process.env.TEST_DATABASE_CRASHES ?? 3);
  test.runIf(crashCommand !== undefined && startCommand !== undefined)(
    `crashes ${crashes} times under twenty writers: nothing acknowledged is lost, and no connection`,
    async () => {
      const { db } = database;
      await created.database.withConnection((client) =>
        client.query("create table written (n int primary key); grant all on written to public"),
      );
      const stopping = new AbortController();
      const writers = Array.from({ length: 20 }, (_, writer) => writeRows(database, writer, stopping.signal));
      for (let crash = 0; crash < crashes; crash += 1) {
        await vi.waitFor(async () => expect(await database.isReady()).toBe(true), { timeout: 20_000 });
        await run(crashCommand ?? "");
        await expectOutage(database);
        await run(startCommand ?? "");
        await expectAllConnections(database);
      }
      stopping.abort();
      const acknowledged = (await Promise.all(writers)).flat();
      expect(acknowledged.length).toBeGreaterThan(20 * crashes);
      const { rows } = await db.execute<{ n: number }>(sql`select n from written`);
      const stored = new Set(rows.map(({ n }) => n));
      expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
      await expectHealth(database);
      expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
    },
  );
});
