import { ApiError } from "../../page/api-client.ts";

/** Where an answer of "not yet" does not say when. */
const defaultWaitMs = 5_000;
const limitMs = 120_000;

export type WaitingClock = {
  /** In milliseconds. */
  now(): number;
  wait(ms: number): Promise<void>;
};

const browserClock: WaitingClock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Makes a call again while the server answers "not yet" (503, 429), as its Retry-After says, for two minutes at most:
 * then it rejects as the last call did. Every other failure rejects at once.
 */
export async function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  { now, wait }: WaitingClock = browserClock,
): Promise<Answer> {
  const end = now() + limitMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const rest = end - now();
      if (!isNotYet(error) || rest <= 0) throw error;
      const waitMs = waitOf(error);
      // A server that asks for more than two minutes is asked once more when they are over.
      await wait(Math.min(waitMs, rest));
    }
  }
}

/** Ours says seconds; the date that a proxy may send instead counts as none. */
function waitOf({ retryAfter }: ApiError): number {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Math.max(Number(retryAfter), 1) * 1_000 : defaultWaitMs;
}

function isNotYet(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 503 || error.status === 429);
}
