import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AnswerCache } from "../answers/answer-cache.ts";
import type { Answer } from "../answers/representation.ts";
import { sendRepresentation } from "../answers/send-representation.ts";

/** The web room as the server knows it; given by main. */
export type Pages = {
  /** Where an address has moved to, if it has. */
  redirect(url: URL, userAgent: string): { readonly status: number; readonly location: string } | undefined;
  /** Renders any address that is neither the API's nor a file's. Its answer depends on the path alone. */
  render(request: Request): Promise<Response>;
};

export type PagesOptions = {
  readonly pages: Pages;
  /** Origin that pages are rendered for; never taken from the Host header. */
  readonly publicUrl: string;
  readonly answers: AnswerCache;
};

function addressOf(request: FastifyRequest, publicUrl: string): URL {
  // Two slashes at the front would read as another host.
  return new URL(request.url.replace(/^\/+/, "/"), publicUrl);
}

async function toAnswer(response: Response): Promise<Answer> {
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

/** Pages for every address left over. Public ones are kept whole by path: they are the same for every visitor. */
export function registerPages(app: FastifyInstance, { pages, publicUrl, answers }: PagesOptions): void {
  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    const url = addressOf(request, publicUrl);
    const moved = pages.redirect(url, request.headers["user-agent"] ?? "");
    if (moved !== undefined) return reply.redirect(moved.location, moved.status);
    // The router's own data requests name the parts they want in the query.
    const isData = url.pathname.endsWith(".data");
    if (!isData) url.search = "";
    const page = await answers.get(`page ${url.pathname}${url.search}`, async () =>
      toAnswer(await pages.render(new Request(url))),
    );
    return sendRepresentation(request, reply, page);
  });
}
