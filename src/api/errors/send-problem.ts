import type { FastifyReply, FastifyRequest } from "fastify";
import type { Problem } from "../../contract/problem.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import type { Translate } from "../../domain/locale/translate.ts";
import { localeOf } from "../request-origin.ts";
import type { ProblemError } from "./problem-error.ts";
import { problemStatuses } from "./problem-statuses.ts";

/** Names of messages have underscores where codes have dots and capitals: `field_problem_time_zone_soon`. */
const messageKey = (prefix: string, code: string) => `${prefix}_${code.replaceAll(/\.|(?=[A-Z])/g, "_").toLowerCase()}`;

/** The body by RFC 9457. */
function bodyOf({ code, details }: ProblemError, locale: Locale, translate: Translate): Problem {
  const { status, title } = problemStatuses[code];
  const { reason } = details;
  const errors = (details.fields ?? []).map(({ field, code: fieldCode, limit, of }) => {
    const message = translate(
      locale,
      messageKey("field_problem", of === undefined ? fieldCode : `${fieldCode}.${of}`),
      limit === undefined ? undefined : { limit },
    );
    return { field, code: fieldCode, message };
  });
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
