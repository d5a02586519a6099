import type { FastifyReply, FastifyRequest } from "fastify";
import { fieldTexts } from "../../contract/field-texts.ts";
import type { Problem, ProblemCode } from "../../contract/problem.ts";
import { localeOfHeader } from "../../domain/locale/locale.ts";
import { problemTexts } from "./problem-texts.ts";

export type FieldProblem = { readonly field: string; readonly code: string; readonly limit?: number };

/** The `lang` header, or the page's own choice of it; several values are as good as an unknown one. */
export function localeOf(request: FastifyRequest) {
  const header = request.headers.lang;
  return localeOfHeader(Array.isArray(header) ? header.join() : header);
}

/** RFC 9457 body of a problem in the request's language. */
export function problemBody(request: FastifyRequest, code: ProblemCode, fields: readonly FieldProblem[] = []): Problem {
  const locale = localeOf(request);
  const { status, title, detail } = problemTexts[code];
  const errors = fields.map(({ field, code: fieldCode, limit }) => {
    const text = fieldTexts[fieldCode]?.[locale] ?? "";
    return { field, code: fieldCode, message: text.replace("{limit}", String(limit ?? "")) };
  });
  const body = { type: `urn:dizi-okulu:problem:${code}`, title, status, detail: detail[locale], code };
  return errors.length === 0 ? body : { ...body, errors };
}

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ProblemCode,
  fields: readonly FieldProblem[] = [],
): FastifyReply {
  const body = problemBody(request, code, fields);
  if (body.status === 401) reply.header("www-authenticate", "Bearer");
  return reply
    .status(body.status)
    .header("cache-control", "no-store")
    .type("application/problem+json")
    .serializer(JSON.stringify)
    .send(body);
}
