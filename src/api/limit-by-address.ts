import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "./errors/problem-answer.ts";

export type RequestHook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** A limit by address that several routes share, for their `onRequest`; 0 a minute switches it off. */
export function limitByAddress(app: FastifyInstance, perMinute: number): RequestHook {
  if (perMinute === 0) return async () => undefined;
  const count = app.createRateLimit({ max: perMinute, timeWindow: 60_000 });
  return async (request, reply) => {
    const limit = await count(request);
    if (limit.isAllowed || !limit.isExceeded) return undefined;
    return sendProblem(request, reply.header("retry-after", limit.ttlInSeconds), "too_many_requests");
  };
}
