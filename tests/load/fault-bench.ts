import { appendFileSync, closeSync, openSync, statfsSync, unlinkSync, writeSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { missingEngines, startCluster } from "../cluster/cluster.ts";
import {
  type Fault,
  killedPgBouncer,
  killedProcess,
  promotedReplica,
  restartedPrimary,
  stoppedRedis,
} from "./engine-faults.ts";
import { compareWithLedger, kindsOf, say, tellFound } from "./fault-findings.ts";
import { type Failure, playThroughFaults } from "./fault-learners.ts";
import { runRollingRelease } from "./rolling-release.ts";

// `npm run bench:faults`: learners play through nginx while one engine after the other fails. Exit code 1 where an
// acknowledged answer was lost or doubled, or points differ from the ledger. FAULT_LEARNERS, FAULT_PAUSE_SECONDS.
// `npm run bench:faults -- disk`: the disk of the primary alone, which is a small one for it (Linux, as root).
// `npm run bench:faults -- release [COMMIT]`: no faults, but another release beside this one: rolling-release.ts.

const learners = Number(process.env.FAULT_LEARNERS ?? 50);
const pauseMs = 1000 * Number(process.env.FAULT_PAUSE_SECONDS ?? 15);

/** Room for the database of a run, and for no more than some seconds of a full disk. */
const diskMegabytes = 800;

const fullDisk: Fault = {
  name: "the primary's disk is full for a while",
  async run({ primary }) {
    const filling = path.join(path.dirname(primary.folder), "filling");
    const { bavail, bsize } = statfsSync(primary.folder);
    // Written, not only reserved; what is left is less than a segment of the log.
    const file = openSync(filling, "w");
    const megabyte = Buffer.alloc(1024 * 1024);
    try {
      for (let written = 0; written < bavail * bsize; written += megabyte.length) writeSync(file, megabyte);
    } catch {
      // As full as it gets.
    }
    closeSync(file);
    await sleep(pauseMs);
    unlinkSync(filling);
    // A log that cannot be written ends the server; whoever watches it starts it again.
    if (!primary.isRunning()) await primary.start();
  },
};

/** The last one leaves no primary but the former replica. */
const faults: readonly Fault[] = [killedProcess, restartedPrimary, stoppedRedis, killedPgBouncer, promotedReplica];

async function main(): Promise<number> {
  const missing = missingEngines().map(({ program }) => program);
  if (missing.length > 0) {
    say(`Not installed: ${missing.join(", ")}.`);
    return 1;
  }
  const isDisk = process.argv[2] === "disk";
  const cluster = await startCluster({ report: say, primaryMegabytes: isDisk ? diskMegabytes : undefined });
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
    for (const { name, run } of isDisk ? [fullDisk] : faults) {
      failures.length = 0;
      const began = performance.now();
      await run(cluster, (share) => sleep(share * pauseMs));
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      await sleep(pauseMs);
      const times = failures.map(({ at }) => (at - began) / 1000).sort((a, b) => a - b);
      const span = times.length === 0 ? "" : `, from ${times[0]?.toFixed(1)} to ${times.at(-1)?.toFixed(1)} s`;
      say(`${name}: over after ${seconds} s; ${times.length} failed calls${span} ${kindsOf(failures)}`);
    }
    end.abort();
    const played = await playing;
    const server = isDisk ? cluster.primary : cluster.replica;
    const found = await compareWithLedger(server.url.replace(/postgres$/, "diziokulu"), played);
    return tellFound(found);
  } finally {
    if (process.env.FAULT_LOG !== undefined) appendFileSync(process.env.FAULT_LOG, cluster.output());
    await cluster.stop();
  }
}

process.exitCode = process.argv[2] === "release" ? await runRollingRelease(process.argv[3]) : await main();
