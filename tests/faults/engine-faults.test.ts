import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { ensureBuild } from "../../src/main/build.ts";
import { type Cluster, missingEngines, startCluster } from "../cluster/cluster.ts";
import { runCli } from "../factories/run-cli.ts";
import { killedProcess, restartedPrimary, stoppedRedis } from "../load/engine-faults.ts";
import { compareWithLedger } from "../load/fault-findings.ts";
import { playThroughFaults } from "../load/fault-learners.ts";

// The short form of `npm run bench:faults`, on engines of its own.

const hasEngines = inject("templateDatabase").kind === "postgres" && missingEngines().length === 0;
const learners = 6;
const series = path.resolve(import.meta.dirname, "../../content/catalogue/Four Hundred Umbrellas");

async function hasSeries(origin: string): Promise<void> {
  const { seriesList } = await (await fetch(`${origin}/api/Home/GetContent`)).json();
  expect(seriesList).toHaveLength(1);
}

describe.runIf(hasEngines)("learners play for points through nginx, two processes, PgBouncer and Redis", () => {
  let cluster: Cluster;
  let databaseUrl = "";

  beforeAll(async () => {
    await ensureBuild(false, () => undefined);
    const env = { LOG_LEVEL: "warn", RATE_LIMIT_PER_MINUTE: "0", SAMPLE_CATALOGUE: "false" };
    cluster = await startCluster({ env });
    databaseUrl = cluster.primary.url.replace(/postgres$/, "diziokulu");
    const imported = await runCli(["import", series], { DATABASE_URL: databaseUrl, DATA_DIR: `${cluster.folder}/cli` });
    expect(imported).toMatchObject({ code: 0, err: "" });
    // Each process hears of it.
    await vi.waitFor(() => Promise.all(cluster.siteOrigins.map(hasSeries)), { timeout: 30_000 });
  }, 300_000);

  afterAll(() => cluster?.stop());

  test.each([killedProcess, restartedPrimary, stoppedRedis])(
    "no acknowledged answer is lost: $name",
    async ({ run }) => {
      let acknowledged = 0;
      const end = new AbortController();
      const playing = playThroughFaults({
        origin: cluster.origin,
        learners,
        thoughtMs: 300,
        until: end.signal,
        onFailure: () => undefined,
        onAcknowledged: () => {
          acknowledged += 1;
        },
      });
      const goOn = async () => {
        const before = acknowledged;
        await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(before + 2 * learners), { timeout: 60_000 });
      };
      const faulty = goOn()
        .then(() => run(cluster, goOn))
        .then(goOn);
      await faulty.finally(() => end.abort());
      const found = await compareWithLedger(databaseUrl, await playing);
      expect(found.faults).toEqual([]);
      expect(found.acknowledged).toBe(acknowledged);
    },
  );
});
