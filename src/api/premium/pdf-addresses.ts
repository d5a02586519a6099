import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Session } from "../../services/accounts/session.ts";
import { canOpenSitePdf, openSitePdf, sitePdfKey } from "../../services/premium/open-site-pdf.ts";
import type { Services } from "../../services/services.ts";
import { isFresh } from "../cache/send-cached.ts";
import type { PdfAddress } from "../pages/routes.ts";
import { findSession } from "../session.ts";
import { sendPdf } from "./send-pdf.ts";

/** The premium page, told which PDF is wanted: it downloads it for premium members. The query of the address is kept. */
function wantedAt(page: string, id: PdfAddress["id"], url: string): string {
  const query = new URLSearchParams(url.split("?").slice(1).join("?"));
  query.delete("pdf");
  return `${page}?${new URLSearchParams([["pdf", id], ...query])}`;
}

/** The addresses of the site's PDFs: the file for a request with a premium member's token, a redirect for any other. */
export function registerPdfAddresses(app: FastifyInstance, services: Services, addresses: readonly PdfAddress[]): void {
  async function answer(address: PdfAddress, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { path, id, locale, otherwise } = address;
    reply.header("vary", "authorization");
    const session: Session | undefined = await findSession(services, request);
    if (!canOpenSitePdf(services, session?.user)) {
      return reply.header("cache-control", "no-store").redirect(wantedAt(otherwise, id, request.url), 302);
    }
    const etag = `"${sitePdfKey(services, id, locale)}"`;
    reply.header("etag", etag);
    if (isFresh(request, etag)) return reply.header("cache-control", "private, no-cache").status(304).send();
    if (request.method === "HEAD") return reply.type("application/pdf").send();
    const pdf = await openSitePdf(services, id, locale);
    // The address is the file's name but for its end.
    const name = path.slice(path.lastIndexOf("/") + 1).replace(/-pdf$/, ".pdf");
    return sendPdf(reply, pdf, name);
  }

  for (const address of addresses) {
    app.get(address.path, { schema: { hide: true } }, (request, reply) => answer(address, request, reply));
  }
}
