import type { ProblemCode } from "../../contract/problem.ts";

/** `limit` is the number that the field's text names, where it names one. */
export type FieldProblem = { readonly field: string; readonly code: string; readonly limit?: number };

export type ProblemDetails = {
  readonly fields?: readonly FieldProblem[];
  /** After how many seconds the same may succeed. */
  readonly retryAfter?: number | undefined;
  /** Members of the body besides the usual ones. */
  readonly members?: Readonly<Record<string, unknown>>;
};

/** An expected refusal: the error handler turns it into a problem answer in the language asked for. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code);
    this.name = "ProblemError";
    this.code = code;
    this.details = details;
  }
}
