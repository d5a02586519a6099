import type { Services } from "../services/services.ts";
import type { AnswerCache } from "./answers/answer-cache.ts";

/** What every group of routes is given. */
export type ApiContext = { readonly services: Services; readonly answers: AnswerCache };
