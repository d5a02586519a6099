import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** What a test has an authenticator or its browser do wrong. */
export type Misbehaviour = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** Without a finger, a face or a PIN. */
  readonly isUnverified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly attestation?: { readonly fmt: string; readonly statement: Encodable };
};

type Credential = { readonly id: string; readonly key: KeyObject; readonly userHandle: string; counter: number };

const base64url = (data: Buffer | string) => Buffer.from(data).toString("base64url");
const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();

const flags = { isPresent: 1, isVerified: 4, hasCredential: 64 } as const;

/**
 * An authenticator that keeps its passkeys, and the browser before it: makes and uses ES256 keys as WebAuthn (level 3)
 * describes.
 *
 * @param isCounting whether it counts its uses, as security keys do; synchronised passkeys always say 0
 */
export function createAuthenticator({ origin = "http://localhost", isCounting = true } = {}) {
  const credentials: Credential[] = [];

  function clientData(type: string, challenge: string, wrong: Misbehaviour): string {
    const data = { type: wrong.type ?? type, challenge: wrong.challenge ?? challenge, origin: wrong.origin ?? origin };
    return base64url(JSON.stringify({ ...data, crossOrigin: false }));
  }

  function authenticatorData(rpId: string, counter: number, wrong: Misbehaviour, credential?: Buffer): Buffer {
    const verified = wrong.isUnverified ? 0 : flags.isVerified;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags.isPresent | verified | (credential === undefined ? 0 : flags.hasCredential));
    head.writeUInt32BE(wrong.counter ?? counter, 1);
    return Buffer.concat([sha256(wrong.rpId ?? rpId), head, credential ?? Buffer.alloc(0)]);
  }

  return {
    credentials,

    /** Answers creation options. */
    create(
      { challenge, rp, user }: { challenge: string; rp: { id: string }; user: { id: string } },
      wrong: Misbehaviour = {},
    ) {
      const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const id = randomBytes(32);
      const credential = { id: base64url(id), key: privateKey, userHandle: user.id, counter: 0 };
      credentials.push(credential);
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const coordinates = { x: Buffer.from(x, "base64url"), y: Buffer.from(y, "base64url") };
      const cose = encode(
        new Map<number, Encodable>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, coordinates.x],
          [-3, coordinates.y],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const made = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const { fmt, statement } = wrong.attestation ?? { fmt: "none", statement: new Map() };
      const attestationObject = encode(
        new Map<string, Encodable>([
          ["fmt", fmt],
          ["attStmt", statement],
          ["authData", authenticatorData(rp.id, 0, wrong, made)],
        ]),
      );
      const clientDataJSON = clientData("webauthn.create", challenge, wrong);
      return {
        ...envelope(credential.id),
        response: { clientDataJSON, attestationObject: base64url(attestationObject), transports: ["internal"] },
      };
    },

    /** Answers request options with the newest passkey, or the given one. */
    get(
      { challenge, rpId }: { challenge: string; rpId: string },
      wrong: Misbehaviour = {},
      credential = credentials.at(-1),
    ) {
      if (credential === undefined) throw new Error("the authenticator has no passkey");
      if (isCounting) credential.counter += 1;
      const clientDataJSON = clientData("webauthn.get", challenge, wrong);
      const data = authenticatorData(rpId, credential.counter, wrong);
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, "base64url"))]);
      const signature = base64url(sign("sha256", signed, credential.key));
      const userHandle = wrong.userHandle ?? credential.userHandle;
      return {
        ...envelope(credential.id),
        response: { clientDataJSON, authenticatorData: base64url(data), signature, userHandle },
      };
    },
  };
}

/** As browsers send it; `rawId` is the same id. */
function envelope(id: string) {
  const type = "public-key" as const;
  return { id, rawId: id, type, clientExtensionResults: {}, authenticatorAttachment: "platform" };
}

type Encodable = number | string | Buffer | readonly Encodable[] | Map<string | number, Encodable>;

/** CBOR (RFC 8949), as far as an authenticator needs it. */
function encode(value: Encodable): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    const parts = [...value].flatMap(([key, inner]) => [encode(key), encode(inner)]);
    return Buffer.concat([head(5, value.size), ...parts]);
  }
  return Buffer.concat([head(4, value.length), ...value.map(encode)]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
