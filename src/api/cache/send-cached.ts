import { Negotiator } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { CachedResponse, Encoding } from "./cached-response.ts";

const negotiator = new Negotiator({
  supportedValues: ["br", "gzip", "identity"],
  cache: new LRUCache<string, string>({ max: 200 }),
});

/** Below this a compressed body saves no packet. */
const minCompressedBytes = 1024;

function isEncoding(value: string | null): value is Encoding {
  return value === "br" || value === "gzip" || value === "identity";
}

function encodingFor(request: FastifyRequest, { body }: CachedResponse): Encoding {
  if (body.length < minCompressedBytes) return "identity";
  const accepted = request.headers["accept-encoding"];
  const chosen = accepted === undefined ? "identity" : negotiator.negotiate(String(accepted));
  return isEncoding(chosen) ? chosen : "identity";
}

/** True where the client has this response (RFC 9110, If-None-Match, weak comparison). */
export function isFresh(request: FastifyRequest, etag: string): boolean {
  const known = request.headers["if-none-match"];
  if (known === undefined) return false;
  const opaque = etag.replace(/^W\//, "");
  return known.trim() === "*" || known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === opaque);
}

/** Headers set for this request alone, such as the rest of its rate limit. */
function ownHeaders(reply: FastifyReply): string[] {
  const own: string[] = [];
  for (const [name, value] of Object.entries(reply.getHeaders())) own.push(name, String(value));
  return own;
}

/**
 * Sends a cached response: 304 where the client has it, else in the best encoding it accepts. It is written to the
 * socket directly: Fastify's serialising and hooks would double the cost of a small response.
 */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedResponse): Promise<void> {
  const own = ownHeaders(reply);
  if (cached.status === 200 && isFresh(request, cached.etag)) {
    reply.hijack();
    reply.raw.writeHead(304, [...own, ...cached.notModified]).end();
    return;
  }
  const { headers, body } = await cached.encoded(encodingFor(request, cached));
  reply.hijack();
  reply.raw.writeHead(cached.status, [...own, ...headers]).end(body, "latin1");
}
