import { createPath, type DataRouter, isRouteErrorResponse } from "react-router";
import { isDocumentKept } from "../features/page/keep-document.ts";

declare global {
  interface Window {
    /** React Router's, of this document. */
    readonly __reactRouterDataRouter?: DataRouter;
    readonly __reactRouterManifest?: { readonly version: string };
  }
}

const versionPath = "/api/Home/GetContentVersion";

/**
 * Loads a document anew at its next navigation once the server has another release than it: each answer of the API
 * names the server's. A navigation with a state stays in the document, which alone has it, and so does a running quiz.
 * Where a page's files are gone, it is loaded as a document at once. Each load follows a navigation of the user, so
 * servers of two releases behind one address cause no loop.
 */
export function followReleases(): void {
  const router = window.__reactRouterDataRouter;
  const own = window.__reactRouterManifest?.version;
  if (router === undefined || own === undefined || !hasStorage()) return;
  let isOutdated = false;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceResourceTiming) isOutdated ||= isOfOther(entry, own);
    }
  }).observe({ type: "resource", buffered: true });

  let shown = router.state.location;
  router.subscribe(({ navigation, location, errors }) => {
    if (navigation.state === "loading") {
      const { location: next } = navigation;
      const stays = next.state !== null || next.pathname === location.pathname;
      if (isOutdated && !stays && !isDocumentKept()) leaveFor(router, createPath(next));
    } else if (location !== shown) {
      shown = location;
      if (Object.values(errors ?? {}).some((error) => !isRouteErrorResponse(error))) void reloadIfReplaced(own);
    }
  });
}

/** What a document stores where the browser allows no storage is lost with it. */
function hasStorage(): boolean {
  try {
    localStorage.setItem("probe", "");
    localStorage.removeItem("probe");
    return true;
  } catch {
    return false;
  }
}

function isOfOther({ name, serverTiming }: PerformanceResourceTiming, own: string): boolean {
  if (!new URL(name).pathname.startsWith("/api/")) return false;
  return serverTiming.some(({ name: what, description }) => what === "release" && description !== own);
}

function leaveFor(router: DataRouter, path: string): void {
  // Or it would show the page meanwhile, and add it to the history.
  router.dispose();
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload());
  window.location.assign(path);
}

/** A page could not be shown: perhaps because the server no longer has this release's files. */
async function reloadIfReplaced(own: string): Promise<void> {
  const answer = await fetch(versionPath).catch(() => undefined);
  const release = /\brelease;desc="(?<version>[^"]*)"/.exec(answer?.headers.get("server-timing") ?? "")?.groups
    ?.version;
  if (release !== undefined && release !== own) window.location.reload();
}
