import { Secret, TOTP } from "otpauth";

/** RFC 6238 with what authenticator apps take for granted. */
const settings = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** A clock that is one step off still counts. */
const window = 1;

export const recoveryCodeCount = 10;

/** @param random 20 bytes or more that nobody can guess */
export function secretOf(random: Uint8Array<ArrayBuffer>): string {
  return new Secret({ buffer: random.buffer }).base32;
}

/** What authenticator apps read from a QR code. */
export function secondFactorUri(secret: string, issuer: string, username: string): string {
  return new TOTP({ ...settings, secret, issuer, label: username }).toString();
}

/** The step of 30 seconds for which the code is right; undefined where it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...settings, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
