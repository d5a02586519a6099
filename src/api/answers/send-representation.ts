import { Negotiator } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Encoding, Representation } from "./representation.ts";

const negotiator = new Negotiator({
  supportedValues: ["br", "gzip", "identity"],
  cache: new LRUCache<string, string>({ max: 200 }),
});

/** Below this a compressed answer saves no packet. */
const minCompressedBytes = 1024;

function isEncoding(value: string | null): value is Encoding {
  return value === "br" || value === "gzip" || value === "identity";
}

function encodingFor(request: FastifyRequest, representation: Representation): Encoding {
  if (representation.body.length < minCompressedBytes) return "identity";
  const accepted = request.headers["accept-encoding"];
  const chosen = accepted === undefined ? "identity" : negotiator.negotiate(String(accepted));
  return isEncoding(chosen) ? chosen : "identity";
}

/** True where the reader already has this very answer (RFC 9110, If-None-Match, weak comparison). */
function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers["if-none-match"];
  if (known === undefined) return false;
  const opaque = etag.replace(/^W\//, "");
  return known.trim() === "*" || known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === opaque);
}

/** Sends a kept answer: 304 where the reader has it, else in the best encoding it accepts. */
export async function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
): Promise<FastifyReply> {
  const { status, headers, etag } = representation;
  reply.headers(headers).header("vary", "accept-encoding");
  if (status === 200) {
    reply.header("etag", etag);
    if (isKnown(request, etag)) return reply.status(304).send();
  }
  const encoding = encodingFor(request, representation);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.status(status).send(await representation.encoded(encoding));
}
