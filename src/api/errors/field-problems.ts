import type { FastifyError } from "fastify";
import { hasZodFastifySchemaValidationErrors, type ZodFastifySchemaValidationError } from "fastify-type-provider-zod";
import { fieldTexts } from "../../contract/field-texts.ts";
import type { FieldProblem } from "./problem-answer.ts";

function numberOf(value: unknown): number {
  return typeof value === "number" || typeof value === "bigint" ? Number(value) : 0;
}

function fieldProblems(issue: ZodFastifySchemaValidationError): FieldProblem[] {
  const field = issue.instancePath.slice(1).replaceAll("/", ".");
  const params: Readonly<Record<string, unknown>> = issue.params;
  // A check of the contract whose message is the code of a text of its own.
  if (issue.message !== undefined && Object.hasOwn(fieldTexts, issue.message)) return [{ field, code: issue.message }];
  switch (issue.keyword) {
    case "unrecognized_keys":
      return Array.isArray(params.keys) ? params.keys.map((key) => ({ field: String(key), code: "unknown" })) : [];
    case "too_small":
      return [{ field, code: "minimum", limit: numberOf(params.minimum) }];
    case "too_big":
      return [{ field, code: "maximum", limit: numberOf(params.maximum) }];
    case "invalid_type":
      return [{ field, code: /received (undefined|NaN)$/.test(issue.message ?? "") ? "required" : "type" }];
    default:
      return [{ field, code: "invalid" }];
  }
}

/** The fields that a request's schema refuses; undefined where the error is another. */
export function fieldProblemsOf(error: FastifyError): FieldProblem[] | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  return error.validation.flatMap(fieldProblems);
}
