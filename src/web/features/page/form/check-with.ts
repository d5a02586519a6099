import type { z } from "zod";
import type { FieldCode } from "../../../../contract/problem.ts";
import { fieldTexts } from "./field-texts.ts";
import { type FieldProblem, firstOfEach } from "./form-problems.ts";

/** Validates a form by the contract's schema, with the API's rules and texts. */
export function checkWith(schema: z.ZodType): (values: unknown) => readonly FieldProblem[] {
  return (values) => {
    const issues = schema.safeParse(values).error?.issues ?? [];
    return firstOfEach(issues.map((issue) => ({ field: issue.path.join("."), ...codeAndMessageOf(issue) })));
  };
}

function isFieldCode(text: string): text is FieldCode {
  return Object.hasOwn(fieldTexts, text);
}

function codeAndMessageOf(issue: z.core.$ZodIssue): { code: string; message: string } {
  const code = isFieldCode(issue.message) ? issue.message : issue.code === "too_big" ? "maximum" : "invalid";
  return { code, message: fieldTexts[code]({ limit: issue.code === "too_big" ? Number(issue.maximum) : 0 }) };
}
