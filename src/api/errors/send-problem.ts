import type { FastifyReply, FastifyRequest } from "fastify";
import type { Problem } from "../../contract/problem.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import type { Translate } from "../../domain/locale/translate.ts";
import { localeOf } from "../request-origin.ts";
import type { FieldProblem, ProblemError } from "./problem-error.ts";
import { problemStatuses } from "./problem-statuses.ts";

/** Names of messages have underscores where codes have dots and capitals: `field_problem_time_zone_soon`. */
const messageKey = (prefix: string, code: string) => `${prefix}_${code.replaceAll(/\.|(?=[A-Z])/g, "_").toLowerCase()}`;

export function fieldMessage({ code, limit, of }: FieldProblem, locale: Locale, translate: Translate): string {
  const key = messageKey("field_problem", of === undefined ? code : `${code}.${of}`);
  return translate(locale, key, limit === undefined ? undefined : { limit });
}

/** With what is at fault before it, such as the file. */
function namedMessage(problem: FieldProblem, locale: Locale, translate: Translate): string {
  const message = fieldMessage(problem, locale, translate);
  return problem.detail === undefined ? message : `${problem.detail}: ${message}`;
}

/** The body by RFC 9457. */
function bodyOf({ code, details }: ProblemError, locale: Locale, translate: Translate): Problem {
  const { status, title } = problemStatuses[code];
  const { reason } = details;
  const errors = (details.fields ?? []).map((problem) => ({
    field: problem.field,
    code: problem.code,
    message: problem.message ?? namedMessage(problem, locale, translate),
    ...(problem.detail !== undefined && { detail: problem.detail }),
  }));
  const [only, ...others] = errors;
  return {
    type: `urn:dizi-okulu:problem:${code}`,
    title,
    status,
    detail:
      // A conflict whose one reason is known is told by it; only others are changes made meanwhile.
      code === "conflict" && only !== undefined && others.length === 0
        ? only.message
        : translate(locale, reason === undefined ? messageKey("problem", code) : `problem_reason_${reason}`),
    code,
    ...(reason === undefined ? {} : { reason }),
    ...(errors.length === 0 ? {} : { errors }),
    ...details.members,
  };
}

/** Answers with a problem, its texts in the request's language. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemError,
  translate: Translate,
): FastifyReply {
  const body = bodyOf(problem, localeOf(request), translate);
  if (body.status === 401) reply.header("www-authenticate", "Bearer");
  if (problem.details.retryAfter !== undefined) reply.header("retry-after", problem.details.retryAfter);
  return reply
    .status(body.status)
    .header("cache-control", "no-store")
    .type("application/problem+json")
    .serializer(JSON.stringify)
    .send(body);
}
