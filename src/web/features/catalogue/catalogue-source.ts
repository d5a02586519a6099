import type { Content } from "../../../contract/catalogue.ts";

/** Where pages get the catalogue: kept by version, in the server's memory or the browser's store. */
export type CatalogueSource = { get(): Promise<Content> };
