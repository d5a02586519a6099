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

/** The random values that tie the steps of one sign-in in a browser together; each is used once. */
export type SignInSecrets = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** The identity in an ID token. */
export type GoogleIdentity = {
  /** Google's id of the person, which does not change with the mail address. */
  readonly sub: string;
  readonly mail: string;
  readonly isMailVerified: boolean;
  /** The client that the token was issued for. */
  readonly clientType: ClientType;
  readonly nonce: string | undefined;
  /** By Google's clock, in whole seconds. */
  readonly issuedAt: Date;
};

export type GoogleProvider = {
  /** The address of the sign-in page for the browser. */
  signInUrl(secrets: SignInSecrets): Promise<string>;
  /** Exchanges the query of the callback for an ID token. */
  redeem(query: URLSearchParams, secrets: SignInSecrets): Promise<string>;
  /** Checks signature, issuer, audience and times of an ID token; the caller compares the nonce. */
  verify(idToken: string, now: Date): Promise<GoogleIdentity>;
};

type Discovered = { readonly configuration: Configuration; readonly keys: JWTVerifyGetKey };

const timeoutSeconds = 5;
/** For clocks that differ. */
const clockToleranceSeconds = 30;
/** Google writes its issuer either way (its OpenID Connect guide, "Validating an ID token"). */
const googleIssuers = ["https://accounts.google.com", "accounts.google.com"];

async function discover({ issuer, clientId, clientSecret }: GoogleSettings): Promise<Discovered> {
  const configuration = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    // The configuration allows http for this machine only.
    execute: issuer.startsWith("http:") ? [allowInsecureRequests] : [],
  });
  const { jwks_uri } = configuration.serverMetadata();
  if (jwks_uri === undefined) throw new IdentityError("unavailable", "the provider names no keys");
  // Keys are cached; a token with an unknown one fetches them again, at most every 5 s.
  const keys = createRemoteJWKSet(new URL(jwks_uri), {
    timeoutDuration: timeoutSeconds * 1_000,
    cooldownDuration: 5_000,
  });
  return { configuration, keys };
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** A phone requests a token for the web client, with its own client id as the authorised party. */
function clientTypeOf({ androidClientId, iosClientId, clientId }: GoogleSettings, payload: JWTPayload): ClientType {
  const audience = typeof payload.aud === "string" ? payload.aud : undefined;
  const party = text(payload.azp) ?? audience;
  if (party === clientId) return "web";
  if (party !== undefined && party === androidClientId) return "android";
  if (party !== undefined && party === iosClientId) return "ios";
  throw new IdentityError("refused", "the token is for another client");
}

function identityOf(settings: GoogleSettings, payload: JWTPayload): GoogleIdentity {
  const sub = text(payload.sub);
  const mail = text(payload.email);
  if (sub === undefined || mail === undefined)
    throw new IdentityError("refused", "the token has no subject or mail address");
  const issuedAt = new Date((payload.iat ?? 0) * 1_000);
  const isMailVerified = payload.email_verified === true || payload.email_verified === "true";
  return {
    sub,
    mail,
    isMailVerified,
    clientType: clientTypeOf(settings, payload),
    nonce: text(payload.nonce),
    issuedAt,
  };
}

/** Runs work whose errors hold secrets. */
async function withSafeErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw identityErrorOf(error);
  }
}

/**
 * Google, or another OpenID provider in its place: code flow with PKCE and nonce, and ID tokens of the web and of phones.
 * The provider's addresses and keys are fetched when they are first needed, so that the site starts without it. All
 * throw {@link IdentityError}.
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
      // Whatever the error: sign-in is not possible now, and that is no fault of the token.
      throw new IdentityError("unavailable", identityErrorOf(error).message);
    }
  }

  return {
    signInUrl: ({ state, nonce, verifier }) =>
      withSafeErrors(async () => {
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
      withSafeErrors(async () => {
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
      withSafeErrors(async () => {
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
