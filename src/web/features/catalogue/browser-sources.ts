import { getLocale } from "../../i18n/generated/runtime.js";
import { createApiClient, loadTimeoutMs } from "../page/api-client.ts";
import type { PageSources } from "../page/page-context.ts";
import { createStoredCatalogue } from "./catalogue-source.ts";

let sources: PageSources | undefined;

/** The sources of this document; browser only. */
export function browserSources(): PageSources {
  if (sources === undefined) {
    const client = createApiClient({
      fetch: (path, init) => fetch(path, init),
      lang: () => getLocale(),
      timeoutMs: loadTimeoutMs,
    });
    sources = { client, catalogue: createStoredCatalogue(client) };
  }
  return sources;
}
