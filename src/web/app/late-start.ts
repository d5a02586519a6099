import type { DataRouter } from "react-router";
import { startWorker, type WorkerMessage } from "../features/page/service-worker.ts";
import { followReleases } from "./follow-releases.ts";

/** What begins some seconds after the page: no first load is made longer by it. */
followReleases();
followVisits().catch(() => undefined);

/** Starts the service worker and tells it which pages are shown, so that they are there without a connection. */
async function followVisits(): Promise<void> {
  const worker = await startWorker();
  if (worker === undefined) return;
  tell(worker, window.location.pathname);
  if (await hasKept()) await (await import("../features/offline/keep.ts")).renewKept(releaseOfDocument());
  const router: DataRouter | undefined = window.__reactRouterDataRouter;
  let shown = window.location.pathname;
  router?.subscribe(({ navigation, location: { pathname }, errors }) => {
    if (navigation.state !== "idle" || pathname === shown || errors !== null) return;
    shown = pathname;
    tell(worker, pathname);
  });
}

/** Asked before anything of it is loaded. */
async function hasKept(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === "offline");
}

const releaseOfDocument = () => window.__reactRouterManifest?.version;

function tell({ active }: ServiceWorkerRegistration, path: string): void {
  const assets = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  active?.postMessage({ type: "visited", path, assets } satisfies WorkerMessage);
}
