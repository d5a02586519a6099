import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Locale } from "../../domain/locale/locale.ts";
import {
  type CachedResponse,
  type CommonHeaders,
  cachedResponseOf,
  type PlainResponse,
} from "../cache/cached-response.ts";
import { createResponseCache, type ResponseCache } from "../cache/response-cache.ts";
import { sendCached } from "../cache/send-cached.ts";
import type { CostLimits } from "../costs/cost-limits.ts";
import { ProblemError } from "../errors/problem-error.ts";
import { isStorable } from "../request-hooks.ts";

export type PdfAddress = {
  readonly path: string;
  readonly id: "a1" | "academic" | "5000";
  readonly locale: Locale;
  /** Where everyone else is sent. */
  readonly otherwise: string;
};

/** What the API needs of the web room; passed in by main. */
export type Pages = {
  /** Names the build of the pages, the same for equal builds; undefined in development. */
  readonly release?: string | undefined;
  /** The redirect of a former address. */
  redirect(url: URL, userAgent: string): { readonly status: number; readonly location: string } | undefined;
  /** Renders every path that is neither the API's nor a file's. The response depends on the path alone. */
  render(request: Request): Promise<Response>;
  /** Addresses that answer a file to premium members. */
  readonly pdfs?: readonly PdfAddress[];
  /** Of an address of a title: which one it names, and the same address with another name in it. */
  titleOf(url: URL): TitleAddress | undefined;
  /** Of an address of a list: the part that names it. */
  listOf(url: URL): string | undefined;
  /** Which page an address is of, for the log. */
  idOf?(path: string): string | undefined;
  /** Addresses to which installed apps post what other programs share with them. */
  readonly shareTargets?: readonly string[];
  /** What is shown where a page cannot be rendered now. */
  unavailable(url: URL): Response;
};

export type TitleAddress = {
  readonly kind: "series" | "movie";
  readonly combinedUrl: string;
  withUrl(combinedUrl: string): string;
};

export type PagesOptions = {
  /** The present name in addresses of a title that had this one. */
  readonly movedTitle: (kind: "series" | "movie", combinedUrl: string) => Promise<string | undefined>;
  readonly pages: Pages;
  /** Origin of rendered pages; never taken from the Host header. */
  readonly publicUrl: string;
  readonly cache: ResponseCache;
  readonly version: () => number;
  readonly now: () => Date;
  readonly commonHeaders: CommonHeaders;
  readonly renderInTurn: CostLimits["renderInTurn"];
  /** All that a visitor's page of a list depends on; undefined where it is to be made each time. */
  readonly listKey: (listUrl: string) => Promise<string | undefined>;
};

/** Longer paths are read each time, so that nobody fills the memory with them. */
const longestKnownPath = 200;
const mostKnownPaths = 5_000;

const listCacheBytes = 64 * 1024 * 1024;

function addressOf(request: FastifyRequest, publicUrl: string): URL {
  // A path that begins with two slashes would be parsed as a host.
  return new URL(request.url.replace(/^\/+/, "/"), publicUrl);
}

async function plainResponseOf(response: Response): Promise<PlainResponse> {
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

/** Turns of rendering that were refused, which the reader of a page is told in HTML. */
const isPutOff = (error: unknown) =>
  error instanceof ProblemError && (error.code === "too_many_requests" || error.code === "unavailable");

/**
 * Server HTML for every remaining path. It is identical for all users, so public pages are cached by path. A list's page
 * is kept too, as long as the list is what it was; its readers may not store it.
 */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { pages, publicUrl, cache, movedTitle, listKey, renderInTurn, now } = options;
  const isWhole = ({ status }: PlainResponse) => status === 200;
  const listCache = createResponseCache(listCacheBytes, options.version, options.commonHeaders, isWhole);

  async function movedTo(url: URL): Promise<string | undefined> {
    const title = pages.titleOf(url);
    // An address may hold what no column can.
    if (title === undefined || !isStorable(title.combinedUrl)) return undefined;
    const present = await movedTitle(title.kind, title.combinedUrl);
    return present === undefined ? undefined : title.withUrl(present);
  }

  /** Paths of pages for everybody, which lead nowhere else: reading an address took as long as sending what is kept. */
  const known = new LRUCache<string, URL>({ max: mostKnownPaths });

  function remember(path: string, url: URL): void {
    if (!path.includes("?") && path.length <= longestKnownPath) known.set(path, url);
  }

  async function pageOf(url: URL, request: FastifyRequest, listUrl?: string): Promise<CachedResponse> {
    const render = () => renderInTurn(request, async () => plainResponseOf(await pages.render(new Request(url))));
    // The home page has another film each day.
    const path = `page ${now().toISOString().slice(0, 10)} ${url.pathname}${url.search}`;
    try {
      const key = listUrl === undefined || !isStorable(listUrl) ? undefined : await listKey(listUrl);
      return key === undefined ? await cache.get(path, render) : await listCache.get(`${path} ${key}`, render);
    } catch (error) {
      if (!isPutOff(error)) throw error;
      return cachedResponseOf(await plainResponseOf(pages.unavailable(url)), options.commonHeaders);
    }
  }

  for (const path of pages.shareTargets ?? []) {
    // The service worker takes what is shared. Where there is none the page says so; nothing of the body is read.
    const onRequest = async (_request: FastifyRequest, reply: FastifyReply) =>
      reply.redirect(`${path}?shared=lost`, 303);
    app.post(path, { schema: { hide: true }, onRequest }, () => undefined);
  }

  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    const knownUrl = known.get(request.url);
    const knownPage = knownUrl && (await pageOf(knownUrl, request));
    // One that is not found any more may have another address now.
    if (knownPage !== undefined && knownPage.status !== 404) return sendCached(request, reply, knownPage);
    const url = addressOf(request, publicUrl);
    const moved = pages.redirect(url, request.headers["user-agent"] ?? "");
    if (moved !== undefined) return reply.redirect(moved.location, moved.status);
    const { search } = url;
    // Data requests of the router name their routes in the query.
    const isData = url.pathname.endsWith(".data");
    if (!isData) url.search = "";
    const listUrl = pages.listOf(url);
    const page = await pageOf(url, request, listUrl);
    if (page.status === 404) {
      const present = await movedTo(url);
      if (present !== undefined) return reply.redirect(present + search, 301);
    }
    if (page.status === 200 && listUrl === undefined) remember(request.url, url);
    return sendCached(request, reply, page);
  });
}
