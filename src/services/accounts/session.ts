import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  touchSession,
} from "../../storage/accounts/sessions.ts";
import { type StoredUser, updateLastSignIn } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import type { Services } from "../services.ts";
import { createSecret, hashSecret } from "./secret.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const idleLimit = 30 * day;
const absoluteLimit = 180 * day;
const maxDeviceLength = 200;

/** The user of a request, and its session. */
export type Session = { readonly tokenHash: Buffer; readonly user: StoredUser };

/** The client of a request: for the list of devices, and to recognise known ones. */
export type Client = { readonly address: string; readonly userAgent: string };

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}

/** Signs a person in on a device. For a transaction. Returns the token, which is not stored. */
export async function startSession(db: Db, userId: number, client: Client, now: Date): Promise<string> {
  const token = createSecret();
  const device = client.userAgent.slice(0, maxDeviceLength);
  await insertSession(db, { tokenHash: hashSecret(token), userId, device, createdAt: now, usedAt: now });
  await updateLastSignIn(db, userId, now);
  return token;
}

/** Sessions created or last used before these moments have expired. */
export function sessionLimits(now: Date) {
  return { createdAt: before(now, absoluteLimit), usedAt: before(now, idleLimit) };
}

/** The session of a token; undefined where it is unknown, has ended, or has expired. */
export async function findLiveSession({ database, now }: Services, token: string): Promise<Session | undefined> {
  const time = now();
  const tokenHash = hashSecret(token);
  const session = await findSession(database.db, tokenHash, sessionLimits(time));
  if (session === undefined) return undefined;
  if (session.usedAt <= before(time, hour)) await touchSession(database.db, tokenHash, time);
  return { tokenHash, user: session.user };
}

export async function endSession({ database }: Services, { tokenHash }: Session): Promise<void> {
  await deleteSession(database.db, tokenHash);
}

/** Ends every session of the person, this one too. */
export async function endAllSessions({ database }: Services, { user }: Session): Promise<void> {
  await deleteSessionsOf(database.db, user.id);
}
