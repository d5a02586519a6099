import type { z } from "zod";
import type { FieldCode } from "../../../../contract/problem.ts";
import { m } from "../../../i18n/generated/messages.js";
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
  if (isFieldCode(issue.message)) return { code: issue.message, message: fieldTexts[issue.message]({ limit: 0 }) };
  if (issue.code !== "too_big") return { code: "invalid", message: fieldTexts.invalid({ limit: 0 }) };
  const text = issue.origin === "string" ? m.field_problem_maximum_letters : fieldTexts.maximum;
  return { code: "maximum", message: text({ limit: Number(issue.maximum) }) };
}
