import { type ResourceLimits, Worker } from "node:worker_threads";

/** The thread was ended, or ended by itself, before it answered. */
export class ThreadError extends Error {}

type Options = {
  readonly resourceLimits: ResourceLimits;
  /** Milliseconds after which the thread is ended. */
  readonly timeoutMs: number;
};

/**
 * Runs a script in a new thread, whose memory is given back at its end, and gives the message that it posts.
 *
 * @throws {ThreadError}
 */
export function runInThread(script: URL, task: unknown, { resourceLimits, timeoutMs }: Options): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: task, resourceLimits });
    const timer = setTimeout(() => void worker.terminate(), timeoutMs);
    let cause: unknown;
    // A thread that is ended early may exit with code 0.
    let answer: { readonly message: unknown } | undefined;
    worker.on("message", (message) => {
      answer = { message };
    });
    worker.on("error", (error) => {
      cause = error;
    });
    worker.on("exit", (code) => {
      clearTimeout(timer);
      if (answer === undefined) reject(new ThreadError(`The thread ended with code ${code}.`, { cause }));
      else resolve(answer.message);
    });
  });
}
