import { once } from "node:events";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createEmbeddedFolder } from "../../../tests/factories/embedded-folder.ts";
import { isDatabaseUnavailable } from "../is-database-unavailable.ts";
import { type EmbeddedServer, startEmbeddedServer } from "./embedded-server.ts";

const longQuery = "select count(*) from generate_series(1, 100000000)";

type Running = { server: EmbeddedServer; pool: pg.Pool; errors: Error[] };

function poolOf(server: EmbeddedServer, errors: Error[]): pg.Pool {
  const pool = new pg.Pool({ stream: server.createStream, user: "postgres", max: 1, idleTimeoutMillis: 0 });
  const onError = (error: Error) => void errors.push(error);
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
}

async function run(folder: string): Promise<Running> {
  const errors: Error[] = [];
  const server = await startEmbeddedServer({ folder, onError: (error) => void errors.push(error) });
  return { server, pool: poolOf(server, errors), errors };
}

async function stop({ server, pool }: Pick<Running, "server" | "pool">): Promise<void> {
  await pool.end();
  await server.close();
}

let dataDir: string;
let server: EmbeddedServer;
let pool: pg.Pool;
let errors: Error[];

beforeAll(async () => {
  dataDir = await createEmbeddedFolder();
  ({ server, pool, errors } = await run(join(dataDir, "pg")));
});

afterAll(async () => {
  await stop({ server, pool });
  rmSync(dataDir, { recursive: true });
});

describe("the protocol", () => {
  test("values and rows far larger than one chunk go both ways", async () => {
    const text = "ş".repeat(5_000_000);
    const { rows } = await pool.query("select $1::text as text", [text]);
    expect(rows[0].text).toBe(text);
    const many = await pool.query("select n, repeat('x', 200) from generate_series(1, 50000) n");
    expect(many.rows).toHaveLength(50_000);
  });

  test("an error leaves the session usable", async () => {
    const client = await pool.connect();
    await expect(client.query("select $1::int", ["no number"])).rejects.toMatchObject({ code: "22P02" });
    await expect(client.query("select * from nowhere")).rejects.toMatchObject({ code: "42P01" });
    expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    client.release();
  });

  test("the thread that asks stays free while the database works", async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 10);
    await pool.query("select count(*) from generate_series(1, 3000000)");
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
  });
});

describe("a client of another kind", () => {
  beforeEach(async () => {
    await pool.end(); // there is one session at a time
    pool = poolOf(server, errors);
  });

  test("is told that there is no encryption", async () => {
    const client = new pg.Client({ stream: server.createStream, ssl: true });
    await expect(client.connect()).rejects.toThrow("The server does not support SSL connections");
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  test("that sends something else loses its session and harms nobody", async () => {
    const stream = server.createStream().connect();
    stream.resume().write("GET / HTTP/1.1\r\n\r\n");
    await once(stream, "close");
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });
});

describe("the end of a session", () => {
  test("rolls back and leaves nothing to the next one", async () => {
    const client = await pool.connect();
    await client.query("set timezone = 'Asia/Tokyo'");
    await client.query({ name: "prepared", text: "select 1 as one" });
    await client.query("create temporary table mine (n int)");
    await client.query("select pg_advisory_lock(1)");
    await client.query("begin");
    await client.query("create table unfinished (n int)");
    client.release(true);
    const { rows } = await pool.query(
      `select current_setting('timezone') as zone, to_regclass('unfinished') as unfinished, to_regclass('mine') as mine,
         (select count(*)::int from pg_prepared_statements) as prepared,
         (select count(*)::int from pg_locks where locktype = 'advisory') as locks`,
    );
    expect(rows).toEqual([{ zone: "UTC", unfinished: null, mine: null, prepared: 0, locks: 0 }]);
  });
});

describe("a crash of the worker", () => {
  test("fails the query under way, and the next one starts the worker again", async () => {
    await pool.query("create table kept (n int)");
    await pool.query("insert into kept values (1)");
    const failed = pool.query(longQuery).catch((error: unknown) => error);
    await sleep(100);
    await server.kill();
    expect(isDatabaseUnavailable(await failed)).toBe(true);
    expect((await pool.query("select n from kept")).rows).toEqual([{ n: 1 }]);
  });

  test("loses an open transaction and nothing else", async () => {
    await pool.query("create table lost (n int)");
    const client = await pool.connect();
    await client.query("begin");
    await client.query("insert into lost values (1)");
    await server.kill();
    const error = await client.query("commit").catch((reason: unknown) => reason);
    client.release();
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect((await pool.query("select n from lost")).rows).toEqual([]);
  });

  test("while idle is reported and costs nothing", async () => {
    await pool.query("select 1");
    errors.length = 0;
    await server.kill();
    await sleep(50);
    expect(errors.length).toBeGreaterThan(0);
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  test("comes by itself where a query that was given up goes on for long", { timeout: 20_000 }, async () => {
    const client = await pool.connect();
    const failed = client.query(longQuery).catch((error: unknown) => error);
    await sleep(100);
    await client.end();
    client.release(true);
    expect(await failed).toBeInstanceOf(Error);
    const next = await pool.query("select 1").catch((error: unknown) => error);
    expect(isDatabaseUnavailable(next)).toBe(true);
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });
});

test("a restart between two sessions keeps what was committed, and who asks meanwhile waits", async () => {
  await pool.query("create table restarted (n int)");
  const client = await pool.connect();
  await client.query("insert into restarted values (1)");
  await client.query("set application_name = 'before'");
  errors.length = 0;
  const restarted = server.restart();
  client.release(true);
  const { rows } = await pool.query(
    "select (select count(*)::int from restarted) as count, current_setting('application_name') as name",
  );
  await restarted;
  expect(rows).toEqual([{ count: 1, name: "" }]);
  expect(errors).toEqual([]);
});

describe("the folder", () => {
  test("whose making was interrupted is made anew", { timeout: 60_000 }, async () => {
    const folder = join(dataDir, "interrupted");
    mkdirSync(folder);
    writeFileSync(join(folder, "PG_VERSION"), "18\n");
    writeFileSync(`${folder}.unfinished`, "");
    const made = await run(folder);
    expect((await made.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    expect(existsSync(`${folder}.unfinished`)).toBe(false);
    await stop(made);
  });

  test("that is broken is an error that names it", async () => {
    const folder = join(dataDir, "broken");
    mkdirSync(folder);
    writeFileSync(join(folder, "PG_VERSION"), "18\n");
    await expect(run(folder)).rejects.toThrow(folder);
  });

  test("has everything on disk after a close", async () => {
    await pool.query("create table many as select n from generate_series(1, 10000) n");
    await stop({ server, pool });
    ({ server, pool, errors } = await run(join(dataDir, "pg")));
    expect((await pool.query("select count(*)::int as count from many")).rows).toEqual([{ count: 10_000 }]);
  });
});
