import type { ProblemCode, ProblemReason } from "../../contract/problem.ts";

/** `limit` replaces `{limit}` in the field's text, which says letters where `of` does. */
export type FieldProblem = {
  readonly field: string;
  readonly code: string;
  readonly limit?: number;
  readonly of?: "letters";
  /** As in `RefusedField`. */
  readonly detail?: string;
  readonly message?: string;
};

export type ProblemDetails = {
  readonly fields?: readonly FieldProblem[];
  /** Seconds after which the same request may succeed. */
  readonly retryAfter?: number | undefined;
  /** Takes the place of the code's text in `detail`. */
  readonly reason?: ProblemReason | undefined;
  /** Extension members of the body (RFC 9457, 3.2). */
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
