import { createHash } from "node:crypto";
import { countAttempt, deleteAttempts, isKnownDevice } from "../../storage/accounts/attempts.ts";
import type { Db } from "../../storage/database.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Client } from "./session.ts";

const windowMs = 60 * 60 * 1000;

function hashOf(...parts: readonly (string | number)[]): Buffer {
  return createHash("sha256").update(JSON.stringify(parts)).digest();
}

/** Identifies a device. The hash reveals neither address nor user agent. */
export function deviceHashOf(userId: number, { address, userAgent }: Client): Buffer {
  return hashOf(userId, address, userAgent);
}

/**
 * Counts an attempt before it is made, by the hour.
 *
 * @throws {Refusal} too_many_requests, with the seconds until the hour ends.
 */
export async function limitAttempts(
  { database, now }: Services,
  of: readonly (string | number)[],
  limit: number,
): Promise<{ succeeded(): Promise<void> }> {
  const time = now();
  const key = hashOf(...of);
  const windowStart = new Date(time.getTime() - windowMs);
  const { count, startedAt } = await countAttempt(database.db, key, time, windowStart);
  if (count > limit) {
    const seconds = Math.ceil((startedAt.getTime() + windowMs - time.getTime()) / 1000);
    throw new Refusal("too_many_requests", [], Math.max(1, seconds));
  }
  return { succeeded: () => deleteAttempts(database.db, key) };
}

/** Counts an attempt without a limit. For a transaction. */
export async function countOnly(transaction: Db, of: readonly string[], now: Date): Promise<void> {
  await countAttempt(transaction, hashOf(...of), now, new Date(now.getTime() - windowMs));
}

/** Attempts at one account's password in an hour. */
const maxGuesses = 25;

/**
 * Counts a sign-in by the given name, whether such an account exists or not. A device that has signed in to the account
 * before has its own count: others who guess the password do not lock the owner out.
 */
export async function limitSignIns(
  services: Services,
  typed: string,
  userId: number | undefined,
  client: Client,
): Promise<{ succeeded(): Promise<void> }> {
  const id = userId ?? 0;
  const device = deviceHashOf(id, client);
  const isKnown = await isKnownDevice(services.database.db, id, device);
  const of = isKnown ? ["device", id, device.toString("hex")] : ["account", typed];
  return await limitAttempts(services, of, maxGuesses);
}

/** Counts an attempt at the password of the signed-in person. */
export function limitGuesses(services: Services, userId: number): Promise<{ succeeded(): Promise<void> }> {
  return limitAttempts(services, ["password", userId], maxGuesses);
}
