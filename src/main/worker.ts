import { setTimeout as sleep } from "node:timers/promises";

/** Work that is repeated at an interval. */
export type Task = {
  /** The pause after each run, in milliseconds. */
  readonly everyMs: number;
  run(signal: AbortSignal): Promise<void>;
};

export type Worker = {
  /** Waits a few seconds for running tasks, then aborts them. */
  stop(): Promise<void>;
};

/** In milliseconds. */
export type WorkerTimeouts = {
  /** How long running tasks may take to finish when the worker stops. */
  readonly graceMs: number;
  /** The least pause after a failed run. Of consecutive failures only the first is reported. */
  readonly retryMs: number;
};

const defaultTimeouts: WorkerTimeouts = { graceMs: 4_000, retryMs: 15_000 };

/** Runs each task repeatedly, in the same process as the requests. */
export function startWorker(
  tasks: readonly Task[],
  onError: (error: unknown) => void,
  { graceMs, retryMs } = defaultTimeouts,
): Worker {
  const stopping = new AbortController();
  const aborting = new AbortController();

  /** Ends early when the worker stops. */
  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  }

  async function repeat({ everyMs, run }: Task): Promise<void> {
    let hasFailed = false;
    while (!stopping.signal.aborted) {
      try {
        await run(aborting.signal);
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) onError(error);
        hasFailed = true;
      }
      await pause(hasFailed ? Math.max(everyMs, retryMs) : everyMs);
    }
  }

  const ends = Promise.all(tasks.map(repeat));
  return {
    async stop() {
      stopping.abort();
      const timer = setTimeout(() => aborting.abort(), graceMs);
      await ends;
      clearTimeout(timer);
    },
  };
}
