import { type AnswerOf, type CallName, type InputOf, pathOf } from "../../../contract/calls.ts";
import type { LockedWordList, wordListTypes as types } from "../../../contract/lexicon/word-list.ts";
import type { Problem } from "../../../contract/problem.ts";
import type { Locale } from "../../../domain/locale/locale.ts";

/** The contract's numbers, repeated so that the browser does not load the contract's schemas. */
export const wordListTypes = { own: 1, episode: 2, season: 3, series: 4, movie: 5, shared: 6 } satisfies typeof types;
/** The kinds of lists that the API tells apart by number. */
export type ListKind = keyof typeof wordListTypes;

/** After this time a page load ends with a screen that offers to try again. */
export const loadTimeoutMs = 120_000;

/** Requests a path of the API, as the global `fetch` does. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** The calls of the API, by their names in its table of operations. */
export type ApiClient = {
  /**
   * `call("Score/GetCalendar", { query: { year } })` is a GET, `call("Quiz/Answer", { body })` a POST: of JSON, or of a
   * form with files. Answers are not parsed: the API that sends them is of the same release.
   * Rejects with ApiError, or as `fetch` does without a response.
   */
  readonly call: <Name extends CallName>(name: Name, ...input: InputOf<Name>) => Promise<AnswerOf<Name>>;
};

/** A response other than a success; `problem` is undefined where the response did not come from the API. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly problem: Problem | LockedWordList | undefined;
  /** The header of this name. */
  readonly retryAfter: string | null;

  constructor(status: number, problem: Problem | LockedWordList | undefined, retryAfter: string | null = null) {
    super(String(status));
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

type ClientOptions = {
  readonly fetch: ApiFetch;
  readonly lang: () => Locale;
  /** After this time a call rejects with a TimeoutError; without it there is no timeout. */
  readonly timeoutMs?: number;
  /** Whose token is sent. */
  readonly session?: {
    /** Undefined for visitors. */
    token(): string | undefined;
    /** Called when the API refuses the current token. */
    onExpired(): void;
  };
};

type AnyInput = {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
};

export function createApiClient({ fetch, lang, timeoutMs, session }: ClientOptions): ApiClient {
  async function call(name: CallName, { query = {}, body }: AnyInput = {}) {
    const token = session?.token();
    const isJson = body !== undefined && !(body instanceof FormData);
    const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
    const response = await fetch(`/api/${pathOf(name)}${given.length > 0 ? `?${new URLSearchParams(given)}` : ""}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        lang: lang(),
        accept: "application/json",
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(isJson && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
      ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
    });
    if (response.ok) {
      const text = await response.text();
      return text === "" ? undefined : JSON.parse(text);
    }
    const error = new ApiError(response.status, await problemOf(response), response.headers.get("retry-after"));
    // Another tab may have signed in again meanwhile.
    if (error.problem?.code === "unauthorized" && token !== undefined && session?.token() === token) {
      session.onExpired();
    }
    throw error;
  }
  return { call };
}

/** The problem in a response; undefined where the response did not come from the API. */
async function problemOf(response: Response): Promise<Problem | LockedWordList | undefined> {
  if (!response.headers.get("content-type")?.includes("json")) return undefined;
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
