import type { FastifyRateLimitOptions, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { Services } from "../../services/services.ts";

/** What @fastify/rate-limit counts by; a limit's `groupId` tells its counts from those of others. */
export function rateLimitStoreOf(counts: Services["counts"]): FastifyRateLimitStoreCtor {
  return class Store {
    readonly #name: string;
    constructor({ groupId = "requests" }: FastifyRateLimitOptions & { groupId?: string }) {
      this.#name = groupId;
    }
    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
    ): void {
      counts.take([{ key: `${this.#name} ${key}`, max: Number.POSITIVE_INFINITY }], 1, timeWindow).then(
        ({ count, msLeft }) => callback(null, { current: count, ttl: msLeft }),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    }
    child(options: FastifyRateLimitOptions & { groupId?: string }) {
      return new Store(options);
    }
  };
}
