import { setTimeout as sleep } from "node:timers/promises";
import { reasonOf } from "../storage/reason-of.ts";
import type { SiteLog } from "./site-log.ts";

const pauseMs = 1_000;

export type OutageLog = {
  /** Something failed because storage could not be reached. */
  note(error: unknown): void;
};

type Options = {
  readonly log: SiteLog;
  readonly isReady: () => Promise<boolean>;
  readonly pause?: () => Promise<unknown>;
};

/** Tells the begin and the end of an outage of storage, a line each, however many requests and tasks fail by it. */
export function createOutageLog({ log, isReady, pause = () => sleep(pauseMs, undefined, { ref: false }) }: Options) {
  let failures = 0;

  async function watch(): Promise<void> {
    const began = performance.now();
    do await pause();
    while (!(await isReady()));
    const seconds = Math.round((performance.now() - began) / 1000);
    log.warn({ seconds, failures }, `storage answers again, after ${seconds} s and ${failures} failures`);
    failures = 0;
  }

  return {
    note(error: unknown) {
      failures += 1;
      if (failures > 1) return;
      const reason = reasonOf(error);
      log.error({ err: reason }, `storage unavailable: ${reason.message}`);
      void watch();
    },
  } satisfies OutageLog;
}
