import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from "fastify";
import { ProblemError } from "./errors/problem-error.ts";

export type RequestHook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** For `onRequest`: a rate limit by IP address that routes share under a name; 0 a minute switches it off. */
export function limitByAddress(app: FastifyInstance, groupId: string, perMinute: number): RequestHook {
  if (perMinute === 0) return async () => undefined;
  // Its type lacks the name, which it hands to the store.
  const options = { max: perMinute, timeWindow: 60_000, groupId };
  const count = app.createRateLimit(options);
  return async (request) => {
    const limit = await count(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    throw new ProblemError("too_many_requests", { retryAfter: limit.ttlInSeconds });
  };
}

/** PostgreSQL stores no text with a NUL, and UTF-8 cannot encode a lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** The depth and size of a body are bounded when it is parsed. */
function hasUnstorable(value: unknown): boolean {
  if (typeof value === "string") return !isStorable(value);
  if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return false;
  if (Array.isArray(value)) return value.some(hasUnstorable);
  return Object.entries(value).some(([name, inner]) => !isStorable(name) || hasUnstorable(inner));
}

/** For `preValidation`: refuses text that the database could not store, in whatever field. */
export function refuseUnstorable(
  { body, query }: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  done(hasUnstorable(body) || hasUnstorable(query) ? new ProblemError("invalid") : undefined);
}
