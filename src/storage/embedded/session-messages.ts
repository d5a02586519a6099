import type { MessagePort } from "node:worker_threads";

/** What the worker is started with. */
export type WorkerSettings = {
  /** The folder of the database's files. */
  readonly folder: string;
};

/** To the worker: a new client's port, or the request to finish running work, close the database and exit. */
export type ToWorker = { readonly session: MessagePort } | "close";

/** From the worker: it accepts clients, or something failed that no client awaits. */
export type WorkerReport = "ready" | { readonly failure: Error };

/** On a client's port, from the worker: bytes of the response, or that the last chunk has been processed. */
export type SessionReport = Uint8Array | "consumed";
