import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { WorkLimit } from "./cost-table.ts";

/** So that on a slow machine nobody is refused for work alone. */
const longestRestMs = 5_000;
/** Of so many payers the work is remembered. */
const maxPayers = 50_000;

/** Sums up how long the work of each payer took; the sum falls by the payer's share of the time that passes. */
export function createWorkBudget({ burstMs, share }: WorkLimit, clock: () => number) {
  // By `max` it would take the memory of all payers beforehand: 1.1 MB, eight times in a process.
  const spent = new LRUCache<string, { readonly ms: number; readonly at: number }>({
    maxSize: maxPayers,
    sizeCalculation: () => 1,
  });

  function spentBy(key: string): number {
    const { ms, at } = spent.get(key) ?? { ms: 0, at: 0 };
    return Math.max(0, ms - (clock() - at) * share);
  }

  return {
    spend(key: string, ms: number): void {
      spent.set(key, { ms: spentBy(key) + ms, at: clock() });
    },
    /** Waits while the payer has had more than its burst. Rejects with the signal's reason. */
    async ready(key: string, signal: AbortSignal): Promise<void> {
      const excess = spentBy(key) - burstMs;
      if (excess <= 0) return;
      await sleep(Math.min(excess / share, longestRestMs), undefined, { signal }).catch(() => signal.throwIfAborted());
    },
  };
}
