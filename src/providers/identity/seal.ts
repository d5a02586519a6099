import { hkdfSync } from "node:crypto";
import { EncryptJWT, errors, jwtDecrypt } from "jose";

/** Texts that only the holder of a secret can write and read, until a time. */
export type Seal = {
  close(content: Readonly<Record<string, string>>, until: Date): Promise<string>;
  /** The content; undefined where it was not sealed by this secret for this use, or its time is over. */
  open(sealed: string, now: Date): Promise<ReadonlyMap<string, string> | undefined>;
};

/** Every process with the same secret opens what another has sealed. `use` parts the seals of one secret. */
export function createSeal(secret: string, use: string): Seal {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", use, 32));
  return {
    async close(content, until) {
      const token = new EncryptJWT({ content }).setProtectedHeader({ alg: "dir", enc: "A256GCM" });
      return await token.setExpirationTime(until).encrypt(key);
    },
    async open(sealed, now) {
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
