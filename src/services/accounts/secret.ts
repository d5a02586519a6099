import { createHash, randomBytes } from "node:crypto";

/** A bearer token or a code: 256 random bits, in 43 letters that an address may hold. */
export function createSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret: it cannot be guessed, so it needs neither salt nor slowness. */
export function hashSecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
