import { isLocalPath, localeOfPath } from "../../domain/locale/local-path.ts";
import { IdentityError } from "../../providers/identity/identity-error.ts";
import type { Google, Services } from "../services.ts";
import { requireGoogle } from "./google.ts";
import { createSecret } from "./secret.ts";

const minute = 60_000;
/** How long somebody may take on Google's pages. */
const signInLimit = 10 * minute;
/** How long an ID token may be shown: Google's run out after an hour. */
const tokenLimit = 60 * minute;

/** Where the browser goes next, and what it is to keep: nothing new, something until a time, or nothing any more. */
export type Step = {
  readonly location: string;
  readonly keeps?: { readonly sealed: string; readonly until: Date } | "nothing";
  /** Why it came to nothing, for the operator; without secrets. */
  readonly failure?: string;
};

/** The sign-in page in the language of the page to go on with; what it is told stands in the fragment, which no log sees. */
function authPage({ authPath }: Google, returnTo: string, told: Readonly<Record<string, string>>): string {
  const fragment = new URLSearchParams({ ...told, ...(returnTo === "" ? {} : { returnTo }) });
  return `${authPath(localeOfPath(returnTo))}?authLink=login#${fragment}`;
}

/** Back to the sign-in page, which tells the person why: google.cancelled, google.failed or google.unavailable. */
function failed(google: Google, returnTo: string, error: unknown): Step {
  if (!(error instanceof IdentityError)) throw error;
  const { reason, message } = error;
  const told = { error: reason === "refused" ? "google.failed" : `google.${reason}` };
  return { location: authPage(google, returnTo, told), ...(reason === "cancelled" ? {} : { failure: message }) };
}

/**
 * Begins a sign-in with Google: the browser goes to Google and keeps the secrets of this sign-in, sealed.
 *
 * @throws {Refusal} not_found, where it is off.
 */
export async function startGoogle(services: Services, returnTo: string | undefined): Promise<Step> {
  const google = requireGoogle(services);
  const page = returnTo !== undefined && isLocalPath(returnTo) ? returnTo : "";
  const secrets = { state: createSecret(), nonce: createSecret(), verifier: createSecret() };
  try {
    const location = await google.provider.signInUrl(secrets);
    const until = new Date(services.now().getTime() + signInLimit);
    return { location, keeps: { sealed: await google.seal.close({ ...secrets, returnTo: page }, until), until } };
  } catch (error) {
    return failed(google, page, error);
  }
}

/**
 * Ends it: trades what Google sent the browser back with for an ID token, once, and hands it to the sign-in page. From
 * then on the browser keeps the token's nonce alone.
 *
 * @throws {Refusal} not_found, where it is off.
 */
export async function finishGoogle(
  services: Services,
  query: URLSearchParams,
  sealed: string | undefined,
): Promise<Step> {
  const google = requireGoogle(services);
  const now = services.now();
  const kept = sealed === undefined ? undefined : await google.seal.open(sealed, now);
  const { state, nonce, verifier, returnTo = "" } = Object.fromEntries(kept ?? []);
  if (state === undefined || nonce === undefined || verifier === undefined || state !== query.get("state")) {
    // Another sign-in may have begun in another tab; what that one keeps stays.
    return { location: authPage(google, returnTo, { error: "google.expired" }) };
  }
  try {
    const token = await google.provider.redeem(query, { state, nonce, verifier });
    const until = new Date(now.getTime() + tokenLimit);
    const location = authPage(google, returnTo, { token });
    return { location, keeps: { sealed: await google.seal.close({ nonce }, until), until } };
  } catch (error) {
    return { ...failed(google, returnTo, error), keeps: "nothing" };
  }
}
