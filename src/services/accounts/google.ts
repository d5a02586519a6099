import type { GoogleIdentity } from "../../providers/identity/google-provider.ts";
import { IdentityError } from "../../providers/identity/identity-error.ts";
import { countAttempt } from "../../storage/accounts/attempts.ts";
import { findByGoogleSub } from "../../storage/accounts/google.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { Refusal } from "../refusal.ts";
import type { Google, Services } from "../services.ts";

/** @throws {Refusal} not_found, where sign-in with Google is off. */
export function requireGoogle({ google }: Services): Google {
  if (google === undefined) throw new Refusal("not_found");
  return google;
}

/** The name of the token in a call. */
type TokenField = "token" | "googleToken";

export type ShownToken = {
  readonly token: string;
  /** The cookie of the browser's sign-in; phones have none. */
  readonly sealed: string | undefined;
};

/**
 * The identity of an ID token. A token for the web is accepted only from the browser that it was issued to, whose cookie
 * holds the nonce: an intercepted token, or one in a link, is useless elsewhere.
 *
 * @throws {Refusal} not_found where Google is off; invalid for an invalid token; unavailable.
 */
export async function identify(
  services: Services,
  { token, sealed }: ShownToken,
  field: TokenField = "token",
): Promise<GoogleIdentity> {
  const { provider, sealer } = requireGoogle(services);
  const now = services.now();
  const identity = await provider.verify(token, now).catch((error: unknown) => {
    throw refusalOf(error, field);
  });
  if (identity.clientType === "web") {
    const nonce = sealed === undefined ? undefined : (await sealer.unseal(sealed, now))?.get("nonce");
    if (nonce === undefined || nonce !== identity.nonce) throw refusedToken(field);
  }
  return identity;
}

/** For clocks that differ: a token that is issued just after all sessions were ended must sign in. */
const clockToleranceMs = 30_000;

/**
 * Refuses a token from before the account's owner set a new password or ended all sessions. For the transaction that has
 * locked the account.
 *
 * @throws {Refusal} invalid
 */
export function refuseFormerToken(
  { proofsFrom }: StoredUser,
  { issuedAt }: GoogleIdentity,
  now: Date,
  field: TokenField = "token",
): void {
  // One in the future was written by a clock that was wrong.
  if (proofsFrom === null || proofsFrom > now) return;
  if (issuedAt.getTime() + clockToleranceMs < proofsFrom.getTime()) throw refusedToken(field);
}

/**
 * Requires the ID token of the signed-in person.
 *
 * @throws {Refusal} as `identify`.
 */
export async function requireOwnGoogle(services: Services, userId: number, shown: ShownToken): Promise<void> {
  if (services.google === undefined) throw refusedToken("googleToken");
  const identity = await identify(services, shown, "googleToken");
  const owner = await findByGoogleSub(services.database.db, identity.sub);
  if (owner?.id !== userId) throw refusedToken("googleToken");
  refuseFormerToken(owner, identity, services.now(), "googleToken");
  await spendToken(services.database.db, services, identity, "googleToken");
}

/** Longer than a token can be used. */
const usedTokenMs = 24 * 60 * 60 * 1000;

/**
 * Marks a token for the web as used: whoever gets hold of token and cookie later cannot use them again. Phones have no
 * nonce, and may keep their token for its hour.
 *
 * @throws {Refusal} invalid, of concurrent and later uses.
 */
export async function spendToken(
  db: Db,
  { keyedHash, now }: Services,
  { clientType, nonce }: GoogleIdentity,
  field: TokenField = "token",
): Promise<void> {
  if (clientType !== "web" || nonce === undefined) return;
  const time = now();
  const since = new Date(time.getTime() - usedTokenMs);
  const { count } = await countAttempt(db, keyedHash("google token", nonce), time, since);
  if (count > 1) throw refusedToken(field);
}

function refusedToken(field: TokenField): Refusal {
  return new Refusal("invalid", [{ field, code: "google.invalid" }]);
}

function refusalOf(error: unknown, field: TokenField): unknown {
  if (!(error instanceof IdentityError)) return error;
  return error.reason === "unavailable" ? new Refusal("unavailable") : refusedToken(field);
}
