import { createHash } from "node:crypto";
import { countAttempt, forgetAttempts, isKnownDevice } from "../../storage/accounts/attempts.ts";
import type { Db } from "../../storage/database.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Client } from "./session.ts";

const windowMs = 60 * 60 * 1000;

function hashOf(...parts: readonly (string | number)[]): Buffer {
  return createHash("sha256").update(JSON.stringify(parts)).digest();
}

/** What tells a device from others. It names nobody without the address and the agent. */
export function deviceHashOf(userId: number, { address, userAgent }: Client): Buffer {
  return hashOf(userId, address, userAgent);
}

/**
 * Counts an attempt at something before it is made, by the hour.
 *
 * @throws {Refusal} too_many_requests, with the seconds until the hour ends.
 */
export async function limitAttempts(
  { database, now }: Services,
  of: readonly (string | number)[],
  most: number,
): Promise<{ succeeded(): Promise<void> }> {
  const time = now();
  const key = hashOf(...of);
  const windowStart = new Date(time.getTime() - windowMs);
  const { count, startedAt } = await countAttempt(database.db, key, time, windowStart);
  if (count > most) {
    const rest = Math.ceil((startedAt.getTime() + windowMs - time.getTime()) / 1000);
    throw new Refusal("too_many_requests", [], Math.max(1, rest));
  }
  return { succeeded: () => forgetAttempts(database.db, key) };
}

/** Counts an attempt that nothing is refused for, in the caller's transaction. */
export async function countQuietly(transaction: Db, of: readonly string[], now: Date): Promise<void> {
  await countAttempt(transaction, hashOf(...of), now, new Date(now.getTime() - windowMs));
}

/** Guesses at one account's password in an hour. */
const mostGuesses = 25;

/**
 * Counts a sign-in by the name that was typed, whether an account has it or not. A device that has signed in to the
 * account before has a count of its own: strangers who guess do not lock the owner out.
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
  return await limitAttempts(services, of, mostGuesses);
}

/** Counts a guess at the password of the person who is signed in. */
export function limitGuesses(services: Services, userId: number): Promise<{ succeeded(): Promise<void> }> {
  return limitAttempts(services, ["password", userId], mostGuesses);
}
