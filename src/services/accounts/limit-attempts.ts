import { addressBlock } from "../../domain/accounts/client-address.ts";
import { countAttempt, deleteAttempts, isKnownDevice } from "../../storage/accounts/attempts.ts";
import type { Db } from "../../storage/database.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { type Client, deviceHashOf, hashOf } from "./client.ts";

const minuteMs = 60 * 1000;
const windowMs = 60 * minuteMs;

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

/** Counts for an address, until the transaction's end; of concurrent transactions one after the other. */
async function limitAddress(
  transaction: Db,
  { keyedHash, now }: Services,
  { address }: Client,
  { of, limit, windowMs }: { readonly of: string; readonly limit: number; readonly windowMs: number },
): Promise<void> {
  const time = now();
  const key = keyedHash(of, addressBlock(address));
  const { count, startedAt } = await countAttempt(transaction, key, time, new Date(time.getTime() - windowMs));
  if (count <= limit) return;
  const seconds = Math.ceil((startedAt.getTime() + windowMs - time.getTime()) / 1000);
  throw new Refusal("too_many_requests", [], Math.max(1, seconds));
}

/**
 * Counts an account that is made. For the transaction that makes it: what is refused for another reason does not count.
 *
 * @throws {Refusal} too_many_requests.
 */
export async function limitSignUps(transaction: Db, services: Services, client: Client): Promise<void> {
  const { signUpsPerAddress: limit } = services;
  if (limit > 0) await limitAddress(transaction, services, client, { of: "sign-up", limit, windowMs: 30 * minuteMs });
}

/** Confirmations besides those of new accounts, an hour and address. */
const maxConfirmations = 20;

/**
 * Counts a confirmation mail that somebody asks for. For the transaction that queues it.
 *
 * @throws {Refusal} too_many_requests.
 */
export async function limitConfirmations(transaction: Db, services: Services, client: Client): Promise<void> {
  if (services.signUpsPerAddress === 0) return;
  await limitAddress(transaction, services, client, { of: "confirmation", limit: maxConfirmations, windowMs });
}

/** Counts an attempt without a limit. For a transaction. */
export async function countOnly(transaction: Db, of: readonly string[], now: Date): Promise<void> {
  await countAttempt(transaction, hashOf(...of), now, new Date(now.getTime() - windowMs));
}

/** Attempts at one account's password in an hour. */
const maxGuesses = 25;

/**
 * Counts a sign-in to an account, or by the given name where there is none, whether such an account exists or not. A device that has signed in to the account
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
  // By the account: its name and its mail address are one way in.
  const account = userId === undefined ? ["name", typed] : ["account", userId];
  const of = isKnown ? ["device", id, device.toString("hex")] : account;
  return await limitAttempts(services, of, maxGuesses);
}

/** Counts an attempt at the password of the signed-in person. */
export function limitGuesses(services: Services, userId: number): Promise<{ succeeded(): Promise<void> }> {
  return limitAttempts(services, ["password", userId], maxGuesses);
}
