import { addressBlock, shortAddress } from "../../domain/accounts/client-address.ts";
import { changeUser } from "../../storage/accounts/change-user.ts";
import { type Origin, saveOrigin } from "../../storage/accounts/origins.ts";
import {
  deleteSession,
  deleteSessionById,
  deleteSessionsOf,
  deleteSurplusSessions,
  findSession,
  hasSession,
  insertSession,
  readSessions,
  touchSession,
} from "../../storage/accounts/sessions.ts";
import { lockAndReadUser, type StoredUser, updateLastSignIn } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { readObservedNow } from "../jobs/site-clock.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Client } from "./client.ts";
import { endCodes } from "./codes.ts";
import { lockUser } from "./lock-user.ts";
import { createSecret, hashSecret } from "./secret.ts";
import { logSecurityEvent } from "./security-log.ts";

const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** How exact the time of the last use is: a write for every request would cost more than it tells. */
const useInterval = 5 * minute;
const idleLimit = 30 * day;
export const absoluteLimit = 180 * day;
const maxDeviceLength = 200;
/** Of one person; the one that was not used for longest makes room for another. */
const maxSessions = 100;

/** The user of a request, and its session. */
export type Session = {
  readonly tokenHash: Buffer;
  readonly user: StoredUser;
  /** When its person signed in. */
  readonly createdAt: Date;
  /** When it last passed the second factor, which the console asks for. */
  readonly secondFactorAt: Date | null;
};

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}

/** Where a request comes from, by the same hashes for all accounts. */
function originOf({ address, userAgent }: Client): Origin {
  const hash = (...parts: readonly string[]) => hashSecret(JSON.stringify(["origin", ...parts]));
  const block = addressBlock(address);
  return { addressHash: hash(block), deviceHash: hash(block, userAgent) };
}

/** Signs a person in on a device. For a transaction. Returns the token, which is not stored. */
export async function startSession(db: Db, userId: number, client: Client, now: Date): Promise<string> {
  const token = createSecret();
  const device = client.userAgent.slice(0, maxDeviceLength);
  const address = shortAddress(client.address);
  await insertSession(db, { tokenHash: hashSecret(token), userId, device, address, createdAt: now, usedAt: now });
  await deleteSurplusSessions(db, userId, maxSessions);
  await updateLastSignIn(db, userId, now);
  await saveOrigin(db, userId, originOf(client), now);
  return token;
}

/** Sessions created or last used before these moments have expired. */
export function sessionLimits(now: Date) {
  return { createdAt: before(now, absoluteLimit), usedAt: before(now, idleLimit) };
}

/** Time that the clock has skipped signs nobody out. */
async function findAfterLeap(db: Db, tokenHash: Buffer, time: Date) {
  const observed = await readObservedNow(db, time, absoluteLimit);
  return observed < time ? await findSession(db, tokenHash, sessionLimits(observed)) : undefined;
}

/** The session of a token; undefined where it is unknown, has ended, or has expired. */
export async function findLiveSession(
  { database: { db }, now }: Services,
  token: string,
  client: Client,
): Promise<Session | undefined> {
  const time = now();
  const tokenHash = hashSecret(token);
  const session = (await findSession(db, tokenHash, sessionLimits(time))) ?? (await findAfterLeap(db, tokenHash, time));
  if (session === undefined) return undefined;
  // Or it was used by a clock that was wrong.
  if (session.usedAt <= before(time, useInterval) || session.usedAt > before(time, -useInterval)) {
    await touchSession(db, tokenHash, time);
    await saveOrigin(db, session.user.id, originOf(client), time);
  }
  return session;
}

/**
 * Locks the account for a change by this session, which may have been ended since its token was checked.
 *
 * @returns its person as of now
 * @throws {Refusal} unauthorized
 */
export async function lockSession(
  transaction: Db,
  { user: { id }, tokenHash }: Pick<Session, "user" | "tokenHash">,
): Promise<StoredUser> {
  const user = await lockAndReadUser(transaction, id);
  if (user === undefined || !(await hasSession(transaction, tokenHash))) throw new Refusal("unauthorized");
  return user;
}

/** The sessions of the person, the last used first. */
export async function listSessions({ database, now }: Services, { user, tokenHash }: Session) {
  const stored = await readSessions(database.db, user.id, sessionLimits(now()));
  return stored.map((session) => ({ ...session, isCurrent: session.tokenHash.equals(tokenHash) }));
}

/** Signs out on this device. */
export async function endSession({ database, now }: Services, session: Session, client: Client): Promise<void> {
  await database.db.transaction(async (transaction) => {
    await lockUser(transaction, session.user.id);
    await deleteSession(transaction, session.tokenHash);
    await logSecurityEvent(transaction, session.user.id, "sessionEnded", client, now());
  });
}

/**
 * Ends one session of the person by its id.
 *
 * @throws {Refusal} not_found, also for sessions of others.
 */
export async function endSessionById(services: Services, { user }: Session, id: number, client: Client): Promise<void> {
  await services.database.db.transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    if (!(await deleteSessionById(transaction, user.id, id))) throw new Refusal("not_found");
    await logSecurityEvent(transaction, user.id, "sessionEnded", client, services.now());
  });
}

/**
 * Ends every session of the person, or every one but this, and with them what could begin another: codes that were sent,
 * and tokens of Google's.
 */
export async function endSessions(
  { database, now }: Services,
  { user, tokenHash }: Pick<Session, "user" | "tokenHash">,
  which: "all" | "others",
  client: Client,
): Promise<void> {
  const time = now();
  await database.db.transaction(async (transaction) => {
    await lockSession(transaction, { user, tokenHash });
    await changeUser(transaction, user.id, { proofsFrom: time });
    await deleteSessionsOf(transaction, user.id, which === "others" ? tokenHash : undefined);
    await endCodes(transaction, user.id, "sessionsEnded");
    const kind = which === "others" ? "otherSessionsEnded" : "allSessionsEnded";
    await logSecurityEvent(transaction, user.id, kind, client, time);
  });
}
