import type { ProblemCode } from "../../contract/problem.ts";

/** Status and title of every problem; titles are never translated. */
export const problemStatuses: Readonly<Record<ProblemCode, { readonly status: number; readonly title: string }>> = {
  invalid: { status: 400, title: "Bad Request" },
  unauthorized: { status: 401, title: "Unauthorized" },
  "login.wrong": { status: 401, title: "Wrong Credentials" },
  "passkey.wrong": { status: 401, title: "Passkey Not Accepted" },
  "google.unknown_mail": { status: 404, title: "No Account With This Mail" },
  forbidden: { status: 403, title: "Forbidden" },
  "account.blocked": { status: 403, title: "Account Blocked" },
  "passkey.required": { status: 403, title: "Passkey Required" },
  "second_factor.required": { status: 403, title: "Second Factor Required" },
  "second_factor.again": { status: 403, title: "Second Factor Needed Again" },
  "premium.required": { status: 403, title: "Premium Required" },
  "coupon.unknown": { status: 404, title: "No Such Coupon" },
  not_found: { status: 404, title: "Not Found" },
  conflict: { status: 409, title: "Conflict" },
  too_large: { status: 413, title: "Content Too Large" },
  unsupported_media_type: { status: 415, title: "Unsupported Media Type" },
  too_many_requests: { status: 429, title: "Too Many Requests" },
  "payment.unavailable": { status: 503, title: "Payment Unavailable" },
  internal: { status: 500, title: "Internal Server Error" },
  unavailable: { status: 503, title: "Service Unavailable" },
};
