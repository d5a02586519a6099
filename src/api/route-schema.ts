import type { FastifySchema } from "fastify";
import { z } from "zod";
import { type Access, ignored, type Operation, problemCodesOf } from "../contract/operation.ts";
import type { OperationName } from "../contract/operations.ts";
import { problem } from "../contract/problem.ts";
import { bodySizeText } from "./costs/body-table.ts";
import { problemStatuses } from "./errors/problem-statuses.ts";

const security: Readonly<Record<Access, readonly Record<string, string[]>[]>> = {
  public: [],
  optional: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
  staff: [{ bearer: [] }],
  operator: [{ bearer: [] }],
  editor: [{ bearer: [] }],
  support: [{ bearer: [] }],
  admin: [{ bearer: [] }],
};

function problemResponses(operation: Operation) {
  const responses = problemCodesOf(operation).map((code) => {
    const { status, title } = problemStatuses[code];
    const { description, schema } = operation.extendedProblems?.[code] ?? { description: title, schema: problem };
    return [status, { description, content: { "application/problem+json": { schema } } }] as const;
  });
  return Object.fromEntries(responses);
}

function answerResponse({ answer, contentType }: Operation) {
  if (contentType === undefined) return answer;
  return { description: answer.description, content: { [contentType]: { schema: z.any() } } };
}

/** The Fastify schema of an operation, for the OpenAPI document and for serialising answers. */
export function routeSchemaOf(name: OperationName, operation: Operation): FastifySchema {
  const { params, query, body, access, status, summary } = operation;
  const description = [operation.description, bodySizeText(name, operation)]
    .filter((text) => text !== undefined)
    .join(" ");
  const [tag = "", operationId = ""] = name.split("/");
  const unlessIgnored = (part: "params" | "querystring" | "body", schema: z.ZodType) =>
    schema === ignored ? {} : { [part]: schema };
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description === "" ? {} : { description }),
    security: security[access],
    ...unlessIgnored("params", params),
    ...unlessIgnored("querystring", query),
    ...unlessIgnored("body", body),
    response: { [status]: answerResponse(operation), ...problemResponses(operation) },
  };
}
