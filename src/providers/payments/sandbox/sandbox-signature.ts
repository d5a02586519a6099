import { createHmac, timingSafeEqual } from "node:crypto";

const toleranceMs = 300_000;

/** `t=<seconds>,v1=<hex>` over the time and the raw body, as Stripe signs its reports. */
export function signReport(secret: string, body: string | Buffer, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${digestOf(secret, time, body).toString("hex")}`;
}

/** Whether a signature is of this body and not older than five minutes. */
export function isSigned(secret: string, body: Buffer, signature: unknown, now: Date): boolean {
  const [, time = "", hex = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(signature)) ?? [];
  if (hex === "" || Math.abs(now.getTime() - Number(time) * 1000) > toleranceMs) return false;
  return timingSafeEqual(Buffer.from(hex, "hex"), digestOf(secret, Number(time), body));
}

function digestOf(secret: string, time: number, body: string | Buffer): Buffer {
  return createHmac("sha256", secret).update(`${time}.`).update(body).digest();
}
