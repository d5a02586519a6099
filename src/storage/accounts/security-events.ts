import type { SecurityEventKind } from "../../domain/accounts/security-event.ts";
import type { Db } from "../database.ts";
import { desc, eq, lt, sql } from "../drizzle.ts";
import { securityEvents } from "./schema.ts";

export type NewSecurityEvent = {
  readonly userId: number;
  readonly kind: SecurityEventKind;
  readonly browser: string;
  readonly system: string;
  readonly address: string;
};

const hourMs = 60 * 60 * 1000;

/** Adds an event; what has happened on the same device within the hour is counted with it. */
export async function insertSecurityEvent(db: Db, event: NewSecurityEvent, at: Date): Promise<void> {
  const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs);
  const { userId, kind, browser, system, address } = securityEvents;
  await db
    .insert(securityEvents)
    .values({ ...event, hour, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [userId, kind, securityEvents.hour, browser, system, address],
      set: { count: sql`${securityEvents.count} + 1`, lastAt: at },
    });
}

/** The newest events of a person, newest first. */
export function readSecurityEvents(db: Db, userId: number, limit: number) {
  return db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.lastAt), desc(securityEvents.id))
    .limit(limit);
}

export async function deleteOldSecurityEvents(db: Db, before: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.lastAt, before));
}
