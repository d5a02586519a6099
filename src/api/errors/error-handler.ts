import type { FastifyReply, FastifyRequest } from "fastify";
import type { ProblemCode } from "../../contract/problem.ts";
import { shortAddress } from "../../domain/accounts/client-address.ts";
import type { Translate } from "../../domain/locale/translate.ts";
import { Refusal } from "../../services/refusal.ts";
import { userIdOf } from "../session.ts";
import { ProblemError } from "./problem-error.ts";
import { problemStatuses } from "./problem-statuses.ts";
import { sendProblem } from "./send-problem.ts";

const codeOfStatus: Readonly<Record<number, ProblemCode>> = {
  400: "invalid",
  404: "not_found",
  413: "too_large",
  415: "unsupported_media_type",
  429: "too_many_requests",
  503: "unavailable",
};

const retryAfterSeconds = 5;

/** What the API must know of storage's errors; passed in by main, as the API does not import storage. */
export type StorageFaults = {
  /** True where storage cannot be reached now, which answers 503. */
  isUnavailable(error: unknown): boolean;
  /** True where a statement took too long, or waited too long for a lock, which answers 503 too. */
  isTimeout(error: unknown): boolean;
  /** The error without the values of its statement, fit for a log. */
  reasonOf(error: unknown): Error;
  /** Told each time that storage cannot be reached; it is logged when that begins and ends. */
  noteOutage(error: unknown): void;
};

/** The problem of an expected refusal by a handler or a use case; undefined for any other error. */
export function refusalOf(error: unknown): ProblemError | undefined {
  if (error instanceof ProblemError) return error;
  if (error instanceof Refusal) {
    return new ProblemError(error.code, { fields: error.fields, retryAfter: error.retryAfter, reason: error.reason });
  }
  return undefined;
}

/** Errors of Fastify and its plugins have a status; so has that of a body whose client broke it off. */
function codeOf(error: unknown): ProblemCode {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  return codeOfStatus[status] ?? (status >= 400 && status < 500 ? "invalid" : "internal");
}

/** Refusals that an operator wants to see: somebody tries what they may not, or a second proof is wrong. */
const loggedCodes: readonly ProblemCode[] = ["forbidden", "second_factor.required", "account.blocked", "passkey.wrong"];
const loggedFields: readonly string[] = ["second_factor.wrong", "invitation.wrong", "password.wrong"];

/** By codes and ids alone: nothing of what was sent. */
function logRefusal(request: FastifyRequest, { code, details: { fields = [] } }: ProblemError): void {
  const fault = fields.find((field) => loggedFields.includes(field.code))?.code;
  if (fault === undefined && !loggedCodes.includes(code)) return;
  const facts = { code: fault ?? code, call: request.routeOptions.url, userId: userIdOf(request) ?? null };
  request.log.warn({ ...facts, network: shortAddress(request.ip) }, "access refused");
}

/** The one place where errors become responses. Unexpected errors are logged, and refusals of access. */
export function createErrorHandler(
  { isUnavailable, isTimeout, reasonOf, noteOutage }: StorageFaults,
  translate: Translate,
) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = refusalOf(error);
    if (refusal !== undefined) {
      logRefusal(request, refusal);
      return sendProblem(request, reply, refusal, translate);
    }
    const code = codeOf(error);
    // Before storage is asked: a body that its client breaks off has a code of the network too.
    if (problemStatuses[code].status < 500) return sendProblem(request, reply, new ProblemError(code), translate);
    if (isUnavailable(error)) {
      noteOutage(error);
      const unavailable = new ProblemError("unavailable", { retryAfter: retryAfterSeconds });
      return sendProblem(request, reply, unavailable, translate);
    }
    if (isTimeout(error)) {
      request.log.warn({ err: reasonOf(error) }, "statement timeout");
      const slow = new ProblemError("unavailable", { reason: "slow", retryAfter: retryAfterSeconds });
      return sendProblem(request, reply, slow, translate);
    }
    if (code === "internal") request.log.error({ err: reasonOf(error) }, "request failed");
    return sendProblem(request, reply, new ProblemError(code), translate);
  };
}
