import { createHash, randomBytes } from "node:crypto";

/** A bearer token or a code: 256 random bits as 43 characters of base64url. */
export function createSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form of a secret. Secrets cannot be guessed, so that neither salt nor a slow hash is needed. */
export function hashSecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
