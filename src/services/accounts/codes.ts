import {
  type CodeKind,
  countCodes,
  insertCode,
  readCode,
  type StoredCode,
  useCode,
} from "../../storage/accounts/codes.ts";
import type { Db } from "../../storage/database.ts";
import { Refusal } from "../refusal.ts";
import { createSecret, hashSecret } from "./secret.ts";

const hour = 60 * 60 * 1000;

const lifetime: Readonly<Record<CodeKind, number>> = { activation: 24 * hour, reset: hour, mail_change: 24 * hour };

/** Mails with a code per person and kind in an hour. */
const maxPerHour = 3;

type NewCode = { readonly userId: number; readonly kind: CodeKind; readonly newMail?: string };

/** Creates a code for the link of a mail. For the transaction that queues the mail. */
export async function issueCode(transaction: Db, { userId, kind, newMail }: NewCode, now: Date): Promise<string> {
  const code = createSecret();
  const expiresAt = new Date(now.getTime() + lifetime[kind]);
  await insertCode(transaction, {
    hash: hashSecret(code),
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
  const { count, first } = await countCodes(db, userId, kind, new Date(now.getTime() - hour));
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
 * Marks a code as used. For a transaction.
 *
 * @throws {Refusal} as `checkCode`; of concurrent calls all but one
 */
export async function takeCode(transaction: Db, kind: CodeKind, code: string, now: Date): Promise<StoredCode> {
  const hash = hashSecret(code);
  const taken = await useCode(transaction, kind, hash, now);
  return taken ?? refuse(await readCode(transaction, kind, hash));
}
