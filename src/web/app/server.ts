import { randomBytes } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type Locale, locales } from "../../domain/locale/locale.ts";
import { createServedCatalogue } from "../features/catalogue/catalogue-source.ts";
import { ApiError, type ApiFetch, createApiClient } from "../features/page/api-client.ts";
import {
  errorReportContext,
  nonceContext,
  type PageSources,
  siteContext,
  sourcesContext,
} from "../features/page/page-context.ts";
import { isDecodablePath, localeOfPath, matchPath, pathOf, unknownPathOf } from "../features/page/paths.ts";
import type { SiteConfig } from "../features/page/site-config.ts";
import { withLocale } from "../i18n/server-locale.ts";
import { feedOf } from "./feeds.ts";
import { withDeferredScripts } from "./inline-scripts.ts";
import { lastResortPage } from "./last-resort-page.ts";
import { type PdfAddress, pdfAddresses } from "./pdf-addresses.ts";
import { type Redirect, redirectOf, type TitleAddress, titleOf } from "./redirects.ts";
import { posterOriginsOf, secureDocument } from "./security-policy.ts";

export type PagesOptions = {
  /** Answers the API's paths, such as /api/Home/GetContent, in process. */
  readonly apiFetch: ApiFetch;
  readonly site: SiteConfig;
  /** Called with failures while a page was rendered; the user sees an error page. */
  readonly reportError: (error: unknown, request: Request) => void;
  /** The development server adds inline scripts and styles, which the security policy would forbid. */
  readonly isDevelopment?: boolean;
};

/** Any cache may store the page, and revalidates it on each use. */
const publicPage = "public, max-age=0, must-revalidate";
const noStore = "private, no-store";

const developmentPolicy = "default-src 'self' 'unsafe-inline' data: ws:";

export type Pages = {
  /** Names this build, as the browser's scripts do. */
  readonly release: string | undefined;
  /** Where an address redirects to, if it does; to be called before `render`. */
  redirect(url: URL, userAgent: string): Redirect | undefined;
  render(request: Request): Promise<Response>;
  readonly pdfs: readonly PdfAddress[];
  /** Of an address of a title: which one it names, and the same address with another name in it. */
  titleOf(url: URL): TitleAddress | undefined;
  /** Of an address of a list: the part that names it. */
  listOf(url: URL): string | undefined;
  /** Addresses to which installed apps post what other programs share with them. */
  readonly shareTargets: readonly string[];
  /** Which page an address is of. */
  idOf(path: string): string | undefined;
  /** What is shown where a page cannot be rendered now. */
  unavailable(url: URL): Response;
};

/** The pages for the HTTP server. */
export function createPages(options: PagesOptions): Pages {
  const { storeLinks } = options.site;
  return {
    release: options.isDevelopment ? undefined : build.assets.version,
    redirect: (url, userAgent) => redirectOf(url, userAgent, storeLinks),
    render: createRenderer(options),
    pdfs: pdfAddresses,
    titleOf,
    listOf(url) {
      const match = matchPath(url.pathname);
      return match?.id === "wordList" ? match.params.url : undefined;
    },
    idOf: (path) => matchPath(path)?.id,
    shareTargets: locales.map((locale) => pathOf("bring", locale)),
    unavailable: (url) => lastResort(options, localeOfPath(url.pathname), 503),
  };
}

type DocumentFacts = {
  /** The mark of our own inline scripts and styles in it. */
  readonly nonce: string;
  readonly status: number;
  readonly isUncached?: boolean;
  readonly pictureOrigins?: readonly string[];
  readonly frameOrigins?: readonly string[];
};

/** The page that needs nothing: for faults, and where nothing can be rendered now. */
function lastResort(options: PagesOptions, locale: Locale, status: number): Response {
  const nonce = randomBytes(16).toString("hex");
  return documentOf(options, lastResortPage(locale, options.site, nonce), { nonce, status });
}

function documentOf(
  { isDevelopment = false }: PagesOptions,
  text: string,
  { nonce, status, isUncached = false, ...origins }: DocumentFacts,
): Response {
  const { html, policy } = secureDocument(text, nonce, origins);
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": status === 200 && !isUncached ? publicPage : noStore,
    "content-security-policy": isDevelopment ? developmentPolicy : policy,
  });
  if (status === 503) headers.set("retry-after", "30");
  return new Response(html, { status, headers });
}

/**
 * Makes the renderer of every address that is neither the API's nor a static file's: pages, sitemap, robots.txt, web
 * app manifest. Responses are identical for all users and query strings. A page cache may store those with
 * `cache-control: public`, by their path alone.
 */
function createRenderer(options: PagesOptions): (request: Request) => Promise<Response> {
  const { site, apiFetch, reportError, isDevelopment = false } = options;
  const sources = serverSources(apiFetch);
  const render = createRequestHandler(build, isDevelopment ? "development" : "production");

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    // The router's addresses for loader data: browsers call the API instead.
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
    const nonce = randomBytes(16).toString("hex");
    context.set(nonceContext, nonce);
    // The router only warns of malformed percent signs.
    const path = isDecodablePath(url.pathname) ? url.pathname : unknownPathOf(locale);
    const response = await withLocale(locale, () => render(new Request(new URL(path, url.origin)), context));
    if (!response.headers.get("content-type")?.startsWith("text/html")) return lastResort(options, locale, 500);
    const html = await response.text();
    return documentOf(options, isDevelopment ? html : withDeferredScripts(html, locale), {
      nonce,
      status: response.status,
      isUncached: isPrivate(path),
      // A page that needs no catalogue is sent without one.
      pictureOrigins: posterOriginsOf(await sources[locale].catalogue.get().catch(() => undefined)),
      frameOrigins: frameOriginsOf(path, site),
    });
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
      return lastResort(options, localeOfPath(new URL(request.url).pathname), isUnavailable ? 503 : 500);
    }
  };
}

/**
 * Whose frames a document may show. The payment provider's on the premium page alone: whoever comes there from another
 * page loads a document for the card. Advertisements on every page, since a document leads to all others; where none
 * may be shown, there is no slot for one.
 */
function frameOriginsOf(path: string, { paymentFrameOrigin, adsFrameOrigin }: SiteConfig): string[] {
  const isPremium = matchPath(path)?.id === "premium";
  return [isPremium ? paymentFrameOrigin : undefined, adsFrameOrigin].filter((origin) => origin !== undefined);
}

/**
 * Whether no cache may store a page: addresses with a code from a mail, and lists, which their owner may stop sharing.
 */
function isPrivate(path: string): boolean {
  const match = matchPath(path);
  return match !== undefined && ("code" in match.params || match.id === "wordList");
}

function notFound(): Response {
  return new Response(null, { status: 404, headers: { "cache-control": noStore } });
}

function serverSources(apiFetch: ApiFetch): Readonly<Record<Locale, PageSources>> {
  const clientIn = (lang: Locale) => createApiClient({ fetch: apiFetch, lang: () => lang });
  const client = clientIn("tr");
  // The catalogue has the texts of all languages, so one copy serves all.
  const catalogue = createServedCatalogue(client);
  return {
    tr: { client, catalogue },
    en: { client: clientIn("en"), catalogue },
    es: { client: clientIn("es"), catalogue },
  };
}
