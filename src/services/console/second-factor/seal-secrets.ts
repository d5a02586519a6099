import { isPlain, type SecretBox, UnreadableSecretError } from "../../../providers/secrets/secret-box.ts";
import { readSecrets, replaceSecret } from "../../../storage/console/second-factors.ts";
import type { Database } from "../../../storage/database.ts";
import { secretOwner } from "./with-code.ts";

/** How many secrets were sealed by this, and how many no key opens. */
export type SealedSecrets = { readonly sealed: number; readonly unreadable: number };

/**
 * Seals secrets of authenticators with the first key: those that are plain, or all that are not sealed with it. Without a
 * key none is changed.
 */
export async function sealSecrets(
  { database: { db }, secretBox }: { readonly database: Database; readonly secretBox: SecretBox },
  which: "plain" | "all",
): Promise<SealedSecrets> {
  let [sealed, unreadable] = [0, 0];
  for (const { userId, secret } of await readSecrets(db)) {
    try {
      const owner = secretOwner(userId);
      const opened = secretBox.open(secret, owner);
      if (secretBox.isCurrent(secret) || !secretBox.hasKey || (which === "plain" && !isPlain(secret))) continue;
      if (await replaceSecret(db, userId, secret, secretBox.seal(opened, owner))) sealed += 1;
    } catch (error) {
      if (!(error instanceof UnreadableSecretError)) throw error;
      unreadable += 1;
    }
  }
  return { sealed, unreadable };
}
