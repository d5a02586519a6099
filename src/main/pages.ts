import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import { fetchInProcess } from "../api/in-process.ts";
import type { Pages } from "../api/pages/routes.ts";
import { pagesFile } from "./build.ts";
import type { Config } from "./config.ts";
import { siteConfigOf } from "./site-config.ts";

type PagesModule = typeof import("../web/server.ts");

/** The built pages. They ask the API, which in turn serves them, so the app is handed over once it is there. */
export async function loadPages(
  config: Config,
  publicUrl: string,
  reportError: (error: unknown) => void,
): Promise<{ pages: Pages; useApi(app: FastifyInstance): void }> {
  const { createPageHandler, redirectOf }: PagesModule = await import(pathToFileURL(pagesFile).href);
  const site = siteConfigOf(config, publicUrl);
  let api: FastifyInstance | undefined;
  const render = createPageHandler({
    site,
    reportError,
    async apiFetch(path, init) {
      if (api === undefined) throw new Error("A page was asked for before the API was there.");
      return fetchInProcess(api, path, init);
    },
  });
  return {
    pages: { redirect: (url, userAgent) => redirectOf(url, userAgent, site.storeLinks), render },
    useApi(app) {
      api = app;
    },
  };
}
