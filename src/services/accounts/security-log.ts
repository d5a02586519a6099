import { shortAddress } from "../../domain/accounts/client-address.ts";
import { deviceOf } from "../../domain/accounts/device.ts";
import type { SecurityEventKind } from "../../domain/accounts/security-event.ts";
import {
  deleteOldSecurityEvents,
  insertSecurityEvent,
  readSecurityEvents,
} from "../../storage/accounts/security-events.ts";
import type { Database, Db } from "../../storage/database.ts";
import type { TimedJob } from "../jobs/run-timed-jobs.ts";
import type { Services } from "../services.ts";
import type { Client } from "./client.ts";
import { lockUser } from "./lock-user.ts";

const dayMs = 24 * 60 * 60 * 1000;
const retentionMs = 180 * dayMs;
/** Shown at most; the export of personal data has all. */
const maxShown = 100;

/** Adds to what the owner of an account is shown of it. */
export async function logSecurityEvent(
  db: Db,
  userId: number,
  kind: SecurityEventKind,
  { address, userAgent }: Client,
  now: Date,
): Promise<void> {
  const event = { userId, kind, ...deviceOf(userAgent), address: shortAddress(address) };
  await insertSecurityEvent(db, event, now);
}

/**
 * The same outside a transaction that has locked the account.
 *
 * @throws {Refusal} unauthorized, where the account has been erased since its token was checked
 */
export async function logLoneSecurityEvent(
  db: Db,
  userId: number,
  kind: SecurityEventKind,
  client: Client,
  now: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    await logSecurityEvent(transaction, userId, kind, client, now);
  });
}

export function listSecurityEvents({ database }: Services, userId: number) {
  return readSecurityEvents(database.db, userId, maxShown);
}

/** Daily: removes events after 180 days. */
export function removeOldSecurityEvents({ db }: Database): TimedJob {
  return {
    name: "remove-old-security-events",
    everyMs: dayMs,
    waitsAfterLeap: true,
    run: (now, _signal, observed = () => now) =>
      deleteOldSecurityEvents(db, new Date(observed(retentionMs).getTime() - retentionMs)),
  };
}
