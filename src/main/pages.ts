import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import { fetchInProcess } from "../api/in-process.ts";
import type { Pages } from "../api/pages/routes.ts";
import { clientFolder, ensureBuild, pagesFile } from "./build.ts";
import type { Config } from "./config.ts";
import { siteConfigOf } from "./site-config.ts";

export type PagesModule = typeof import("../web/app/server.ts");

export type PagesOptions = {
  readonly config: Config;
  readonly publicUrl: string;
  /** Of the payment provider whose page is shown in a frame. */
  readonly paymentFrameOrigin: string | undefined;
  report(line: string): void;
  reportError(error: unknown): void;
};

/** The pages, and their connections to the API, which they call and which serves them. */
export type LoadedPages = {
  readonly pages: Pages;
  readonly clientFolder: string | undefined;
  /** Called before routes are registered; for the development server. */
  prepare(app: FastifyInstance): void;
  readFrom(app: FastifyInstance): void;
  close(): Promise<void>;
};

export type PagesLoader = (options: PagesOptions) => Promise<LoadedPages>;

/** In-process calls of an API that is created later than the pages. */
export function deferredApi() {
  let api: FastifyInstance | undefined;
  return {
    async apiFetch(path: string, init?: RequestInit): Promise<Response> {
      if (api === undefined) throw new Error("A page was requested before the API was ready.");
      return fetchInProcess(api, path, init);
    },
    readFrom(app: FastifyInstance) {
      api = app;
    },
  };
}

/** The built pages; built first where that is needed and allowed. */
export const loadBuiltPages: PagesLoader = async (options) => {
  const { config, publicUrl, paymentFrameOrigin, report, reportError } = options;
  await ensureBuild(config.isProduction, report);
  const { createPages }: PagesModule = await import(pathToFileURL(pagesFile).href);
  const site = siteConfigOf(config, publicUrl, paymentFrameOrigin);
  const { apiFetch, readFrom } = deferredApi();
  return {
    pages: createPages({ site, apiFetch, reportError }),
    clientFolder,
    prepare() {},
    readFrom,
    async close() {},
  };
};
