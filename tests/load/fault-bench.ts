import { appendFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Cluster, missingEngines, startCluster } from "../cluster/cluster.ts";
import { type Failure, type Learner, playThroughFaults } from "./fault-learners.ts";

// `npm run bench:faults`: learners play through nginx while one engine after the other fails. Exit code 1 where an
// acknowledged answer was lost or doubled, or points differ from the ledger. FAULT_LEARNERS, FAULT_PAUSE_SECONDS.

const learners = Number(process.env.FAULT_LEARNERS ?? 50);
const pauseMs = 1000 * Number(process.env.FAULT_PAUSE_SECONDS ?? 15);
const say = (line: string) => process.stdout.write(`${line}\n`);

const shiftedClock = path.resolve(import.meta.dirname, "../e2e/shifted-clock.ts");
const tenMinutesMs = 10 * 60_000;

type Fault = { readonly name: string; run(cluster: Cluster): Promise<void> };

/** The last one leaves no primary but the former replica. */
const faults: readonly Fault[] = [
  {
    name: "a process is killed (kill -9), and started again with its clock ten minutes ahead",
    async run({ folder, sites, startSite }) {
      await sites[1]?.stop("SIGKILL");
      await sleep(pauseMs / 3);
      const clockFile = path.join(folder, "clock");
      writeFileSync(clockFile, String(tenMinutesMs));
      await startSite(1, { NODE_OPTIONS: `--import ${shiftedClock}`, CLOCK_FILE: clockFile });
    },
  },
  {
    name: "the primary is restarted",
    async run({ primary }) {
      await primary.stop("fast");
      await primary.start();
    },
  },
  {
    name: "Redis is stopped, and started after a while",
    async run({ redis }) {
      await redis.stop();
      await sleep(pauseMs / 2);
      await redis.start();
    },
  },
  {
    name: "PgBouncer is stopped, and started after 2 s",
    async run(cluster) {
      await cluster.pgbouncer.stop("SIGKILL");
      await sleep(2_000);
      await cluster.startPgBouncer();
    },
  },
  {
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
  },
];

function kindsOf(failures: readonly Failure[]): string {
  const kinds = [...new Set(failures.map(({ what }) => what))];
  return kinds.length === 0 ? "" : `(${kinds.join(", ")})`;
}

type Found = { readonly acknowledged: number; readonly stored: number; readonly faults: readonly string[] };

/** Compares what learners were told with what is stored. */
async function compare(url: string, played: readonly Learner[]): Promise<Found> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const wrong: string[] = [];
  let acknowledged = 0;
  let stored = 0;
  for (const learner of played) {
    const { rows } = await client.query<{ id: string; points: number }>(
      "select question_id as id, points from points_ledger join users on users.id = user_id where username = $1",
      [learner.username],
    );
    const ledger = new Map(rows.map(({ id, points }) => [id, points]));
    stored += rows.length;
    acknowledged += learner.acknowledged.size;
    for (const [id, points] of learner.acknowledged) {
      if (!ledger.has(id)) wrong.push(`${learner.username}: an acknowledged answer is not in the ledger`);
      else if (ledger.get(id) !== points) wrong.push(`${learner.username}: ${points} told, ${ledger.get(id)} stored`);
    }
  }
  const { rows: unequal } = await client.query(
    `select username from users
     left join (select user_id, sum(points) as points from points_ledger group by user_id) ledger on ledger.user_id = users.id
     left join (select user_id, sum(points) as points from points_days group by user_id) days on days.user_id = users.id
     left join (select user_id, sum(points) as points from points_months group by user_id) months on months.user_id = users.id
     where coalesce(ledger.points, 0) <> coalesce(days.points, 0) or coalesce(ledger.points, 0) <> coalesce(months.points, 0)`,
  );
  wrong.push(...unequal.map(({ username }) => `${username}: points differ from the ledger`));
  await client.end();
  return { acknowledged, stored, faults: wrong };
}

async function main(): Promise<number> {
  const missing = missingEngines().map(({ program }) => program);
  if (missing.length > 0) {
    say(`Not installed: ${missing.join(", ")}.`);
    return 1;
  }
  const cluster = await startCluster({ report: say });
  try {
    const failures: Failure[] = [];
    const end = new AbortController();
    const playing = playThroughFaults({
      origin: cluster.origin,
      learners,
      thoughtMs: 3_000,
      until: end.signal,
      onFailure: (failure) => failures.push(failure),
    });
    playing.catch(() => undefined);
    await sleep(2 * pauseMs);
    say(`${learners} learners play; failed calls before any fault: ${failures.length} ${kindsOf(failures)}`);
    for (const { name, run } of faults) {
      failures.length = 0;
      const began = performance.now();
      await run(cluster);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      await sleep(pauseMs);
      const times = failures.map(({ at }) => (at - began) / 1000).sort((a, b) => a - b);
      const span = times.length === 0 ? "" : `, from ${times[0]?.toFixed(1)} to ${times.at(-1)?.toFixed(1)} s`;
      say(`${name}: over after ${seconds} s; ${times.length} failed calls${span} ${kindsOf(failures)}`);
    }
    end.abort();
    const played = await playing;
    const found = await compare(cluster.replica.url.replace(/postgres$/, "diziokulu"), played);
    say(`Acknowledged answers: ${found.acknowledged}; in the ledger: ${found.stored}.`);
    for (const line of found.faults.slice(0, 20)) say(line);
    say(`Lost, doubled or differing: ${found.faults.length}.`);
    return found.faults.length === 0 && found.acknowledged > 0 ? 0 : 1;
  } finally {
    if (process.env.FAULT_LOG !== undefined) appendFileSync(process.env.FAULT_LOG, cluster.output());
    await cluster.stop();
  }
}

process.exitCode = await main();
