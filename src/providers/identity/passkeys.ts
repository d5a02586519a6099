import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";

/** Where passkeys are for, as browsers check it. */
export type PasskeySite = {
  /** A host name; passkeys work on it and the names below it. */
  readonly rpId: string;
  /** Scheme, host and port of the pages. */
  readonly origin: string;
  readonly name: string;
};

/** What is kept of an authenticator's key. */
export type PasskeyKey = {
  /** Base64url. */
  readonly credentialId: string;
  /** COSE. */
  readonly publicKey: Uint8Array;
  /** How often the authenticator was used; 0 always where it does not count. */
  readonly counter: number;
  /** How a browser reaches the authenticator, such as `internal`. */
  readonly transports: readonly string[];
};

type Response<Fields> = {
  readonly id: string;
  readonly rawId: string;
  readonly type: "public-key";
  readonly response: { readonly clientDataJSON: string } & Fields;
};

/** What a browser answers to creation options, in base64url. */
export type NewPasskeyResponse = Response<{
  readonly attestationObject: string;
  readonly transports?: readonly string[] | undefined;
}>;

/** What a browser answers to request options, in base64url. */
export type PasskeyResponse = Response<{
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle?: string | undefined;
}>;

export type CreationOptions = PublicKeyCredentialCreationOptionsJSON;
export type RequestOptions = PublicKeyCredentialRequestOptionsJSON;

/** WebAuthn, level 3. A response that proves nothing is answered with undefined. */
export type Passkeys = {
  creationOptions(of: {
    readonly userHandle: Buffer;
    readonly username: string;
    readonly known: readonly Pick<PasskeyKey, "credentialId" | "transports">[];
  }): Promise<CreationOptions>;
  requestOptions(): Promise<RequestOptions>;
  verifyNew(response: NewPasskeyResponse, challenge: string): Promise<PasskeyKey | undefined>;
  /** @returns the counter. */
  verifyUse(response: PasskeyResponse, challenge: string, key: PasskeyKey): Promise<number | undefined>;
};

/** How long a browser waits for its person. */
export const passkeyTimeoutMs = 5 * 60 * 1000;

/** The challenge that a response says it answers; undefined where it is unreadable. */
export function challengeOf({
  response,
}: {
  readonly response: { readonly clientDataJSON: string };
}): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString());
    if (typeof data !== "object" || data === null || !("challenge" in data)) return undefined;
    return typeof data.challenge === "string" ? data.challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The site of a public address. Passkeys belong to host names: an address of this machine counts as `localhost`, and at
 * any other bare IP address there are none.
 */
export function passkeySiteOf(publicUrl: string, name: string): PasskeySite | undefined {
  const url = new URL(publicUrl);
  if (/^(127(\.\d{1,3}){3}|\[::1\])$/.test(url.hostname)) url.hostname = "localhost";
  if (/^[\d.]+$|^\[/.test(url.hostname)) return undefined;
  return { rpId: url.hostname, origin: url.origin, name };
}

/** EdDSA, ES256 and RS256, which all browsers have. The library's own choice adds what Node calls experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Loaded with the first call: it takes 0.3 s and 26 MB. */
const library = () => import("@simplewebauthn/server");

/** The library refuses by throwing, whatever is wrong with a response. */
async function orUndefined<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  }
}

/**
 * Whether the authenticator proves its make by certificates. None is asked for; who sends some all the same would have
 * us read their certificates.
 */
async function hasCertificates({ response }: NewPasskeyResponse): Promise<boolean> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const object = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, "base64url")));
  const format = object.get("fmt");
  return format !== "none" && (format !== "packed" || object.get("attStmt").get("x5c") !== undefined);
}

export function createPasskeys({ rpId: rpID, origin: expectedOrigin, name: rpName }: PasskeySite): Passkeys {
  const expected = { expectedOrigin, expectedRPID: rpID, requireUserVerification: true };

  async function verifiedKey(response: NewPasskeyResponse, expectedChallenge: string): Promise<PasskeyKey | undefined> {
    if (await hasCertificates(response)) return undefined;
    const { verifyRegistrationResponse } = await library();
    const { clientDataJSON, attestationObject, transports: told = [] } = response.response;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...response,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject, transports: [...told] },
      },
      expectedChallenge,
      supportedAlgorithmIDs,
      ...expected,
    });
    if (registrationInfo === undefined) return undefined;
    const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId, publicKey, counter, transports };
  }

  async function verifiedCounter(
    response: PasskeyResponse,
    expectedChallenge: string,
    { credentialId: id, publicKey, counter }: PasskeyKey,
  ): Promise<number | undefined> {
    const { verifyAuthenticationResponse } = await library();
    const credential = { id, publicKey: new Uint8Array(publicKey), counter };
    const { clientDataJSON, authenticatorData, signature } = response.response;
    const answer = await verifyAuthenticationResponse({
      response: {
        ...response,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge,
      credential,
      ...expected,
    });
    return answer.verified ? answer.authenticationInfo.newCounter : undefined;
  }

  return {
    async creationOptions({ userHandle, username, known }) {
      const { generateRegistrationOptions } = await library();
      return await generateRegistrationOptions({
        rpName,
        rpID,
        userName: username,
        userDisplayName: username,
        userID: new Uint8Array(userHandle),
        timeout: passkeyTimeoutMs,
        supportedAlgorithmIDs,
        attestationType: "none",
        excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports: [...transports] })),
        // Kept in the authenticator, to sign in without typing a name, and opened by finger, face or PIN.
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
    },
    async requestOptions() {
      const { generateAuthenticationOptions } = await library();
      return await generateAuthenticationOptions({ rpID, timeout: passkeyTimeoutMs, userVerification: "required" });
    },
    verifyNew: (response, challenge) => orUndefined(verifiedKey(response, challenge)),
    verifyUse: (response, challenge, key) => orUndefined(verifiedCounter(response, challenge, key)),
  };
}
