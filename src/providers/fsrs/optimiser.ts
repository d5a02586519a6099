import { Worker } from "node:worker_threads";
import type { LogEntry } from "../../domain/memory/word-memory.ts";

export type FitTask = {
  readonly entries: readonly LogEntry[];
  /** Those that the person has; null for the defaults. */
  readonly weights: readonly number[] | null;
};

/** `noBuild`: the package has none for this platform. */
export type Fitted = { readonly weights: readonly number[] | null } | "noBuild";

/**
 * Fits the parameters of FSRS-6 to a person's log: of the defaults, the present ones and those fitted to the first four
 * fifths of the grades it gives the ones that foretell the last fifth best; the present ones where there are too few grades.
 *
 * @throws where the thread fails or takes too long
 */
export type Optimiser = (task: FitTask) => Promise<Fitted>;

/** 50,000 answers take 1 s of processor time and 150 MB. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };
const timeoutMs = 120_000;

/** In a thread of its own, which ends with it: requests go on, and memory is given back at once. */
export const fitInThread: Optimiser = (task) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./fit-worker.ts", import.meta.url), { workerData: task, resourceLimits });
    const timer = setTimeout(() => void worker.terminate(), timeoutMs);
    timer.unref();
    worker.on("message", resolve);
    worker.on("error", reject);
    worker.on("exit", (code) => {
      clearTimeout(timer);
      // After a message this changes nothing.
      reject(new Error(`The thread that fits parameters ended with code ${code}.`));
    });
  });
