import type { z } from "zod";
import { fieldTexts } from "../../../../contract/field-texts.ts";
import { getLocale } from "../../../i18n/generated/runtime.js";
import { type FieldProblem, firstOfEach } from "./form-problems.ts";

/** Makes the check of a form out of the contract's schema: the same rules and texts as the API's. */
export function checkWith(schema: z.ZodType): (values: unknown) => readonly FieldProblem[] {
  return (values) => {
    const issues = schema.safeParse(values).error?.issues ?? [];
    return firstOfEach(issues.map((issue) => ({ field: issue.path.join("."), ...sayingOf(issue) })));
  };
}

function sayingOf(issue: z.core.$ZodIssue): { code: string; message: string } {
  const code = fieldTexts[issue.message] ? issue.message : issue.code === "too_big" ? "maximum" : "invalid";
  const text = fieldTexts[code]?.[getLocale()] ?? "";
  return { code, message: issue.code === "too_big" ? text.replace("{limit}", String(issue.maximum)) : text };
}
