/** The codes that use cases refuse with; the API has a status and texts for each. */
export type RefusalCode =
  | "invalid"
  | "unauthorized"
  | "login.wrong"
  | "passkey.wrong"
  | "google.unknown_mail"
  | "forbidden"
  | "account.blocked"
  | "passkey.required"
  | "premium.required"
  | "coupon.unknown"
  | "payment.unavailable"
  | "not_found"
  | "conflict"
  | "too_large"
  | "too_many_requests"
  | "unavailable";

/** Those of the contract's `problemReasons` that use cases give. */
export type RefusalReason = "busy" | "full" | "held";

export type RefusedField = {
  readonly field: string;
  readonly code: string;
  /** The text or number at fault, and all of it in English: of codes that the API has no text for. */
  readonly detail?: string;
  readonly message?: string;
};

/** An expected refusal of a use case. The API's error handler turns it into a problem. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: readonly RefusedField[];
  /** Seconds after which a retry may succeed. */
  readonly retryAfter: number | undefined;

  /** Why a request that nothing is wrong with is put off. */
  readonly reason: RefusalReason | undefined;

  constructor(code: RefusalCode, fields: readonly RefusedField[] = [], retryAfter?: number, reason?: RefusalReason) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }
}
