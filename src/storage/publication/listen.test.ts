import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import { listenForPublications } from "./listen.ts";
import { raiseVersion, readVersion } from "./queries.ts";

const template = inject("templateDatabase");
const waiting = { timeout: 20_000, interval: 20 };
const namedListener = "application_name = 'dizi-okulu listens' and datname = current_database()";

describe.runIf(template.kind === "postgres")("publications", () => {
  let created: TestDatabase;
  beforeAll(async () => {
    created = await createTestDatabase();
  });
  afterAll(() => created.dispose());

  // A role sees what its own connections do.
  const listeners = async () => {
    const listening = `select from pg_stat_activity where ${namedListener} and query ilike 'listen%'`;
    return (await created.database.pool.query(listening)).rowCount;
  };

  test("are heard when they are committed, also after the connection was lost", async () => {
    const { db } = created.database;
    const heard: number[] = [];
    const listening = listenForPublications(created.options.url ?? "", (version) => heard.push(version));
    await vi.waitFor(async () => expect(await listeners()).toBe(1), waiting);

    const first = await db.transaction(async (transaction) => {
      const version = await raiseVersion(transaction);
      expect(await readVersion(db)).toBe(version - 1);
      return version;
    });
    await vi.waitFor(() => expect(heard).toEqual([first]), waiting);
    await db
      .transaction(async (transaction) => {
        await raiseVersion(transaction);
        transaction.rollback();
      })
      .catch(() => undefined);

    // The site's role may end its own connections.
    await created.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${namedListener}`);
    await vi.waitFor(async () => expect(await listeners()).toBe(1), waiting);
    const second = await raiseVersion(db);
    await vi.waitFor(() => expect(heard).toEqual([first, second]), waiting);
    listening.stop();
    await vi.waitFor(async () => expect(await listeners()).toBe(0), waiting);
  });
});
