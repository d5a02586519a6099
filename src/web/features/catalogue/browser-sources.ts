import { defaultLocale, isLocale } from "../../../domain/locale/locale.ts";
import { createApiClient } from "../page/api-client.ts";
import type { PageSources } from "../page/page-context.ts";
import { createStoredCatalogue } from "./stored-catalogue.ts";

/** A load that takes longer than this ends with a screen that offers to try again. */
export const loadTimeoutMs = 120_000;

let sources: PageSources | undefined;

/** The one set of sources of this document; only to be called in the browser. */
export function browserSources(): PageSources {
  if (sources === undefined) {
    const lang = document.documentElement.lang;
    const client = createApiClient({
      fetch: (path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(loadTimeoutMs) }),
      lang: isLocale(lang) ? lang : defaultLocale,
    });
    sources = { client, catalogue: createStoredCatalogue(client, () => window.localStorage) };
  }
  return sources;
}
