import { createContext } from "react-router";
import type { Content } from "../../../contract/catalogue.ts";
import type { ApiClient } from "./api-client.ts";
import type { SiteConfig } from "./site-config.ts";

/** The catalogue, cached by version in the server's memory or the browser's storage. */
export type CatalogueSource = { get(): Promise<Content> };

/** What loaders read from, on the server and in the browser. */
export type PageSources = { readonly client: ApiClient; readonly catalogue: CatalogueSource };

export const sourcesContext = createContext<PageSources>();

/** Set on the server only; the browser has it from the document. */
export const siteContext = createContext<SiteConfig>();

/** Called with errors while a page was rendered; set on the server only. */
export const errorReportContext = createContext<(error: unknown, request: Request) => void>();

/** Marks our own inline scripts until the security policy is made; set on the server only. */
export const nonceContext = createContext<string>();
