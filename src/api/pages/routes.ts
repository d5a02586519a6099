import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Locale } from "../../domain/locale/locale.ts";
import type { PlainResponse } from "../cache/cached-response.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { sendCached } from "../cache/send-cached.ts";

export type PdfAddress = {
  readonly path: string;
  readonly id: "a1" | "academic" | "5000";
  readonly locale: Locale;
  /** Where everyone else is sent. */
  readonly otherwise: string;
};

/** What the API needs of the web room; passed in by main. */
export type Pages = {
  /** The redirect of a former address. */
  redirect(url: URL, userAgent: string): { readonly status: number; readonly location: string } | undefined;
  /** Renders every path that is neither the API's nor a file's. The response depends on the path alone. */
  render(request: Request): Promise<Response>;
  /** Addresses that answer a file to premium members. */
  readonly pdfs?: readonly PdfAddress[];
  /** Of an address of a title: which one it names, and the same address with another name in it. */
  titleOf(url: URL): TitleAddress | undefined;
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
};

function addressOf(request: FastifyRequest, publicUrl: string): URL {
  // A path that begins with two slashes would be parsed as a host.
  return new URL(request.url.replace(/^\/+/, "/"), publicUrl);
}

async function plainResponseOf(response: Response): Promise<PlainResponse> {
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

/** Server HTML for every remaining path. It is identical for all users, so public pages are cached by path. */
export function registerPages(app: FastifyInstance, { pages, publicUrl, cache, movedTitle }: PagesOptions): void {
  async function movedTo(url: URL): Promise<string | undefined> {
    const title = pages.titleOf(url);
    const present = title && (await movedTitle(title.kind, title.combinedUrl));
    return present === undefined ? undefined : title?.withUrl(present);
  }

  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    const url = addressOf(request, publicUrl);
    const moved = pages.redirect(url, request.headers["user-agent"] ?? "");
    if (moved !== undefined) return reply.redirect(moved.location, moved.status);
    const { search } = url;
    // Data requests of the router name their routes in the query.
    const isData = url.pathname.endsWith(".data");
    if (!isData) url.search = "";
    const page = await cache.get(`page ${url.pathname}${url.search}`, async () =>
      plainResponseOf(await pages.render(new Request(url))),
    );
    if (page.status === 404) {
      const present = await movedTo(url);
      if (present !== undefined) return reply.redirect(present + search, 301);
    }
    return sendCached(request, reply, page);
  });
}
