import { hkdfSync } from "node:crypto";
import { EncryptJWT, errors, jwtDecrypt } from "jose";

/** Encrypts texts that only the holder of a secret can read, until they expire. */
export type Sealer = {
  seal(content: Readonly<Record<string, string>>, expires: Date): Promise<string>;
  /** The content; undefined where it was not sealed with this secret for this use, or has expired. */
  unseal(sealed: string, now: Date): Promise<ReadonlyMap<string, string> | undefined>;
};

/** Processes with the same secret and use can unseal each other's texts. */
export function createSealer(secret: string, use: string): Sealer {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", use, 32));
  return {
    async seal(content, expires) {
      const token = new EncryptJWT({ content }).setProtectedHeader({ alg: "dir", enc: "A256GCM" });
      return await token.setExpirationTime(expires).encrypt(key);
    },
    async unseal(sealed, now) {
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          currentDate: now,
          requiredClaims: ["exp"],
          keyManagementAlgorithms: ["dir"],
          contentEncryptionAlgorithms: ["A256GCM"],
        });
        const entries = Object.entries(payload.content ?? {});
        return new Map(entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
