import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { roadCache, unpacked, withKept } from "../web/features/offline/kept-database.ts";
import { offlinePage } from "./offline-page.ts";

/** Caches of visited pages and of the files they load. Signing out deletes the first. */
const pagesCache = "pages";
const assetsCache = "assets";

/** So long the network is waited for where there is something to show. */
const timeoutSeconds = 3;
const mostPages = 60;
const mostAssets = 600;
const keptSeconds = 60 * 24 * 3_600;

/** Held by the tab that plays a quiz (features/quiz/player-lock.ts). */
const quizLock = "quiz";

/** Server HTML is the same for all users and query strings. */
const withoutQuery = ({ request }: { request: Request }) => {
  const { origin, pathname } = new URL(request.url);
  return Promise.resolve(origin + pathname);
};

const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: timeoutSeconds,
  plugins: [
    {
      cacheKeyWillBeUsed: withoutQuery,
      // Neither errors nor what no cache may store, such as lists that their owner may stop sharing.
      cacheWillUpdate: ({ response }) => Promise.resolve(isStorable(response) ? response : null),
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        (await keptPage(new URL(request.url).pathname)) ?? cachedResponse,
      handlerDidError: ({ request }) => offlinePage(new URL(request.url).pathname),
    },
    new ExpirationPlugin({ maxEntries: mostPages, maxAgeSeconds: keptSeconds, purgeOnQuotaError: true }),
  ],
});

const assets = new CacheFirst({
  cacheName: assetsCache,
  plugins: [new ExpirationPlugin({ maxEntries: mostAssets, maxAgeSeconds: keptSeconds, purgeOnQuotaError: true })],
});

/**
 * Documents come from the network where it answers soon, else as they were kept. Files have the hash of their content in
 * their names, so what a document loads is of its own release, whenever it was kept.
 */
export function answerDocuments(scope: ServiceWorkerGlobalScope): void {
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && !url.pathname.startsWith("/api/"),
    async (options) => {
      const { event, request } = options;
      event.waitUntil(letNextWorkerIn(scope));
      return await pages.handle({ event, request });
    },
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
    async ({ event, request }) => {
      const kept = await caches.match(request);
      if (kept !== undefined) return kept;
      // What a page fetches by itself it keeps in a cache of its own.
      return request.destination === "" ? await fetch(request) : await assets.handle({ event, request });
    },
  );
}

function isStorable({ status, headers }: Response): boolean {
  return status === 200 && headers.get("cache-control")?.includes("public") === true;
}

/** A page that was kept for the road, where all of what it may load is there. */
async function keptPage(path: string): Promise<Response | undefined> {
  try {
    return await withKept(async (database) => {
      const part = await database.get("parts", path);
      if (part === undefined) return undefined;
      const release = part.headers["x-release"] ?? "";
      const [locale] = (["tr", "en", "es"] as const).filter((one) => part.headers["content-language"] === one);
      if (locale === undefined || !(await caches.has(roadCache(locale, release)))) return undefined;
      return new Response(await unpacked(part.body), { status: part.status, headers: { ...part.headers } });
    });
  } catch {
    // Nothing may be stored, or it was deleted meanwhile.
    return undefined;
  }
}

/**
 * A newer worker begins with a navigation, unless a quiz is open in some tab. A tab that leaves its quiz for another document
 * has it open until then: that document names itself as visited, and it is asked again.
 */
export async function letNextWorkerIn({ registration, navigator }: ServiceWorkerGlobalScope): Promise<void> {
  const { waiting } = registration;
  if (waiting === null) return;
  const { held = [] } = await navigator.locks.query();
  if (!held.some(({ name }) => name === quizLock)) waiting.postMessage({ type: "activate" });
}

/** A page that was shown without its document, as by a link inside the site, is there without a connection too. */
export async function keepVisited(event: ExtendableEvent, path: string, loaded: readonly string[]): Promise<void> {
  const request = new Request(path);
  const isThere = (await (await caches.open(pagesCache)).match(request)) !== undefined;
  const document = isThere ? undefined : await pages.handle({ event, request });
  const named = document === undefined ? [] : assetsIn(await document.clone().text());
  for (const file of new Set([...loaded, ...named])) {
    if ((await caches.match(file)) === undefined) await assets.handle({ event, request: new Request(file) });
  }
}

/** The files that a document names. */
function assetsIn(html: string): string[] {
  return [...html.matchAll(/\/assets\/[\w./-]+\.(?:js|css|woff2|svg)/g)].map(([file]) => file);
}
