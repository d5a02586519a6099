import type { FastifyRequest } from "fastify";
import type { Services } from "../../services/services.ts";
import { ProblemError } from "../errors/problem-error.ts";
import { isInProcess } from "../in-process.ts";
import { bytesPerMinute } from "./body-table.ts";

const windowMs = 60_000;

/**
 * Counts the bytes that each address announces for bodies, for a minute from the first. A body without a length counts as
 * `mostBytes`, the most that its route would read.
 * @throws {ProblemError} too_many_requests, before anything of the body is read
 */
export function createByteLimit(counts: Services["counts"]) {
  return async (request: FastifyRequest, mostBytes: number): Promise<void> => {
    if (isInProcess(request)) return;
    const { "content-length": length, "transfer-encoding": encoding } = request.headers;
    const bytes = encoding === undefined ? Number(length ?? 0) : mostBytes;
    if (!(bytes > 0)) return;
    const { isAllowed, msLeft } = await counts.take(
      [{ key: `bytes ${request.ip}`, max: bytesPerMinute }],
      bytes,
      windowMs,
    );
    if (!isAllowed) throw new ProblemError("too_many_requests", { retryAfter: Math.ceil(msLeft / 1000) });
  };
}
