import type { Services } from "../services/services.ts";
import type { AnswerCache } from "./answers/answer-cache.ts";
import type { RequestHook } from "./limit-by-address.ts";

/** What every group of routes is given. */
export type ApiContext = {
  readonly services: Services;
  readonly answers: AnswerCache;
  /** For the `onRequest` of every call that takes a password, a token of another or a code. */
  readonly limitCredentials: RequestHook;
  /** For the `onRequest` of calls that leave a message behind. */
  readonly limitMessages: RequestHook;
};
