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

/** Headers that were set for this request alone, such as what is left of its limit. */
function ownHeaders(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

/**
 * Sends a kept answer: 304 where the reader has it, else in the best encoding it accepts. It is written as it is,
 * past the framework's serialising, which for a small answer costs as much as all the rest.
 */
export async function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
): Promise<void> {
  const { status, etag, notModified } = representation;
  const own = ownHeaders(reply);
  if (status === 200 && isKnown(request, etag)) {
    reply.hijack();
    reply.raw.writeHead(304, [...own, ...notModified]).end();
    return;
  }
  const { headers, body } = await representation.encoded(encodingFor(request, representation));
  reply.hijack();
  reply.raw.writeHead(status, [...own, ...headers]).end(body);
}
