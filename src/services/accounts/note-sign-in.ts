import { shortAddress } from "../../domain/accounts/client-address.ts";
import { deviceOf } from "../../domain/accounts/device.ts";
import { isKnownDevice, saveDevice } from "../../storage/accounts/attempts.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { queueNotice } from "../mail/mail-quota.ts";
import type { Services } from "../services.ts";
import type { Client } from "./client.ts";
import { deviceHashOf, deviceKindHashOf } from "./client.ts";
import { deviceName, timeText } from "./mail-texts.ts";
import { logSecurityEvent } from "./security-log.ts";
import { startSession } from "./session.ts";

/** Remembers a device, and others of its browser and system in its network, as known to the account. */
export async function rememberDevice(db: Db, userId: number, client: Client, now: Date): Promise<void> {
  await saveDevice(db, userId, deviceHashOf(userId, client), now);
  await saveDevice(db, userId, deviceKindHashOf(userId, client), now);
}

async function isNewDevice(db: Db, userId: number, client: Client): Promise<boolean> {
  if (await isKnownDevice(db, userId, deviceKindHashOf(userId, client))) return false;
  return !(await isKnownDevice(db, userId, deviceHashOf(userId, client)));
}

/**
 * The last step of every sign-in: starts the session, writes the security log, and mails a notice of a new device to who
 * wants it and has proved the address. For a transaction.
 *
 * @returns the token
 */
export async function noteSignIn(
  transaction: Db,
  services: Services,
  user: StoredUser,
  client: Client,
  now: Date,
): Promise<string> {
  const { id: userId, username, mail: to, language: locale, newDeviceMail, isMailVerified } = user;
  const isNew = await isNewDevice(transaction, userId, client);
  await rememberDevice(transaction, userId, client, now);
  const token = await startSession(transaction, userId, client, now);
  await logSecurityEvent(transaction, userId, "signedIn", client, now);
  if (isNew && newDeviceMail && isMailVerified) {
    const device = deviceName(services, locale, deviceOf(client.userAgent));
    const address = shortAddress(client.address);
    const data = { username, device, address, time: timeText(user, now) };
    await queueNotice(transaction, services, { kind: "newDevice", to, locale, userId, data });
  }
  return token;
}
