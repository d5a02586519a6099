import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { ProblemCode } from "../../contract/problem.ts";
import { Refusal } from "../../services/refusal.ts";
import { fieldProblemsOf } from "./field-problems.ts";
import { sendProblem } from "./problem-answer.ts";
import { ProblemError } from "./problem-error.ts";

const codeOfStatus: Readonly<Record<number, ProblemCode>> = {
  400: "invalid",
  404: "not_found",
  413: "too_large",
  415: "unsupported_media_type",
  429: "too_many_requests",
  503: "unavailable",
};

const retryAfterSeconds = "5";

/** What the API must know of storage's errors; given by main, for storage is behind a wall. */
export type StorageFaults = {
  /** True for errors that mean storage cannot be reached now: they answer 503. */
  isUnavailable(error: unknown): boolean;
  /** The error without the values of its statement, fit for a log. */
  reasonOf(error: unknown): Error;
};

/** The one place where errors become answers. Faults of ours are logged, refusals are not. */
export function createErrorHandler({ isUnavailable, reasonOf }: StorageFaults) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (error instanceof ProblemError) return sendProblem(request, reply, error.code);
    if (error instanceof Refusal) {
      if (error.retryAfter !== undefined) reply.header("retry-after", error.retryAfter);
      return sendProblem(request, reply, error.code, error.fields);
    }
    const fields = fieldProblemsOf(error);
    if (fields !== undefined) return sendProblem(request, reply, "invalid", fields);
    if (isUnavailable(error)) {
      request.log.error({ err: reasonOf(error) }, "storage unavailable");
      return sendProblem(request, reply.header("retry-after", retryAfterSeconds), "unavailable");
    }
    const status = error.statusCode ?? 500;
    const code = codeOfStatus[status] ?? (status >= 400 && status < 500 ? "invalid" : "internal");
    if (code === "internal") request.log.error({ err: reasonOf(error) }, "request failed");
    return sendProblem(request, reply, code);
  };
}
