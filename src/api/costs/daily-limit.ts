import { LRUCache } from "lru-cache";
import { ProblemError } from "../errors/problem-error.ts";
import type { Cost } from "./cost-table.ts";
import type { Payer } from "./turns.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Beyond so many people and addresses the counts of those seen least recently are forgotten. */
const maxCounted = 50_000;

/** Counts calls by person and by address for a day from the first; process-local. */
export function createDailyLimit(now: () => Date) {
  const used = new LRUCache<string, { count: number; readonly until: number }>({ max: maxCounted });

  function countOf(key: string) {
    const time = now().getTime();
    const known = used.get(key);
    if (known !== undefined && known.until > time) return known;
    const fresh = { count: 0, until: time + dayMs };
    used.set(key, fresh);
    return fresh;
  }

  /** @throws {ProblemError} too_many_requests (daily) */
  return (call: string, { person, address }: Payer, perDay: NonNullable<Cost["perDay"]>): void => {
    const counts = [
      { entry: countOf(`${call} person ${person}`), max: perDay.person },
      { entry: countOf(`${call} address ${address}`), max: perDay.address },
    ];
    const full = counts.find(({ entry, max }) => entry.count >= max);
    if (full !== undefined) {
      const retryAfter = Math.ceil((full.entry.until - now().getTime()) / 1000);
      throw new ProblemError("too_many_requests", { reason: "daily", retryAfter });
    }
    for (const { entry } of counts) entry.count += 1;
  };
}
