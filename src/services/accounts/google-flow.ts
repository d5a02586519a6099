import { isLocalPath, localeOfPath } from "../../domain/locale/local-path.ts";
import { IdentityError } from "../../providers/identity/identity-error.ts";
import type { Google, Services } from "../services.ts";
import { requireGoogle } from "./google.ts";
import { createSecret } from "./secret.ts";

const minute = 60_000;
/** How long a sign-in on Google's pages may take. */
const signInLimit = 10 * minute;
/** How long an ID token may be used: Google's expire after an hour. */
const tokenLimit = 60 * minute;

/** Where the browser is redirected, and its cookie: unchanged, set, or cleared. */
export type GoogleRedirect = {
  readonly location: string;
  readonly cookie?: { readonly sealed: string; readonly expires: Date } | "cleared";
  /** Why the sign-in failed, for the operator; without secrets. */
  readonly failure?: string;
};

/** The sign-in page in the language of the page to return to; its values are in the fragment, which appears in no log. */
function authPage({ authPath }: Google, returnTo: string, values: Readonly<Record<string, string>>): string {
  const fragment = new URLSearchParams({ ...values, ...(returnTo === "" ? {} : { returnTo }) });
  return `${authPath(localeOfPath(returnTo))}?authLink=login#${fragment}`;
}

/** Back to the sign-in page, which shows the reason: google.cancelled, google.failed or google.unavailable. */
function failed(google: Google, returnTo: string, error: unknown): GoogleRedirect {
  if (!(error instanceof IdentityError)) throw error;
  const { reason, message } = error;
  const values = { error: reason === "refused" ? "google.failed" : `google.${reason}` };
  return { location: authPage(google, returnTo, values), ...(reason === "cancelled" ? {} : { failure: message }) };
}

/**
 * Begins a sign-in with Google: the browser is redirected to Google and gets the sealed secrets of this sign-in.
 *
 * @throws {Refusal} not_found, where it is off.
 */
export async function startGoogle(services: Services, returnTo: string | undefined): Promise<GoogleRedirect> {
  const google = requireGoogle(services);
  const page = returnTo !== undefined && isLocalPath(returnTo) ? returnTo : "";
  const secrets = { state: createSecret(), nonce: createSecret(), verifier: createSecret() };
  try {
    const location = await google.provider.signInUrl(secrets);
    const expires = new Date(services.now().getTime() + signInLimit);
    return { location, cookie: { sealed: await google.sealer.seal({ ...secrets, returnTo: page }, expires), expires } };
  } catch (error) {
    return failed(google, page, error);
  }
}

/**
 * Completes it: exchanges the query of Google's redirect for an ID token, once, and passes the token to the sign-in page.
 * From then on the cookie holds only the token's nonce.
 *
 * @throws {Refusal} not_found, where it is off.
 */
export async function finishGoogle(
  services: Services,
  query: URLSearchParams,
  sealed: string | undefined,
): Promise<GoogleRedirect> {
  const google = requireGoogle(services);
  const now = services.now();
  const unsealed = sealed === undefined ? undefined : await google.sealer.unseal(sealed, now);
  const { state, nonce, verifier, returnTo = "" } = Object.fromEntries(unsealed ?? []);
  if (state === undefined || nonce === undefined || verifier === undefined || state !== query.get("state")) {
    // Another sign-in may have begun in another tab: its cookie stays.
    return { location: authPage(google, returnTo, { error: "google.expired" }) };
  }
  try {
    const token = await google.provider.redeem(query, { state, nonce, verifier });
    const expires = new Date(now.getTime() + tokenLimit);
    const location = authPage(google, returnTo, { token });
    return { location, cookie: { sealed: await google.sealer.seal({ nonce }, expires), expires } };
  } catch (error) {
    return { ...failed(google, returnTo, error), cookie: "cleared" };
  }
}
