import type { Content } from "../../../contract/catalogue.ts";
import type { ApiClient } from "../page/api-client.ts";
import type { CatalogueSource } from "../page/page-context.ts";
import { createStored, type StorageArea } from "../page/stored.ts";

/** Incremented when the shape of the stored data changes, so that data of an older release is ignored. */
const format = 1;

/**
 * The catalogue in the browser. The first call asks the API for the current version, once per document. The stored copy
 * is used when it has that version or when the API cannot be reached; otherwise the catalogue is downloaded and stored.
 *
 * @param area where the copy is stored as `DOData`
 */
export function createStoredCatalogue(client: ApiClient, area?: () => StorageArea): CatalogueSource {
  const stored = createStored("DOData", parseCatalogue, area);
  let current: Promise<Content> | undefined;

  async function download(): Promise<Content> {
    const content = await client.call("Home/GetContent");
    // There may be no room for two.
    stored.remove();
    stored.update(() => ({ format, ...content }));
    return content;
  }

  async function load(): Promise<Content> {
    const copy = stored.get();
    if (copy === undefined) return download();
    try {
      const { version } = await client.call("Home/GetContentVersion");
      return version === copy.version ? copy : await download();
    } catch {
      return copy;
    }
  }

  return {
    get() {
      if (current === undefined) {
        const attempt = load();
        current = attempt;
        attempt.catch(() => {
          if (current === attempt) current = undefined;
        });
      }
      return current;
    },
  };
}

type Copy = Content & { readonly format: number };

/** Undefined where there is none, or one of another format. */
function parseCatalogue(json: unknown): Copy | undefined {
  return isCopy(json) ? json : undefined;
}

function isCopy(json: unknown): json is Copy {
  if (typeof json !== "object" || json === null) return false;
  const copy: { readonly [Key in keyof Copy]?: unknown } = json;
  return (
    copy.format === format &&
    Number.isInteger(copy.version) &&
    Array.isArray(copy.seriesList) &&
    Array.isArray(copy.movieList)
  );
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
