import { once } from "node:events";
import { createServer, type Server } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../tests/factories/test-database.ts";
import { type Database, openDatabase } from "./database.ts";
import { sql } from "./drizzle.ts";
import { DataFolderLockedError } from "./embedded/data-folder-lock.ts";
import { isDatabaseUnavailable } from "./is-database-unavailable.ts";

let created: TestDatabase;
let database: Database;

beforeAll(async () => {
  created = await createTestDatabase();
  database = created.database;
  await database.withConnection((client) =>
    client.query("create table written (n int); grant all on written to public"),
  );
});

async function countWritten(): Promise<unknown> {
  return (await database.pool.query("select count(*)::int from written")).rows[0].count;
}

afterAll(async () => {
  await created.dispose();
});

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

test("an error of a statement is not an outage", async () => {
  const error = await failureOf(database.db.execute(sql`select * from nowhere`));
  expect(error).toBeInstanceOf(Error);
  expect(isDatabaseUnavailable(error)).toBe(false);
  expect(await database.isReady()).toBe(true);
});

test("a transaction that throws leaves nothing", async () => {
  const error = await failureOf(
    database.db.transaction(async (transaction) => {
      await transaction.execute(sql`insert into written values (1)`);
      throw new Error("thought better of it");
    }),
  );
  expect(error).toMatchObject({ message: "thought better of it" });
  expect(await countWritten()).toBe(0);
});

test("a connection that comes back inside a transaction is not given to the next user", async () => {
  const client = await database.pool.connect();
  await client.query("begin");
  await client.query("insert into written values (1)");
  client.release();
  expect(await countWritten()).toBe(0);
});

test("a connection that is lost before its transaction has begun is given back", async () => {
  const { db, pool } = database;
  const query = vi.spyOn(pg.Client.prototype, "query");
  for (let lost = 0; lost < 10; lost += 1) {
    query.mockImplementationOnce(() => Promise.reject(new Error("Connection terminated unexpectedly")));
    expect(isDatabaseUnavailable(await failureOf(db.transaction(async () => undefined)))).toBe(true);
  }
  query.mockRestore();
  expect(pool.totalCount - pool.idleCount).toBe(0);
  expect(await db.transaction(async (inner) => (await inner.execute(sql`select 1 as one`)).rows)).toEqual([{ one: 1 }]);
});

test("many queries at once are all answered", async () => {
  const queries = Array.from({ length: 200 }, (_, n) => database.pool.query("select $1::int as n", [n]));
  expect((await Promise.all(queries)).map(({ rows }) => rows[0].n)).toEqual(queries.map((_, n) => n));
});

test.runIf(process.env.TEST_DATABASE_URL === undefined)("its data folder cannot be opened twice", async () => {
  await expect(openDatabase(created.options)).rejects.toThrow(DataFolderLockedError);
  expect(await database.isReady()).toBe(true);
});

test("closing waits for what is under way, and what comes later is an outage", async () => {
  const own = await createTestDatabase();
  await own.database.withConnection((client) => client.query("create table late (n int); grant all on late to public"));
  const { db, pool } = own.database;
  const work = db.transaction(async (transaction) => {
    await transaction.execute(sql`insert into late select generate_series(1, 1000)`);
  });
  const waiting = pool.query("select 1 as one");
  await Promise.all([work, waiting, own.database.close()]);
  expect((await waiting).rows).toEqual([{ one: 1 }]);
  expect(isDatabaseUnavailable(await failureOf(pool.query("select 1")))).toBe(true);
  expect(await own.database.isReady()).toBe(false);

  const again = await openDatabase(own.options);
  expect((await again.pool.query("select count(*)::int as count from late")).rows).toEqual([{ count: 1000 }]);
  await again.close();
  await own.dispose();
});

describe("PostgreSQL that is not there", () => {
  let server: Server | undefined;

  afterAll(() => {
    server?.close();
  });

  test("is an outage, and does not keep the database from being opened", async () => {
    const absent = await openDatabase({ url: "postgres://nobody@127.0.0.1:1/none", dataDir: "" });
    expect(await absent.isReady()).toBe(false);
    expect(isDatabaseUnavailable(await failureOf(absent.db.execute(sql`select 1`)))).toBe(true);
    expect(isDatabaseUnavailable(await failureOf(absent.db.transaction(async () => undefined)))).toBe(true);
    await absent.close();
  });

  test("or never says a word is an outage within seconds", async () => {
    server = createServer(() => undefined).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const silent = await openDatabase({ url: `postgres://nobody@127.0.0.1:${port}/none`, dataDir: "" });
    const query = failureOf(silent.db.execute(sql`select 1`));
    expect(await Promise.race([silent.isReady(), query])).toBe(false);
    expect(isDatabaseUnavailable(await query)).toBe(true);
    await silent.close();
  });
});
