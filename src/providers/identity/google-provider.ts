import { createRemoteJWKSet, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
} from "openid-client";
import { IdentityError, identityErrorOf } from "./identity-error.ts";

export type ClientType = "web" | "android" | "ios";

export type GoogleSettings = {
  /** https://accounts.google.com, or another OpenID provider. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly androidClientId?: string | undefined;
  readonly iosClientId?: string | undefined;
  /** The whole address of the callback, as it is registered with the provider. */
  readonly redirectUri: string;
};

/** What one sign-in in a browser is held together by; each is random and of use once. */
export type SignInSecrets = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** Who an ID token says somebody is. */
export type GoogleIdentity = {
  /** Google's own id of the person: it stays when the mail address changes. */
  readonly sub: string;
  readonly mail: string;
  readonly isMailVerified: boolean;
  /** For which of our programs the token was given out. */
  readonly clientType: ClientType;
  readonly nonce: string | undefined;
};

export type GoogleProvider = {
  /** Where the browser is sent to sign in. */
  signInUrl(secrets: SignInSecrets): Promise<string>;
  /** Trades what the browser brought back (the query of the callback) for an ID token. */
  redeem(query: URLSearchParams, secrets: SignInSecrets): Promise<string>;
  /** Checks signature, issuer, audience and times of an ID token; its nonce is for the caller to compare. */
  verify(idToken: string, now: Date): Promise<GoogleIdentity>;
};

type Discovered = { readonly configuration: Configuration; readonly keys: JWTVerifyGetKey };

const timeoutSeconds = 5;
/** Clocks differ. */
const clockToleranceSeconds = 30;
/** Google writes its issuer either way (its OpenID Connect guide, "Validating an ID token"). */
const googleIssuers = ["https://accounts.google.com", "accounts.google.com"];

async function discover({ issuer, clientId, clientSecret }: GoogleSettings): Promise<Discovered> {
  const configuration = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    // Settings allow it for this machine alone.
    execute: issuer.startsWith("http:") ? [allowInsecureRequests] : [],
  });
  const { jwks_uri } = configuration.serverMetadata();
  if (jwks_uri === undefined) throw new IdentityError("unavailable", "the provider names no keys");
  // Keys are kept; a token with one that is not known makes it ask again, at most every 5 s.
  const keys = createRemoteJWKSet(new URL(jwks_uri), {
    timeoutDuration: timeoutSeconds * 1_000,
    cooldownDuration: 5_000,
  });
  return { configuration, keys };
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** A phone's library asks for a token for the web client and names its own as the authorised party. */
function clientTypeOf({ androidClientId, iosClientId, clientId }: GoogleSettings, payload: JWTPayload): ClientType {
  const audience = typeof payload.aud === "string" ? payload.aud : undefined;
  const party = text(payload.azp) ?? audience;
  if (party === clientId) return "web";
  if (party !== undefined && party === androidClientId) return "android";
  if (party !== undefined && party === iosClientId) return "ios";
  throw new IdentityError("refused", "the token is for another program");
}

function identityOf(settings: GoogleSettings, payload: JWTPayload): GoogleIdentity {
  const sub = text(payload.sub);
  const mail = text(payload.email);
  if (sub === undefined || mail === undefined) throw new IdentityError("refused", "the token names nobody");
  const isMailVerified = payload.email_verified === true || payload.email_verified === "true";
  return { sub, mail, isMailVerified, clientType: clientTypeOf(settings, payload), nonce: text(payload.nonce) };
}

/** Runs work whose errors must not be passed on as they are. */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw identityErrorOf(error);
  }
}

/**
 * Google, or another OpenID provider in its place: code flow with PKCE and nonce, and ID tokens of the web and of phones.
 * The provider is asked for its addresses and keys when they are first needed, so a start never waits for it. All throw
 * {@link IdentityError}.
 */
export function createGoogleProvider(settings: GoogleSettings): GoogleProvider {
  const { clientId, androidClientId, iosClientId, issuer, redirectUri } = settings;
  const audience = [clientId, androidClientId, iosClientId].filter((id) => id !== undefined);
  let known: Promise<Discovered> | undefined;

  async function discovered(): Promise<Discovered> {
    known ??= discover(settings);
    try {
      return await known;
    } catch (error) {
      known = undefined;
      // Whatever it said, nobody can sign in, and whoever tries is not to blame.
      throw new IdentityError("unavailable", identityErrorOf(error).message);
    }
  }

  return {
    signInUrl: ({ state, nonce, verifier }) =>
      guarded(async () => {
        const { configuration } = await discovered();
        const url = buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: "openid email",
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
          prompt: "select_account",
        });
        return url.href;
      }),

    redeem: (query, { state, nonce, verifier }) =>
      guarded(async () => {
        const { configuration } = await discovered();
        const tokens = await authorizationCodeGrant(configuration, new URL(`?${query}`, redirectUri), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        });
        if (tokens.id_token === undefined) throw new IdentityError("refused", "no ID token");
        return tokens.id_token;
      }),

    verify: (idToken, now) =>
      guarded(async () => {
        const { keys } = await discovered();
        const { payload } = await jwtVerify(idToken, keys, {
          issuer: googleIssuers.includes(issuer) ? googleIssuers : issuer,
          audience,
          algorithms: ["RS256"],
          requiredClaims: ["exp", "iat", "sub"],
          clockTolerance: clockToleranceSeconds,
          currentDate: now,
        });
        return identityOf(settings, payload);
      }),
  };
}
