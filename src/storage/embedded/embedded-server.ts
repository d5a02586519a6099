import { once } from "node:events";
import { MessageChannel, Worker } from "node:worker_threads";
import type { ToWorker, WorkerReport, WorkerSettings } from "./session-messages.ts";
import { SessionLostError, SessionStream } from "./session-stream.ts";

export type EmbeddedServer = {
  /** A connection for the driver, used like a socket. The first one after a crash starts the worker again. */
  createStream(): SessionStream;
  /** Finishes what is under way and closes the files. */
  close(): Promise<void>;
  /** Ends the worker at once, as a crash would: committed work stays, the rest is lost. */
  kill(): Promise<void>;
};

const closeLimit = 15_000;

type Options = {
  /** Where the database's files are; made when absent. */
  readonly folder: string;
  /** Told of every failure of the worker. */
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

/** Resolves when the worker takes clients; rejects with the reason why it does not. */
async function readiness(worker: Worker): Promise<void> {
  const ended = once(worker, "exit").then(([code]) => {
    throw new Error(`the embedded database's worker ended with code ${code}`);
  });
  await Promise.race([once(worker, "message"), ended]);
}

/** Runs the embedded database in a worker thread. Rejects when its files do not open. */
export async function startEmbeddedServer(options: Options): Promise<EmbeddedServer> {
  const streams = new Set<SessionStream>();
  let isClosed = false;
  let worker: Worker | undefined;
  /** The worker takes no more clients, but has the files until it has exited. */
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

  /** A session whose worker ends sees its port closed. */
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

  const close = async () => {
    isClosed = true;
    for (const stream of streams) stream.destroy();
    if (worker === undefined) return;
    const patience = setTimeout(() => void kill(), closeLimit);
    const exited = once(worker, "exit");
    post(worker, "close");
    await exited.finally(() => clearTimeout(patience));
  };

  await readiness(start());
  return { createStream, close, kill };
}
