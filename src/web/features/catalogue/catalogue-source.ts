import type { Content } from "../../../contract/catalogue.ts";
import type { ApiClient } from "../page/api-client.ts";
import type { CatalogueSource } from "../page/page-context.ts";

const storageKey = "DOData";

/** Incremented when the shape of the stored data changes, so that data of an older release is ignored. */
const format = 1;

/**
 * The catalogue in the browser. The first call asks the API for the current version, once per document. The stored copy
 * is used when it has that version or when the API cannot be reached; otherwise the catalogue is downloaded and stored.
 * Where storage is full or forbidden the document keeps the catalogue in memory.
 */
export function createStoredCatalogue(client: ApiClient, storage: () => Storage): CatalogueSource {
  let current: Promise<Content> | undefined;
  return {
    get() {
      if (current === undefined) {
        const attempt = load(client, storage);
        current = attempt;
        attempt.catch(() => {
          if (current === attempt) current = undefined;
        });
      }
      return current;
    },
  };
}

async function load(client: ApiClient, storage: () => Storage): Promise<Content> {
  const stored = read(storage);
  if (stored === undefined) return download(client, storage);
  try {
    const { version } = await client.call("Home/GetContentVersion");
    return version === stored.version ? stored : await download(client, storage);
  } catch {
    return stored;
  }
}

async function download(client: ApiClient, storage: () => Storage): Promise<Content> {
  const content = await client.call("Home/GetContent");
  try {
    storage().removeItem(storageKey);
    storage().setItem(storageKey, JSON.stringify({ format, ...content }));
  } catch {
    // Full or forbidden: the kept promise has the catalogue.
  }
  return content;
}

function read(storage: () => Storage): Content | undefined {
  try {
    const stored = JSON.parse(storage().getItem(storageKey) ?? "null");
    const isUsable =
      stored?.format === format &&
      Number.isInteger(stored.version) &&
      Array.isArray(stored.seriesList) &&
      Array.isArray(stored.movieList);
    return isUsable ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** The catalogue for rendering on the server: read again only when its version has changed. */
export function createServedCatalogue(client: ApiClient): CatalogueSource {
  let held: { readonly version: number; readonly content: Promise<Content> } | undefined;
  return {
    async get() {
      const { version } = await client.call("Home/GetContentVersion");
      if (held?.version === version) return held.content;
      const fresh = { version, content: client.call("Home/GetContent") };
      held = fresh;
      fresh.content.catch(() => {
        if (held === fresh) held = undefined;
      });
      return fresh.content;
    },
  };
}
