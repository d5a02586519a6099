/** What a use case may refuse with; the API has status and texts of each. */
export type RefusalCode =
  | "invalid"
  | "unauthorized"
  | "login.wrong"
  | "google.unknown_mail"
  | "premium.required"
  | "not_found"
  | "conflict"
  | "too_large"
  | "too_many_requests"
  | "unavailable";

export type RefusedField = { readonly field: string; readonly code: string };

/** An expected refusal of a use case. The API's error handler turns it into a problem. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: readonly RefusedField[];
  /** After how many seconds the same may succeed. */
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, fields: readonly RefusedField[] = [], retryAfter?: number) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
