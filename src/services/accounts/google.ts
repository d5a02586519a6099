import type { GoogleIdentity } from "../../providers/identity/google-provider.ts";
import { IdentityError } from "../../providers/identity/identity-error.ts";
import { findByGoogleSub } from "../../storage/accounts/google.ts";
import { Refusal } from "../refusal.ts";
import type { Google, Services } from "../services.ts";

/** @throws {Refusal} not_found, where sign-in with Google is off. */
export function requireGoogle({ google }: Services): Google {
  if (google === undefined) throw new Refusal("not_found");
  return google;
}

/** What a call names the token. */
type TokenField = "token" | "googleToken";

export type ShownToken = {
  readonly token: string;
  /** What the browser kept of its sign-in; phones have none. */
  readonly sealed: string | undefined;
};

/**
 * Who an ID token names. One for the web is taken only from the browser that it was given to: its nonce is the one
 * that was sealed there, so a token that was overheard, or that a link brings, is worth nothing.
 *
 * @throws {Refusal} not_found where Google is off; invalid for a token that is not good; unavailable.
 */
export async function identify(
  services: Services,
  { token, sealed }: ShownToken,
  field: TokenField = "token",
): Promise<GoogleIdentity> {
  const { provider, seal } = requireGoogle(services);
  const now = services.now();
  const identity = await provider.verify(token, now).catch((error: unknown) => {
    throw refusalOf(error, field);
  });
  if (identity.clientType === "web") {
    const nonce = sealed === undefined ? undefined : (await seal.open(sealed, now))?.get("nonce");
    if (nonce === undefined || nonce !== identity.nonce) throw refusedToken(field);
  }
  return identity;
}

/**
 * Whether the person who is signed in is the one that an ID token names.
 *
 * @throws {Refusal} as `identify`.
 */
export async function requireOwnGoogle(services: Services, userId: number, shown: ShownToken): Promise<void> {
  if (services.google === undefined) throw refusedToken("googleToken");
  const { sub } = await identify(services, shown, "googleToken");
  const tied = await findByGoogleSub(services.database.db, sub);
  if (tied?.id !== userId) throw refusedToken("googleToken");
}

function refusedToken(field: TokenField): Refusal {
  return new Refusal("invalid", [{ field, code: "google.invalid" }]);
}

function refusalOf(error: unknown, field: TokenField): unknown {
  if (!(error instanceof IdentityError)) return error;
  return error.reason === "unavailable" ? new Refusal("unavailable") : refusedToken(field);
}
