import { setTimeout as sleep } from "node:timers/promises";

/** A piece of work that is looked for again and again. */
export type Task = {
  /** The pause after each round, in milliseconds. */
  readonly everyMs: number;
  round(signal: AbortSignal): Promise<void>;
};

export type Worker = {
  /** Lets what is under way come to its end for a few seconds, then cuts it off. */
  stop(): Promise<void>;
};

/** In milliseconds. */
export type WorkerPatience = {
  /** How long what is under way may take to its end when the worker stops. */
  readonly patienceMs: number;
  /** The pause after a round that failed, as with no database; that it fails is told once until it no longer does. */
  readonly failedPauseMs: number;
};

const usualPatience: WorkerPatience = { patienceMs: 4_000, failedPauseMs: 15_000 };

/** Runs each task round after round, beside the requests of the same process. */
export function startWorker(
  tasks: readonly Task[],
  onError: (error: unknown) => void,
  { patienceMs, failedPauseMs } = usualPatience,
): Worker {
  const stopping = new AbortController();
  const cutting = new AbortController();

  /** Ends early when the worker stops. */
  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  }

  async function repeat({ everyMs, round }: Task): Promise<void> {
    let hasFailed = false;
    while (!stopping.signal.aborted) {
      try {
        await round(cutting.signal);
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) onError(error);
        hasFailed = true;
      }
      await pause(hasFailed ? Math.max(everyMs, failedPauseMs) : everyMs);
    }
  }

  const ends = Promise.all(tasks.map(repeat));
  return {
    async stop() {
      stopping.abort();
      const timer = setTimeout(() => cutting.abort(), patienceMs);
      await ends;
      clearTimeout(timer);
    },
  };
}
