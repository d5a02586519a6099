import type { FastifyReply } from "fastify";
import type { openSitePdf } from "../../services/premium/open-site-pdf.ts";

type OpenPdf = Awaited<ReturnType<typeof openSitePdf>>;

/** RFC 8187: percent signs for all but letters, digits and a few signs. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Offers what is sent as a file of this name. */
export function fileNameHeader(name: string): string {
  return `attachment; filename*=UTF-8''${encodeName(name)}`;
}

/** Streams an open PDF as a download, and closes it. It belongs to one user: no shared cache may store it. */
export function sendPdf(reply: FastifyReply, { handle, bytes }: OpenPdf, fileName: string): FastifyReply {
  return reply
    .header("cache-control", "private, no-cache")
    .header("content-disposition", fileNameHeader(fileName))
    .header("content-length", bytes)
    .type("application/pdf")
    .send(handle.createReadStream());
}
