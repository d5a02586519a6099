import type { z } from "zod";
import { isFieldCode } from "../../contract/problem.ts";
import type { FieldProblem } from "./problem-error.ts";

function fieldProblems(issue: z.core.$ZodIssue): FieldProblem[] {
  const field = issue.path.join(".");
  // A check of the contract whose message is a code.
  if (isFieldCode(issue.message)) return [{ field, code: issue.message }];
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({ field: key, code: "unknown" }));
    case "too_small":
      return [{ field, code: "minimum", limit: Number(issue.minimum) }];
    case "too_big":
      return [
        { field, code: "maximum", limit: Number(issue.maximum), ...(issue.origin === "string" && { of: "letters" }) },
      ];
    case "invalid_type":
      return [{ field, code: /received (undefined|NaN)$/.test(issue.message) ? "required" : "type" }];
    default:
      return [{ field, code: "invalid" }];
  }
}

/** More than any form has; a body with thousands of wrong fields gets an answer of ordinary size. */
const maxProblems = 50;
const maxFieldLength = 100;

/** What an operation's schema refuses, field by field. */
export function fieldProblemsOf(error: z.ZodError): FieldProblem[] {
  const problems = error.issues.flatMap(fieldProblems).slice(0, maxProblems);
  return problems.map((problem) => ({ ...problem, field: problem.field.slice(0, maxFieldLength).toWellFormed() }));
}
