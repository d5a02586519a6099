import { createHash } from "node:crypto";
import { shortAddress } from "../../domain/accounts/client-address.ts";
import { deviceOf } from "../../domain/accounts/device.ts";

/** The client of a request: for the list of devices, and to recognise known ones. */
export type Client = { readonly address: string; readonly userAgent: string };

export function hashOf(...parts: readonly (string | number)[]): Buffer {
  return createHash("sha256").update(JSON.stringify(parts)).digest();
}

/** Identifies a device. The hash reveals neither address nor user agent. */
export function deviceHashOf(userId: number, { address, userAgent }: Client): Buffer {
  return hashOf(userId, address, userAgent);
}

/** Identifies devices of the same browser and system in the same network: addresses and versions change by themselves. */
export function deviceKindHashOf(userId: number, { address, userAgent }: Client): Buffer {
  const { browser, system } = deviceOf(userAgent);
  return hashOf(userId, "kind", shortAddress(address), browser, system);
}
