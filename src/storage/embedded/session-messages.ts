import type { MessagePort } from "node:worker_threads";

/** What the worker is started with. */
export type WorkerSettings = {
  /** Where the database's files are. */
  readonly folder: string;
};

/** To the worker: a new client's port, or the wish that it finish what is under way, close the database and exit. */
export type ToWorker = { readonly session: MessagePort } | "close";

/** From the worker: it takes clients; or something failed that no client asked for. */
export type WorkerReport = "ready" | { readonly failure: Error };

/** On a client's port, from the worker: the database's bytes, or that the last chunk has been worked off. */
export type SessionReport = Uint8Array | "consumed";
