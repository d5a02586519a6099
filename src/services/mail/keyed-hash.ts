import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "../../storage/database.ts";
import { readOrStoreKey } from "../../storage/mail/site-keys.ts";

/** Of values that must be recognised but not kept, such as addresses: without the site's key they cannot be tried out. */
export type KeyedHash = (...parts: readonly (string | number)[]) => Buffer;

export async function createKeyedHash({ db }: Database): Promise<KeyedHash> {
  const key = await readOrStoreKey(db, "counters", randomBytes(32));
  return (...parts) => createHmac("sha256", key).update(JSON.stringify(parts)).digest();
}
