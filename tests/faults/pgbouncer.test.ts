import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { findProgram } from "../../src/providers/speech/find-program.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { sql } from "../../src/storage/drizzle.ts";
import { migrate } from "../../src/storage/migrate.ts";
import { freePort } from "../factories/free-port.ts";
import { temporaryFolder } from "../factories/temporary-folder.ts";
import { createTestDatabase, type TestDatabase } from "../factories/test-database.ts";

const template = inject("templateDatabase");
const program = findProgram("pgbouncer", `${process.env.PATH}:/usr/sbin`);

/** PgBouncer in transaction mode, with two connections to the server; it refuses to run as root. */
async function startPgBouncer(folder: string, target: URL): Promise<{ child: ChildProcess; url: URL }> {
  const url = new URL(target);
  url.port = String(await freePort());
  const file = path.join(folder, "pgbouncer.ini");
  const users = path.join(folder, "users.txt");
  writeFileSync(users, `"${target.username}" "${decodeURIComponent(target.password)}"\n`);
  writeFileSync(
    file,
    `[databases]
* = host=${target.hostname} port=${target.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${url.port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 2
`,
  );
  for (const each of [folder, file, users]) chmodSync(each, 0o755);
  const isRoot = process.getuid?.() === 0;
  const nobody = isRoot ? { uid: Number(execFileSync("id", ["-u", "nobody"])) } : {};
  return { child: spawn(program ?? "", [file], { ...nobody, stdio: "ignore" }), url };
}

describe.runIf(template.kind === "postgres" && program !== undefined)("PgBouncer in transaction mode", () => {
  const folder = temporaryFolder();
  let created: TestDatabase;
  let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;

  beforeAll(async () => {
    created = await createTestDatabase();
    bouncer = await startPgBouncer(folder, new URL(created.options.url ?? ""));
  });
  afterAll(async () => {
    const ended = once(bouncer.child, "exit");
    bouncer.child.kill("SIGINT");
    await ended;
    await created.dispose();
    rmSync(folder, { recursive: true });
  });

  const open = (isPooled: boolean) =>
    openDatabase({ url: bouncer.url.href, isPooled, dataDir: created.options.dataDir });

  test("takes fifty transactions at once on its two connections, and a start that has nothing to migrate", async () => {
    const database = await open(true);
    await vi.waitFor(async () => expect(await database.isReady()).toBe(true), { timeout: 20_000 });
    await migrate(database);
    const sums = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        database.forRequests.db.transaction(async (inner) => {
          await inner.execute(sql`select pg_advisory_xact_lock(${n % 3})`);
          const { rows } = await inner.execute<{ sum: number }>(sql`select ${n}::int + 1 as sum`);
          return rows[0]?.sum;
        }),
      ),
    );
    expect(sums).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    await database.close();
  });

  test("refuses the time limits that a connection sends without the setting", async () => {
    const database = await open(false);
    await expect(database.pool.query("select 1")).rejects.toThrow(/startup parameter/);
    await database.close();
  });

  test("is not migrated through: it would leave the lock to others", async () => {
    const database = await open(true);
    await created.database.withConnection((client) =>
      client.query(
        "delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)",
      ),
    );
    await expect(migrate(database)).rejects.toThrow(/DATABASE_MIGRATION_URL/);
    await database.close();
  });
});
