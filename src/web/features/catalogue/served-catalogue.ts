import type { Content } from "../../../contract/catalogue.ts";
import type { ApiClient } from "../page/api-client.ts";
import type { CatalogueSource } from "../page/page-context.ts";

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
