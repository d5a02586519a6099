import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseUnavailable } from "../storage/is-database-unavailable.ts";
import { reasonOf } from "../storage/reason-of.ts";

const attempts = 60;
const pauseMs = 1_000;

type Waiting = { readonly report: (line: string) => void; readonly pause?: () => Promise<unknown> };

function describe(error: unknown): string {
  const reason = reasonOf(error);
  const [first] = reason instanceof AggregateError ? reason.errors : [];
  return reason.message || (first instanceof Error ? first.message : reason.name);
}

/** Repeats the first work with a database that may start after this process: for a minute, told once. */
export async function whenReachable<T>(
  work: () => Promise<T>,
  { report, pause = () => sleep(pauseMs) }: Waiting,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isDatabaseUnavailable(error)) throw error;
      if (attempt === 1) {
        report(`DATABASE_URL: the database cannot be reached (${describe(error)}); tried again for a minute.`);
      }
    }
    await pause();
  }
}
