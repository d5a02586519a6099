import type { ProblemCode } from "../../contract/problem.ts";

/** An expected refusal: the error handler turns it into a problem answer in the language asked for. */
export class ProblemError extends Error {
  readonly code: ProblemCode;

  constructor(code: ProblemCode) {
    super(code);
    this.name = "ProblemError";
    this.code = code;
  }
}
