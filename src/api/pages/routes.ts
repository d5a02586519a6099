import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PlainResponse } from "../cache/cached-response.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { sendCached } from "../cache/send-cached.ts";

/** The web room as the server knows it; given by main. */
export type Pages = {
  /** Where an address has moved to, if it has. */
  redirect(url: URL, userAgent: string): { readonly status: number; readonly location: string } | undefined;
  /** Renders any address that is neither the API's nor a file's. Its response depends on the path alone. */
  render(request: Request): Promise<Response>;
};

export type PagesOptions = {
  readonly pages: Pages;
  /** Origin that pages are rendered for; never taken from the Host header. */
  readonly publicUrl: string;
  readonly cache: ResponseCache;
};

function addressOf(request: FastifyRequest, publicUrl: string): URL {
  // Two slashes at the front would read as another host.
  return new URL(request.url.replace(/^\/+/, "/"), publicUrl);
}

async function plainResponseOf(response: Response): Promise<PlainResponse> {
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

/** Pages for every address left over. Public ones are cached whole by path: they are the same for every visitor. */
export function registerPages(app: FastifyInstance, { pages, publicUrl, cache }: PagesOptions): void {
  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    const url = addressOf(request, publicUrl);
    const moved = pages.redirect(url, request.headers["user-agent"] ?? "");
    if (moved !== undefined) return reply.redirect(moved.location, moved.status);
    // The router's own data requests name the parts they want in the query.
    const isData = url.pathname.endsWith(".data");
    if (!isData) url.search = "";
    const page = await cache.get(`page ${url.pathname}${url.search}`, async () =>
      plainResponseOf(await pages.render(new Request(url))),
    );
    return sendCached(request, reply, page);
  });
}
