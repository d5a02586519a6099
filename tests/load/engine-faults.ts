import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Cluster } from "../cluster/cluster.ts";

export type Fault = {
  readonly name: string;
  /** `goOn` is how long learners play on in the middle of it, as a share of the time between faults. */
  run(cluster: Cluster, goOn: (share: number) => Promise<unknown>): Promise<void>;
};

const shiftedClock = path.resolve(import.meta.dirname, "../e2e/shifted-clock.ts");
const tenMinutesMs = 10 * 60_000;

export const killedProcess: Fault = {
  name: "a process is killed (kill -9), and started again with its clock ten minutes ahead",
  async run({ folder, sites, startSite }, goOn) {
    await sites[1]?.stop("SIGKILL");
    await goOn(1 / 3);
    const clockFile = path.join(folder, "clock");
    writeFileSync(clockFile, String(tenMinutesMs));
    await startSite(1, { NODE_OPTIONS: `--import ${shiftedClock}`, CLOCK_FILE: clockFile });
  },
};

export const restartedPrimary: Fault = {
  name: "the primary is restarted",
  async run({ primary }) {
    await primary.stop("fast");
    await primary.start();
  },
};

export const stoppedRedis: Fault = {
  name: "Redis is stopped, and started after a while",
  async run({ redis }, goOn) {
    await redis.stop();
    await goOn(1 / 2);
    await redis.start();
  },
};

export const killedPgBouncer: Fault = {
  name: "PgBouncer is stopped, and started after 2 s",
  async run(cluster) {
    await cluster.pgbouncer.stop("SIGKILL");
    await sleep(2_000);
    await cluster.startPgBouncer();
  },
};

/** Afterwards there is no primary but the former replica. */
export const promotedReplica: Fault = {
  name: "the primary crashes, the replica is promoted, and PgBouncer led to it",
  async run(cluster) {
    const { primary, replica } = cluster;
    await primary.stop("immediate");
    await replica.promote();
    // The new primary has no standby that it could wait for.
    const client = new pg.Client({ connectionString: replica.url });
    await client.connect();
    await client.query("alter system set synchronous_standby_names = ''");
    await client.query("select pg_reload_conf()");
    await client.end();
    await cluster.pgbouncer.stop("SIGKILL");
    await cluster.startPgBouncer(replica);
  },
};
