import { timingSafeEqual } from "node:crypto";
import type { KeyedHash } from "../mail/keyed-hash.ts";

/** Notices that end with one tap, without a sign-in. */
export type EndableNotice = "reminder" | "premium";

const letters = { reminder: "r", premium: "p" } as const satisfies Record<EndableNotice, string>;

const signatureOf = (keyedHash: KeyedHash, notice: EndableNotice, userId: number) =>
  keyedHash("end notices", notice, userId).toString("base64url");

/** What a link to end a person's notices carries. It does nothing else and does not expire: old mails keep their link. */
export function noticeCode(keyedHash: KeyedHash, notice: EndableNotice, userId: number): string {
  return `${letters[notice]}${userId}.${signatureOf(keyedHash, notice, userId)}`;
}

/** What a code stands for; undefined where it is none of this site's. */
export function readNoticeCode(
  keyedHash: KeyedHash,
  code: string,
): { readonly notice: EndableNotice; readonly userId: number } | undefined {
  const [, letter, digits, signature] = /^([rp])([1-9]\d{0,9})\.([\w-]{43})$/.exec(code) ?? [];
  if (letter === undefined || digits === undefined || signature === undefined) return undefined;
  const notice: EndableNotice = letter === letters.reminder ? "reminder" : "premium";
  const userId = Number(digits);
  const right = Buffer.from(signatureOf(keyedHash, notice, userId));
  return timingSafeEqual(right, Buffer.from(signature)) && userId <= 2_147_483_647 ? { notice, userId } : undefined;
}
