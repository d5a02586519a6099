import { signedInListId } from "../accounts/session/session.ts";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import { startWorker } from "../page/service-worker.ts";
import { loadWithOwn } from "../progress/own-titles.ts";
import { fetchAnswers, fetchPages, type RoadPage } from "./fetch-kept.ts";
import { type KeptItem, personOf, roadCache, withKept } from "./kept-database.ts";

/** Why something could not be kept: there is no room, the browser stores nothing, or the server did not answer. */
export type KeepFailure = "room" | "forbidden" | "failed";

/** Requests at once. */
const atOnce = 6;
/** Kept things are renewed after so long, when there is a connection. */
const freshMs = 20 * 3_600_000;

/** All that is kept, the latest first; nothing where the browser stores nothing. */
export async function readKept(): Promise<readonly KeptItem[]> {
  const items = await withKept((database) => database.getAll("items")).catch(() => []);
  return items.toSorted((one, other) => other.at - one.at);
}

export type KeepWish = RoadPage & { readonly title: string };

/** Keeps a page with all it needs, or nothing of it: what was kept of it before stays until the new is whole. */
export async function keepForRoad(wish: KeepWish): Promise<KeepFailure | undefined> {
  try {
    if ((await startWorker()) === undefined) return "forbidden";
    await keep(wish);
    return undefined;
  } catch (error) {
    await dropUnused().catch(() => undefined);
    return failureOf(error);
  }
}

function failureOf(error: unknown): KeepFailure {
  if (!(error instanceof DOMException)) return "failed";
  if (error.name === "QuotaExceededError") return "room";
  return ["SecurityError", "InvalidStateError", "UnknownError"].includes(error.name) ? "forbidden" : "failed";
}

async function keep({ title, ...page }: KeepWish): Promise<void> {
  const { path, locale, list } = page;
  const owner = signedInListId() ?? null;
  const { release, parts: pages, files } = await fetchPages(page);
  await keepFiles(roadCache(locale, release), files);
  const { parts: answers, figures } = await fetchAnswers(page, await loadWithOwn());
  const parts = [...pages, ...answers];
  const bytes = parts.reduce((sum, { item, body }) => sum + (item === null ? 0 : body.byteLength), 0);
  const item: KeptItem = { path, title, locale, owner, release, bytes, list, at: Date.now() };
  // Another person may have signed in meanwhile.
  if (owner !== (signedInListId() ?? null)) throw new Error("the session has ended");
  await withKept(async (database) => {
    const transaction = database.transaction(["items", "parts", "figures"], "readwrite");
    const kept = transaction.objectStore("parts");
    for (const address of await kept.index("byItem").getAllKeys(path)) await kept.delete(address);
    for (const part of parts) await kept.put(part);
    await transaction.objectStore("items").put(item);
    if (figures !== undefined) await transaction.objectStore("figures").put(figures);
    await transaction.done;
  });
  // A browser that is short of room throws away what nobody asked it to keep.
  await navigator.storage?.persist?.().catch(() => false);
  await dropUnused();
}

/** Of one release, so that a page never loads a file of another. */
async function keepFiles(name: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter((file) => !there.has(file));
  while (missing.length > 0) await cache.addAll(missing.splice(0, atOnce));
}

/** Removes something that was kept. */
export async function removeKept(path: string): Promise<void> {
  await withKept(async (database) => {
    const transaction = database.transaction(["items", "parts", "figures"], "readwrite");
    const kept = transaction.objectStore("parts");
    for (const address of await kept.index("byItem").getAllKeys(path)) await kept.delete(address);
    const figures = transaction.objectStore("figures");
    for (const { id, item } of await figures.getAll()) if (item === path) await figures.delete(id);
    await transaction.objectStore("items").delete(path);
    await transaction.done;
  });
  await dropUnused();
}

/** Files of releases of which nothing is kept any more. */
async function dropUnused(): Promise<void> {
  const used = new Set((await readKept()).map(({ locale, release }) => roadCache(locale, release)));
  for (const name of await caches.keys()) if (name.startsWith("road ") && !used.has(name)) await caches.delete(name);
}

/**
 * Keeps anew what is of another release than the document's, or was kept yesterday; and removes what somebody else kept
 * whose session ended elsewhere.
 */
export async function renewKept(release: string | undefined): Promise<void> {
  const owner = signedInListId() ?? null;
  const { token } = userDataStore().get();
  const person = await personOf(token === undefined ? null : `Bearer ${token}`);
  for (const item of await readKept()) {
    if (item.owner !== null && owner !== null && item.owner !== owner) await removeKept(item.path);
    else if (item.owner === owner && (await isOld(item, release, person))) await keepForRoad(item);
  }
}

async function isOld(item: KeptItem, release: string | undefined, person: string | null): Promise<boolean> {
  if (item.release !== release || Date.now() - item.at > freshMs || item.at > Date.now()) return true;
  const parts = await withKept((database) => database.getAllFromIndex("parts", "byItem", item.path));
  return parts.some((part) => part.person !== null && part.person !== person);
}
