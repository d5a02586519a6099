import { errors } from "jose";
import { AuthorizationResponseError, ResponseBodyError } from "openid-client";

/**
 * Why a sign-in failed: `cancelled` by the person, `refused` because of a bad token or response, `unavailable` when the
 * provider could not be reached. Errors of the libraries hold codes and tokens, so none of them is passed on.
 */
export class IdentityError extends Error {
  readonly reason: "cancelled" | "refused" | "unavailable";

  constructor(reason: IdentityError["reason"], detail: string) {
    super(`Google sign-in ${reason}: ${detail}`);
    this.name = "IdentityError";
    this.reason = reason;
  }
}

/** Codes of openid-client for a provider that does not respond properly. */
const outages = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT", "OAUTH_PARSE_ERROR", "OAUTH_RESPONSE_IS_NOT_JSON"]);
const unexpectedResponses = new Set(["OAUTH_RESPONSE_IS_NOT_CONFORM", "ERR_JOSE_GENERIC", "ERR_JWKS_TIMEOUT"]);

function isOutage(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status >= 500;
  // What fetch throws without a response, and on timeout.
  if (error instanceof TypeError || error instanceof DOMException) return true;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return outages.has(code) || unexpectedResponses.has(code) || error instanceof errors.JWKSInvalid;
}

function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error instanceof ResponseBodyError) return error.error;
  if (error instanceof errors.JWTClaimValidationFailed) return `${error.code} ${error.claim}`;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/** Converts an error of the libraries into one without secrets. */
export function identityErrorOf(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  if (error instanceof AuthorizationResponseError) {
    return new IdentityError(error.error === "access_denied" ? "cancelled" : "refused", "at the provider");
  }
  return new IdentityError(isOutage(error) ? "unavailable" : "refused", detailOf(error));
}
