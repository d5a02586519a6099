import {
  type CodeKind,
  countCodes,
  deleteUnusedCodes,
  insertCode,
  readCode,
  type StoredCode,
  spendCode,
} from "../../storage/accounts/codes.ts";
import { lockUserRow } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { Refusal } from "../refusal.ts";
import { createSecret, hashSecret } from "./secret.ts";

const minute = 60 * 1000;
const hour = 60 * minute;

const lifetime: Readonly<Record<CodeKind, number>> = {
  activation: 24 * hour,
  reset: hour,
  mail_change: 24 * hour,
  // It need not live longer than what it calls off.
  mail_change_cancel: 24 * hour,
  extension: minute,
};

/** What somebody does to keep others out, or what makes a code meaningless. */
export type CredentialChange = "password" | "sessionsEnded" | "mail" | "mailChangeCancelled";

/**
 * The codes that each change ends: who asked for one may have known the old password, or sat at a device that is signed
 * out now. The activation of an address proves no more than that somebody reads its mail.
 */
const ends: Readonly<Record<CredentialChange, readonly CodeKind[]>> = {
  password: ["activation", "reset", "mail_change", "mail_change_cancel", "extension"],
  sessionsEnded: ["reset", "mail_change", "mail_change_cancel", "extension"],
  mail: ["activation", "reset", "mail_change", "mail_change_cancel"],
  mailChangeCancelled: ["mail_change", "mail_change_cancel"],
};

/** Ends what was sent and not used. For the transaction of the change, which has locked the account. */
export function endCodes(transaction: Db, userId: number, change: CredentialChange): Promise<void> {
  return deleteUnusedCodes(transaction, userId, ends[change]);
}

/** Mails with a code per person and kind in an hour. */
const maxPerHour = 3;

type NewCode = {
  readonly userId: number;
  readonly kind: CodeKind;
  readonly newMail?: string;
  /** Where its mail is held: its time begins then. */
  readonly sentAt?: Date | undefined;
  /** Without which the code is none. */
  readonly boundTo?: string;
};

const hashOfCode = (code: string, boundTo: string | undefined) =>
  hashSecret(boundTo === undefined ? code : `${code}.${boundTo}`);

/** Creates a code. For the transaction that queues the mail with its link, or hands it over. */
export async function issueCode(
  transaction: Db,
  { userId, kind, newMail, sentAt, boundTo }: NewCode,
  now: Date,
): Promise<string> {
  const code = createSecret();
  const expiresAt = new Date((sentAt ?? now).getTime() + lifetime[kind]);
  await insertCode(transaction, {
    hash: hashOfCode(code, boundTo),
    userId,
    kind,
    newMail: newMail ?? null,
    createdAt: now,
    expiresAt,
  });
  return code;
}

/** Seconds until the person may be sent another code of the kind; 0 for at once. */
export async function secondsToNextCode(db: Db, userId: number, kind: CodeKind, now: Date): Promise<number> {
  const { count, first } = await countCodes(db, userId, kind, {
    since: new Date(now.getTime() - hour),
    // Codes from beyond were made by a clock that was wrong.
    until: new Date(now.getTime() + hour),
  });
  if (count < maxPerHour || first === null) return 0;
  return Math.max(1, Math.ceil((first.getTime() + hour - now.getTime()) / 1000));
}

function refuse(code: StoredCode | undefined): never {
  const state = code === undefined ? "unknown" : code.usedAt === null ? "expired" : "used";
  throw new Refusal("invalid", [{ field: "code", code: `code.${state}` }]);
}

/**
 * The id of the person whom a valid code was sent to.
 *
 * @throws {Refusal} invalid, by code.unknown, code.used or code.expired
 */
export async function checkCode(db: Db, kind: CodeKind, code: string, now: Date): Promise<number> {
  const stored = await readCode(db, kind, hashSecret(code));
  if (stored === undefined || stored.usedAt !== null || stored.expiresAt <= now) refuse(stored);
  return stored.userId;
}

/**
 * Marks a code as used. For a transaction. Locks the account first, as whoever ends its codes does.
 *
 * @throws {Refusal} as `checkCode`; of concurrent calls all but one
 */
export async function takeCode(
  transaction: Db,
  kind: CodeKind,
  code: string,
  now: Date,
  boundTo?: string,
): Promise<StoredCode> {
  const hash = hashOfCode(code, boundTo);
  const stored = await readCode(transaction, kind, hash);
  if (stored !== undefined) await lockUserRow(transaction, stored.userId);
  const taken = await spendCode(transaction, kind, hash, now);
  return taken ?? refuse(await readCode(transaction, kind, hash));
}
