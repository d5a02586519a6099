import type { CallName, InputOf } from "../../../contract/calls.ts";
import { type ApiClient, ApiError } from "../page/api-client.ts";

export type ApiCall = ApiClient["call"];

/** Calls that are made again until they are answered, by a success or by a refusal. */
export type PersistentLine = {
  readonly call: ApiCall;
  /** Tries at once instead of waiting for the next time. */
  retry(): void;
  /** Makes none again; what is under way ends as lost. */
  close(): void;
};

type LineOptions = {
  readonly call: ApiCall;
  /** Told when there is no answer, and when there is one again. */
  onLost(isLost: boolean): void;
  /** Tells by `online` that there may be a connection again: the window. */
  readonly network: EventTarget;
};

/** Without an answer for so long, it counts as lost. */
const answerMs = 10_000;
const waitsMs = [1000, 2000, 4000, 8000];

/** Only for calls that may be made twice. */
export function openLine({ call, onLost, network }: LineOptions): PersistentLine {
  let isClosed = false;
  let wake = () => {};
  const retry = () => wake();
  network.addEventListener("online", retry);

  function pause(attempt: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, waitsMs[Math.min(attempt, waitsMs.length - 1)]);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function persist<Name extends CallName>(name: Name, ...input: InputOf<Name>) {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const answer = await inTime(call(name, ...input));
        if (attempt > 0) onLost(false);
        return answer;
      } catch (error) {
        if (isClosed) throw error;
        if (isRefusal(error)) {
          if (attempt > 0) onLost(false);
          throw error;
        }
        onLost(true);
        await pause(attempt);
        if (isClosed) throw error;
      }
    }
  }

  return {
    call: persist,
    retry,
    close() {
      isClosed = true;
      network.removeEventListener("online", retry);
      wake();
    },
  };
}

/** An answer that would be the same another time; the server in trouble, or asked too often, is none. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), answerMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
