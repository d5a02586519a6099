import { once } from "node:events";
import { MessageChannel, Worker } from "node:worker_threads";
import type { ToWorker, WorkerReport, WorkerSettings } from "./session-messages.ts";
import { SessionLostError, SessionStream } from "./session-stream.ts";

export type EmbeddedServer = {
  /** A connection that the driver uses like a socket. The first one after a crash restarts the worker. */
  createStream(): SessionStream;
  /**
   * Ends the worker once the present session is over, and its memory with it: the database's own never shrinks. The next
   * connection starts another.
   */
  restart(): Promise<void>;
  /** Finishes running work and closes the files. */
  close(): Promise<void>;
  /** Terminates the worker as a crash would: committed work stays, the rest is lost. */
  kill(): Promise<void>;
};

const closeTimeoutMs = 15_000;

type Options = {
  /** The folder of the database's files; created when absent. */
  readonly folder: string;
  /** Called with every failure of the worker. */
  readonly onError: (error: Error) => void;
};

function post(worker: Worker, message: ToWorker): void {
  worker.postMessage(message, message === "close" ? [] : [message.session]);
}

function launch({ folder, onError }: Options): Worker {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: { folder } satisfies WorkerSettings,
    execArgv: [],
  });
  worker.on("error", onError);
  worker.on("message", (report: WorkerReport) => {
    if (report !== "ready") onError(report.failure);
  });
  return worker;
}

/** Resolves when the worker accepts clients; rejects where it ends before. */
async function readiness(worker: Worker): Promise<void> {
  const ended = once(worker, "exit").then(([code]) => {
    throw new Error(`the embedded database's worker ended with code ${code}`);
  });
  await Promise.race([once(worker, "message"), ended]);
}

/** Runs the embedded database in a worker thread. Rejects when its files cannot be opened. */
export async function startEmbeddedServer(options: Options): Promise<EmbeddedServer> {
  const streams = new Set<SessionStream>();
  let isClosed = false;
  let worker: Worker | undefined;
  /** The worker accepts no more clients, but has the files open until it has exited. */
  let isEnding = false;

  const start = (): Worker => {
    const started = launch(options);
    started.once("error", () => {
      isEnding = true;
    });
    started.once("exit", () => {
      worker = undefined;
      isEnding = false;
    });
    worker = started;
    return started;
  };

  const kill = async () => {
    isEnding = true;
    await worker?.terminate();
  };

  /** The port closes when its worker ends. */
  const openPort = () => {
    if (isClosed) throw new SessionLostError();
    const { port1, port2 } = new MessageChannel();
    const serve = () => post(worker ?? start(), { session: port2 });
    if (worker !== undefined && isEnding) worker.once("exit", serve);
    else serve();
    return port1;
  };

  const createStream = () => {
    const stream = new SessionStream({ openPort, onStuck: () => void kill() });
    streams.add(stream);
    stream.once("close", () => streams.delete(stream));
    return stream;
  };

  const end = async () => {
    if (worker === undefined) return;
    const timer = setTimeout(() => void kill(), closeTimeoutMs);
    const exited = once(worker, "exit");
    post(worker, "close");
    await exited.finally(() => clearTimeout(timer));
  };

  const restart = async () => {
    isEnding = worker !== undefined;
    await end();
  };

  const close = async () => {
    isClosed = true;
    for (const stream of streams) stream.destroy();
    await end();
  };

  await readiness(start());
  return { createStream, restart, close, kill };
}
