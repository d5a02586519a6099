import type { CallName, InputOf } from "../../../../contract/calls.ts";
import { type ApiClient, ApiError } from "../../page/api-client.ts";

export type ApiCall = ApiClient["call"];

/** API calls that are repeated until the server responds, be it with a success or a refusal. */
export type RetryingCalls = {
  readonly call: ApiCall;
  /** Ends the present wait and tries again at once. */
  retry(): void;
  /** Stops repeating: calls in progress reject with the last error. */
  close(): void;
};

type RetryOptions = {
  readonly call: ApiCall;
  /** Called after each attempt without a response, and with the first response after one. */
  onConnection(isLost: boolean): void;
  /** Its `online` event ends the wait: the window. */
  readonly network: EventTarget;
};

/** A call that takes longer has failed. */
const timeoutMs = 10_000;
const waitsMs = [1000, 2000, 4000, 8000];

/** Only for calls that are idempotent. */
export function retryUntilAnswered({ call, onConnection, network }: RetryOptions): RetryingCalls {
  let isClosed = false;
  let endWait = () => {};
  const retry = () => endWait();
  network.addEventListener("online", retry);

  function wait(attempt: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, waitsMs[Math.min(attempt, waitsMs.length - 1)]);
      endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function callUntilAnswered<Name extends CallName>(name: Name, ...input: InputOf<Name>) {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const answer = await withTimeout(call(name, ...input));
        if (attempt > 0) onConnection(false);
        return answer;
      } catch (error) {
        if (isClosed) throw error;
        if (isRefusal(error)) {
          if (attempt > 0) onConnection(false);
          throw error;
        }
        onConnection(true);
        await wait(attempt);
        if (isClosed) throw error;
      }
    }
  }

  return {
    call: callUntilAnswered,
    retry,
    close() {
      isClosed = true;
      network.removeEventListener("online", retry);
      endWait();
    },
  };
}

/** The same call would be refused again; after a 5xx or 429 it may succeed. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

async function withTimeout<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no response in time")), timeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
