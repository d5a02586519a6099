import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** Encrypts secrets that the database keeps, by keys that are not in it. */
export type SecretBox = {
  /** Whether there is a key; without one secrets stay as they are. */
  readonly hasKey: boolean;
  /**
   * @param owner what the secret belongs to, such as `user:12`: sealed for one owner it opens for no other
   */
  seal(secret: string, owner: string): string;
  /** @throws {UnreadableSecretError} where it was sealed with another key, for another owner, or was changed. */
  open(stored: string, owner: string): string;
  /** Whether it is as `seal` would leave it now: sealed with the first key, or plain where there is none. */
  isCurrent(stored: string): boolean;
};

export class UnreadableSecretError extends Error {}

const prefix = "sealed";
const ivBytes = 12;
const tagBytes = 16;

/** Tells keys apart and says nothing of them. */
function keyIdOf(key: Buffer): string {
  return createHash("sha256").update("key id").update(key).digest("hex").slice(0, 8);
}

/** Whether a stored secret is not sealed at all. Secrets of authenticators are base32, which has no dot. */
export function isPlain(stored: string): boolean {
  return !stored.startsWith(`${prefix}.`);
}

/**
 * AES-256-GCM. A sealed secret is `sealed.KEYID.DATA`, its data initialisation vector, ciphertext and tag in base64url.
 *
 * @param keys of 32 bytes: the first seals, all of them open
 */
export function createSecretBox(keys: readonly Buffer[]): SecretBox {
  const byId = new Map(keys.map((key) => [keyIdOf(key), key]));
  const [current] = byId;

  return {
    hasKey: current !== undefined,

    seal(secret, owner) {
      if (current === undefined) return secret;
      const [keyId, key] = current;
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(owner));
      const data = Buffer.concat([iv, cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${prefix}.${keyId}.${data.toString("base64url")}`;
    },

    open(stored, owner) {
      if (isPlain(stored)) return stored;
      const [, keyId = "", text = ""] = stored.split(".");
      const key = byId.get(keyId);
      if (key === undefined)
        throw new UnreadableSecretError(`a secret is sealed with the key ${keyId}, which is missing`);
      const data = Buffer.from(text, "base64url");
      const tag = data.subarray(-tagBytes);
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, data.subarray(0, ivBytes), { authTagLength: tagBytes });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
        const secret = decipher.update(data.subarray(ivBytes, -tagBytes), undefined, "utf8");
        return secret + decipher.final("utf8");
      } catch {
        throw new UnreadableSecretError("a sealed secret was changed, or belongs to something else");
      }
    },

    isCurrent(stored) {
      return isPlain(stored) ? current === undefined : stored.startsWith(`${prefix}.${current?.[0]}.`);
    },
  };
}
