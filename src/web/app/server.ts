import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { Locale } from "../../domain/locale/locale.ts";
import { createServedCatalogue } from "../features/catalogue/catalogue-source.ts";
import { ApiError, type ApiFetch, createApiClient } from "../features/page/api-client.ts";
import { errorReportContext, type PageSources, siteContext, sourcesContext } from "../features/page/page-context.ts";
import { isReadablePath, localeOfPath, matchPath, unknownPathOf } from "../features/page/paths.ts";
import type { SiteConfig } from "../features/page/site-config.ts";
import { withLocale } from "../i18n/server-locale.ts";
import { feedOf } from "./feeds.ts";
import { withDeferredScripts } from "./inline-scripts.ts";
import { lastResortPage } from "./last-resort-page.ts";
import { type Redirect, redirectOf } from "./redirects.ts";
import { policyOf } from "./security-policy.ts";

export type PagesOptions = {
  /** Answers the API's paths, such as /api/Home/GetContent, in process. */
  readonly apiFetch: ApiFetch;
  readonly site: SiteConfig;
  /** Told of failures while a page was rendered; the visitor sees an error page. */
  readonly reportError: (error: unknown, request: Request) => void;
  /** The development server adds inline scripts and styles of its own, which the pages' policy would forbid. */
  readonly isDevelopment?: boolean;
};

/** A public page that any cache may keep as long as it asks again. */
const publicPage = "public, max-age=0, must-revalidate";
const notKept = "private, no-store";

const developmentPolicy = "default-src 'self' 'unsafe-inline' data: ws:";

export type Pages = {
  /** Where an address has moved to, if it has; to be asked before anything is rendered. */
  redirect(url: URL, userAgent: string): Redirect | undefined;
  render(request: Request): Promise<Response>;
};

/** The pages as the server uses them. */
export function createPages(options: PagesOptions): Pages {
  const { storeLinks } = options.site;
  return { redirect: (url, userAgent) => redirectOf(url, userAgent, storeLinks), render: createRenderer(options) };
}

/**
 * Makes the renderer of every address that is neither the API's nor a static file's: pages, sitemap,
 * robots.txt, web app manifest. Its answers are the same for every visitor and every query string.
 * Only answers with `cache-control: public` may be kept by a page cache, under their path alone.
 */
function createRenderer(options: PagesOptions): (request: Request) => Promise<Response> {
  const { site, apiFetch, reportError, isDevelopment = false } = options;
  const sources = serverSources(apiFetch);
  const render = createRequestHandler(build, isDevelopment ? "development" : "production");

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    // The router's own addresses for a page's data; the browser asks the API instead.
    if (url.pathname.endsWith(".data")) return notFound();
    const feed = await feedOf(url.pathname, site, sources.en.catalogue);
    if (feed) return new Response(feed.body, { headers: { "content-type": feed.type, "cache-control": publicPage } });
    return page(url);
  }

  async function page(url: URL): Promise<Response> {
    const locale = localeOfPath(url.pathname);
    const context = new RouterContextProvider();
    context.set(sourcesContext, sources[locale]);
    context.set(siteContext, site);
    context.set(errorReportContext, reportError);
    // The router only grumbles at percent signs that stand for nothing.
    const path = isReadablePath(url.pathname) ? url.pathname : unknownPathOf(locale);
    const response = await withLocale(locale, () => render(new Request(new URL(path, url.origin)), context));
    if (!response.headers.get("content-type")?.startsWith("text/html")) return lastResort(locale, 500);
    const html = await response.text();
    return document(isDevelopment ? html : withDeferredScripts(html, locale), response.status, hasSecret(path));
  }

  function lastResort(locale: Locale, status: number): Response {
    return document(lastResortPage(locale, site), status);
  }

  function document(html: string, status: number, isSecret = false): Response {
    const headers = new Headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": status === 200 && !isSecret ? publicPage : notKept,
    });
    headers.set("content-security-policy", isDevelopment ? developmentPolicy : policyOf(html));
    if (status === 503) headers.set("retry-after", "30");
    return new Response(html, { status, headers });
  }

  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    }
    try {
      const response = await answer(request);
      return request.method === "HEAD" ? new Response(null, response) : response;
    } catch (error) {
      const isUnavailable = error instanceof ApiError && error.status === 503;
      if (!isUnavailable) reportError(error, request);
      return lastResort(localeOfPath(new URL(request.url).pathname), isUnavailable ? 503 : 500);
    }
  };
}

/**
 * Codes of mails are for one person, and a list is its owner's, who may change it or share it no more: no cache should
 * hold either.
 */
function hasSecret(path: string): boolean {
  const match = matchPath(path);
  return match !== undefined && ("code" in match.params || match.id === "wordList");
}

function notFound(): Response {
  return new Response(null, { status: 404, headers: { "cache-control": notKept } });
}

function serverSources(apiFetch: ApiFetch): Readonly<Record<Locale, PageSources>> {
  const clientIn = (lang: Locale) => createApiClient({ fetch: apiFetch, lang: () => lang });
  const client = clientIn("tr");
  // The catalogue holds every language, so that one copy serves all.
  const catalogue = createServedCatalogue(client);
  return {
    tr: { client, catalogue },
    en: { client: clientIn("en"), catalogue },
    es: { client: clientIn("es"), catalogue },
  };
}
