import type { Db } from "../database.ts";
import { lt } from "../drizzle.ts";
import { accountOrigins } from "./schema.ts";

export type Origin = Pick<typeof accountOrigins.$inferInsert, "addressHash" | "deviceHash">;

/** Notes that an account is used from an address and a device. */
export async function saveOrigin(db: Db, userId: number, origin: Origin, seenAt: Date): Promise<void> {
  await db
    .insert(accountOrigins)
    .values({ userId, ...origin, seenAt })
    .onConflictDoUpdate({ target: [accountOrigins.userId, accountOrigins.deviceHash], set: { seenAt } });
}

export async function deleteOrigins(db: Db, before: Date): Promise<void> {
  await db.delete(accountOrigins).where(lt(accountOrigins.seenAt, before));
}
