import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Cluster, missingEngines, startCluster } from "../cluster/cluster.ts";
import { type Called, type CallKind, type Learner, readEvening, signUpLearner } from "./evening-learners.ts";
import { median, processCpuMs, residentMegabytes } from "./figures.ts";

// `npm run load`: an evening through the nginx of `npm run cluster`, each learner by a connection of their own; then two
// processes against one, both with all they can do. Exit code 1 where a call failed, one in a hundred took longer than
// 300 ms, or memory grew by over a tenth. --seconds 600 --connections 200 --pause 1500 (milliseconds, on average)

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "600" },
    connections: { type: "string", default: "200" },
    pause: { type: "string", default: "1500" },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);
const pauseMs = Number(values.pause);
/** Two processes against one: by so much each. */
const rushSeconds = Math.max(10, Math.min(60, seconds / 10));
const wanted = { p99Ms: 300, memory: 0.1, ratio: 1.7 };

const say = (line: string) => process.stdout.write(`${line}\n`);
const kinds: readonly CallKind[] = ["page", "answer", "list", "question"];

const pidsOf = ({ sites }: Cluster) => sites.map(({ child }) => child.pid ?? 0);

async function memoryOf(cluster: Cluster): Promise<number> {
  const sizes = await Promise.all(pidsOf(cluster).map((pid) => residentMegabytes(pid)));
  return Math.max(...sizes.map((size) => size ?? Number.NaN));
}

async function cpuOf(cluster: Cluster): Promise<number> {
  const times = await Promise.all(pidsOf(cluster).map(processCpuMs));
  return times.reduce((sum, each) => sum + each, 0);
}

type Played = {
  readonly called: readonly Called[];
  readonly perSecond: number;
  /** CPU of the site's processes for a call. */
  readonly cpuMs: number;
  /** Of the largest process, each second. */
  readonly memory: readonly number[];
};

async function play(
  cluster: Cluster,
  learners: readonly Learner[],
  pause: number,
  forSeconds: number,
): Promise<Played> {
  const called: Called[] = [];
  const memory: number[] = [];
  const end = new AbortController();
  const cpu = await cpuOf(cluster);
  const start = performance.now();
  const playing = learners.map((each) =>
    each.play({ pauseMs: pause, until: end.signal, onCall: (call) => called.push(call) }),
  );
  for (let second = 0; second < forSeconds; second += 1) {
    await sleep(1_000);
    memory.push(await memoryOf(cluster));
  }
  end.abort();
  await Promise.all(playing);
  return {
    called,
    memory,
    perSecond: called.length / ((performance.now() - start) / 1_000),
    cpuMs: ((await cpuOf(cluster)) - cpu) / called.length,
  };
}

function percentile(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}

function timesOf(called: readonly Called[]): number[] {
  return called.map(({ ms }) => ms).sort((a, b) => a - b);
}

function tellTimes(name: string, called: readonly Called[]): void {
  const times = timesOf(called);
  const figures = [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(times, share).toFixed(0)} ms`);
  say(`${name.padEnd(10)} ${String(called.length).padStart(8)} calls   ${figures.join("   ")}`);
}

async function withCluster<T>(
  sites: number,
  work: (cluster: Cluster, learners: readonly Learner[]) => Promise<T>,
): Promise<T> {
  const cluster = await startCluster({
    sites,
    env: {
      LOG_LEVEL: "warn",
      RATE_LIMIT_PER_MINUTE: "0",
      RATE_LIMIT_CREDENTIALS_PER_MINUTE: "0",
      MAIL_LIMIT_PER_HOUR: "0",
    },
  });
  try {
    const evening = await readEvening(cluster.origin);
    const learners: Learner[] = [];
    for (let place = 0; place < connections; place += 1) {
      learners.push(await signUpLearner(cluster.origin, evening, place));
    }
    const found = await work(cluster, learners);
    for (const each of learners) each.close();
    return found;
  } finally {
    await cluster.stop();
  }
}

/** @returns what is not as wanted */
function judge({ called, perSecond, cpuMs, memory }: Played): string[] {
  for (const kind of kinds)
    tellTimes(
      kind,
      called.filter((each) => each.kind === kind),
    );
  tellTimes("all", called);
  const faults = called.flatMap(({ fault }) => (fault === undefined ? [] : [fault]));
  const p99 = percentile(timesOf(called), 0.99);
  const part = Math.ceil(memory.length / 10);
  const [begin, end] = [median(memory.slice(part, 2 * part)), median(memory.slice(-part))];
  say(
    `${perSecond.toFixed(0)} calls a second, ${cpuMs.toFixed(2)} ms of the site's CPU each, errors: ${faults.length}`,
  );
  for (const fault of new Set(faults)) say(`  ${faults.filter((each) => each === fault).length} × ${fault}`);
  say(
    `memory of the largest process: ${begin} MB in the second tenth, ${end} MB in the last, at most ${Math.max(...memory)} MB`,
  );
  return [
    ...(faults.length > 0 ? [`${faults.length} errors, wanted 0`] : []),
    ...(p99 > wanted.p99Ms ? [`p99 ${p99.toFixed(0)} ms, wanted ${wanted.p99Ms}`] : []),
    ...(end > begin * (1 + wanted.memory) ? [`memory grew from ${begin} to ${end} MB`] : []),
  ];
}

async function main(): Promise<number> {
  const missing = missingEngines().map(({ program }) => program);
  if (missing.length > 0) {
    say(`Not installed: ${missing.join(", ")}.`);
    return 1;
  }
  const faults: string[] = [];
  const two = await withCluster(2, async (cluster, learners) => {
    say(`${connections} connections for ${seconds} s, two processes, a pause of ${pauseMs} ms on average`);
    faults.push(...judge(await play(cluster, learners, pauseMs, seconds)));
    return await play(cluster, learners, 0, rushSeconds);
  });
  const one = await withCluster(1, (cluster, learners) => play(cluster, learners, 0, rushSeconds));
  say(
    `without a pause, ${rushSeconds} s: two processes ${two.perSecond.toFixed(0)} calls a second, ${two.cpuMs.toFixed(2)} ms of CPU each`,
  );
  say(
    `                          one process ${one.perSecond.toFixed(0)} calls a second, ${one.cpuMs.toFixed(2)} ms of CPU each`,
  );
  say(
    `two against one: ${(two.perSecond / one.perSecond).toFixed(2)} times (wanted ${wanted.ratio}), on a machine that runs the learners and the engines too;`,
  );
  say(
    `by the site's CPU alone, were each process on a core of its own: ${((2 * one.cpuMs) / two.cpuMs).toFixed(2)} times`,
  );
  for (const fault of faults) say(`NOT AS WANTED  ${fault}`);
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = await main();
