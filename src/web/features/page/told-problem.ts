import type { CallName } from "../../../contract/calls.ts";
import type { LockedWordList } from "../../../contract/lexicon/word-list.ts";
import type { ProblemCodeOf } from "../../../contract/operations.ts";
import type { Problem } from "../../../contract/problem.ts";
import { ApiError } from "./api-client.ts";

/** The preview of a list that is for premium users only, if that is what the error is. */
export function lockedListOf(error: unknown): LockedWordList | undefined {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem !== undefined && isLockedList(problem) ? problem : undefined;
}

function isLockedList(problem: Problem | LockedWordList): problem is LockedWordList {
  return problem.code === "premium.required" && "preview" in problem;
}

/** Whether a call failed with one of the problems that it lists: `isProblem<"Quiz/Answer">(error, "conflict")`. */
export function isProblem<Name extends CallName = never>(error: unknown, code: ProblemCodeOf<Name>): boolean {
  return error instanceof ApiError && error.problem?.code === code;
}
