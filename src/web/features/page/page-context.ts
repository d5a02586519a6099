import { createContext } from "react-router";
import type { Content } from "../../../contract/catalogue.ts";
import type { ApiClient } from "./api-client.ts";
import type { SiteConfig } from "./site-config.ts";

/** Where pages get the catalogue: kept by version, in the server's memory or the browser's store. */
export type CatalogueSource = { get(): Promise<Content> };

/** What every page is made from, the same on the server and in the browser. */
export type PageSources = { readonly client: ApiClient; readonly catalogue: CatalogueSource };

export const sourcesContext = createContext<PageSources>();

/** Only set on the server; the browser keeps what the document brought. */
export const siteContext = createContext<SiteConfig>();

/** Told of what went wrong while a page was made; only set on the server. */
export const errorReportContext = createContext<(error: unknown, request: Request) => void>();
