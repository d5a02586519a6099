import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { ProblemError } from "../errors/problem-error.ts";
import { isInProcess } from "../in-process.ts";
import { bytesPerMinute } from "./body-table.ts";

const windowMs = 60_000;
/** Beyond so many addresses those seen least recently are forgotten. */
const maxAddresses = 50_000;

/**
 * Counts the bytes that each address announces for bodies, for a minute from the first; process-local. A body without a
 * length counts as `mostBytes`, the most that its route would read.
 * @throws {ProblemError} too_many_requests, before anything of the body is read
 */
export function createByteLimit(now: () => Date) {
  const addresses = new LRUCache<string, { bytes: number; readonly until: number }>({ max: maxAddresses });

  return (request: FastifyRequest, mostBytes: number): void => {
    if (isInProcess(request)) return;
    const { "content-length": length, "transfer-encoding": encoding } = request.headers;
    const bytes = encoding === undefined ? Number(length ?? 0) : mostBytes;
    if (bytes === 0) return;
    const time = now().getTime();
    const known = addresses.get(request.ip);
    const window = known !== undefined && known.until > time ? known : { bytes: 0, until: time + windowMs };
    if (window.bytes + bytes > bytesPerMinute) {
      throw new ProblemError("too_many_requests", { retryAfter: Math.ceil((window.until - time) / 1000) });
    }
    window.bytes += bytes;
    addresses.set(request.ip, window);
  };
}
