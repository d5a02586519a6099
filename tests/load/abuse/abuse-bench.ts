import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { removeDataDir, startSite, temporaryDataDir } from "../../factories/running-site.ts";
import { residentMegabytes } from "../figures.ts";
import type { FromAttacker } from "./attacker.ts";
import { signUpLearners } from "./learners.ts";

const learnerCount = 20;
const playMs = 8_000;

export type AbuseFigure = {
  readonly name: string;
  readonly isAttack: boolean;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Learners' requests that were put off. */
  readonly refused: number;
  /** The most that the site had resident meanwhile. */
  readonly peakMb: number;
};

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function nextMessage(attacker: ChildProcess): Promise<FromAttacker> {
  const settled = new AbortController();
  const { signal } = settled;
  const ended = once(attacker, "exit", { signal }).then(() => []);
  const [message]: FromAttacker[] = await Promise.race([once(attacker, "message", { signal }), ended]);
  // So that no listener is left for the next one.
  ended.catch(() => undefined);
  settled.abort();
  if (message === undefined) throw new Error("the attacker has ended");
  return message;
}

/**
 * Twenty learners at the site with its default limits: alone, then during each of the attacks that were found. On
 * PostgreSQL where `databaseUrl` names one.
 */
export async function* benchAbuse(databaseUrl?: string): AsyncGenerator<AbuseFigure> {
  const dataDir = await temporaryDataDir();
  const env = {
    RATE_LIMIT_PER_MINUTE: "300",
    RATE_LIMIT_CREDENTIALS_PER_MINUTE: "10",
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  // The first start imports the sample catalogue, whose memory would be counted.
  await (await startSite(dataDir, env)).stop();
  const site = await startSite(dataDir, env);
  try {
    const learners = await signUpLearners(site.origin, learnerCount);
    const attacker = fork(path.join(import.meta.dirname, "attacker.ts"), [site.origin, dataDir]);
    const prepared = await nextMessage(attacker);
    const names = "ready" in prepared ? prepared.ready : [];

    async function during(name: string, isAttack = false): Promise<AbuseFigure> {
      let peakMb = 0;
      const watch = setInterval(async () => {
        peakMb = Math.max(peakMb, (await residentMegabytes(site.pid)) ?? 0);
      }, 50);
      if (isAttack) attacker.send(name);
      const { times, refused } = await learners.play(playMs);
      if (isAttack) {
        const ended = nextMessage(attacker);
        attacker.send("stop");
        await ended;
      }
      clearInterval(watch);
      return { name, isAttack, medianMs: quantile(times, 0.5), p99Ms: quantile(times, 0.99), refused, peakMb };
    }

    yield await during("warm-up");
    yield await during("learners alone");
    for (const name of names) yield await during(name, true);
    yield await during("learners alone again");
    attacker.disconnect();
    learners.close();
  } finally {
    await site.stop();
    await removeDataDir(dataDir);
  }
}
