/** Of the service worker (src/worker), which controls all pages. */
export const workerPath = "/service-worker.js";

/** What pages tell the service worker. */
export type WorkerMessage =
  /** A page was shown, with the assets that the document has loaded until then. */
  | { readonly type: "visited"; readonly path: string; readonly assets: readonly string[] }
  /** To a waiting worker: it takes the place of the active one. */
  | { readonly type: "activate" };

export function canHaveWorker(): boolean {
  // No development server has one.
  return import.meta.env.PROD && navigator.serviceWorker !== undefined;
}

/** The worker of this browser once it is active; undefined where there can be none. */
export async function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!canHaveWorker()) return undefined;
  const { serviceWorker } = navigator;
  // Undefined where a test blocks workers.
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register(workerPath);
  return registration === undefined ? undefined : await serviceWorker.ready;
}
