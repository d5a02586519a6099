import { chmodSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  createPrimary,
  createReplica,
  findPostgres,
  type PostgresServer,
} from "../../tests/cluster/postgres-servers.ts";
import { temporaryFolder } from "../../tests/factories/temporary-folder.ts";
import { type Db, type OpenDatabase, openDatabase } from "./database.ts";
import { sql } from "./drizzle.ts";
import { migrate } from "./migrate.ts";
import { raiseVersion } from "./publication/queries.ts";
import { followReplica, type Replica } from "./replica.ts";

const bin = findPostgres();
const waiting = { timeout: 60_000, interval: 50 };

async function isReplica(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select pg_is_in_recovery() as there`);
  return rows[0]?.there ?? false;
}

describe.runIf(bin !== undefined)("a streaming replica", () => {
  const folder = temporaryFolder();
  let primary: PostgresServer;
  let standby: PostgresServer;
  let database: OpenDatabase;
  let replica: Replica;
  const lines: string[] = [];
  let version = 0;

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    primary = await createPrimary(bin ?? "", path.join(folder, "primary"));
    database = await openDatabase({ url: primary.url, dataDir: folder });
    await migrate(database);
    standby = await createReplica(bin ?? "", path.join(folder, "replica"), primary);
    const report = (line: string) => void lines.push(line);
    replica = followReplica({
      url: standby.url,
      primary: database,
      version: () => version,
      poolSize: 2,
      isPooled: false,
      report,
    });
  });
  afterAll(async () => {
    await replica.close();
    await database.close();
    await standby.stop("immediate");
    await primary.stop("immediate");
    rmSync(folder, { recursive: true });
  });

  const isReadThere = () => replica.read(database.db, isReplica);
  const used = () => vi.waitFor(async () => expect(await isReadThere()).toBe(true), waiting);
  const left = () => vi.waitFor(async () => expect(await isReadThere()).toBe(false), waiting);
  /** On a slow machine it may be left and used more than once meanwhile. */
  const told = (line: RegExp) => vi.waitFor(() => expect(lines.at(-1)).toMatch(line), waiting);

  test("is read while it keeps up, and not before it has the published version", async () => {
    await used();
    version = await raiseVersion(database.db);
    // Whichever server answers, it has the version.
    const seen = await replica.read(database.db, async (db) => {
      const { rows } = await db.execute<{ version: number }>(sql`select version from publication`);
      return rows[0]?.version;
    });
    expect(seen).toBe(version);
    await used();
    version += 1;
    expect(await isReadThere()).toBe(false);
    version -= 1;
  });

  test("that stands still is left within seconds, and used again when it has caught up", async () => {
    await used();
    lines.length = 0;
    const pause = (call: string) => replicaQuery(`select pg_wal_replay_${call}()`);
    await pause("pause");
    // Else there would be nothing to be behind of.
    await vi.waitFor(async () => {
      await raiseVersion(database.db);
      expect(await isReadThere()).toBe(false);
      expect(lines.at(-1)).toMatch(/from the primary/);
    }, waiting);
    await pause("resume");
    await used();
    await told(/are read there/);
  });

  test("that is away costs no read, and is used when it is back", async () => {
    await used();
    lines.length = 0;
    await standby.stop("immediate");
    expect(await isReadThere()).toBe(false);
    await told(/from the primary/);
    await standby.start();
    await used();
    await told(/are read there/);
  });

  test("that was promoted is no replica any more", async () => {
    await used();
    await standby.promote();
    await left();
  });

  async function replicaQuery(text: string): Promise<void> {
    const direct = await openDatabase({ url: standby.url, dataDir: folder });
    await direct.pool.query(text);
    await direct.close();
  }
});
