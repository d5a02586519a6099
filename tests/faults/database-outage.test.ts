import { execSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../src/storage/database.ts";
import { sql } from "../../src/storage/drizzle.ts";
import { isDatabaseUnavailable } from "../../src/storage/is-database-unavailable.ts";
import { administer } from "../factories/template-database.ts";
import { createTestDatabase, type TestDatabase } from "../factories/test-database.ts";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";

const template = inject("templateDatabase");

/** Shell commands that stop and start the server of TEST_DATABASE_URL, where the test run has one to itself. */
const stopCommand = process.env.TEST_DATABASE_STOP;
const startCommand = process.env.TEST_DATABASE_START;

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
});
