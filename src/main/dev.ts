import { createServer, isRunnableDevEnvironment } from "vite";
import { deferredApi, type LoadedPages, type PagesLoader, type PagesModule } from "./pages.ts";
import { runSite } from "./run-site.ts";
import { siteConfigOf } from "./site-config.ts";

/** Pages that Vite compiles from their sources at each request, with hot module replacement in the browser. */
const loadDevelopmentPages: PagesLoader = async (options): Promise<LoadedPages> => {
  const { config, publicUrl, paymentFrameOrigin, reportError } = options;
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const site = siteConfigOf(config, publicUrl, paymentFrameOrigin);
  const { apiFetch, readFrom } = deferredApi();
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the pages here.");
  const load = async () => {
    const { createPages }: PagesModule = await ssr.runner.import("/src/web/app/server.ts");
    return createPages({ site, apiFetch, reportError, isDevelopment: true });
  };
  const { redirect, titleOf, pdfs, unavailable } = await load();
  return {
    pages: {
      redirect,
      titleOf,
      pdfs,
      unavailable,
      listOf: () => undefined,
      async render(request) {
        const page = await (await load()).render(request);
        // A cached page would not show the next change of its sources.
        page.headers.set("cache-control", "no-store");
        return page;
      },
    },
    clientFolder: undefined,
    prepare(app) {
      app.addHook("onRequest", (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()));
    },
    readFrom,
    close: () => vite.close(),
  };
};

await runSite(loadDevelopmentPages);
