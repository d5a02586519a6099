import type { Services } from "../../services/services.ts";
import { ProblemError } from "../errors/problem-error.ts";
import type { Cost } from "./cost-table.ts";
import type { Payer } from "./turns.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Counts calls by person and by address for a day from the first. */
export function createDailyLimit(counts: Services["counts"]) {
  /** @throws {ProblemError} too_many_requests (daily) */
  return async (call: string, { person, address }: Payer, perDay: NonNullable<Cost["perDay"]>): Promise<void> => {
    const keys = [
      { key: `daily ${call} person ${person}`, max: perDay.person },
      { key: `daily ${call} address ${address}`, max: perDay.address },
    ];
    const { isAllowed, msLeft } = await counts.take(keys, 1, dayMs);
    if (isAllowed) return;
    throw new ProblemError("too_many_requests", { reason: "daily", retryAfter: Math.ceil(msLeft / 1000) });
  };
}
