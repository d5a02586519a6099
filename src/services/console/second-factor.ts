import { randomBytes, randomInt } from "node:crypto";
import { foldUsername } from "../../domain/accounts/username.ts";
import { recoveryCodeCount, secondFactorUri, secretOf, stepOfCode } from "../../domain/console/second-factor.ts";
import { makeCode } from "../../domain/premium/codes.ts";
import { foldCode } from "../../domain/premium/coupons.ts";
import { closeConsoleToPasskeys } from "../../storage/accounts/passkeys.ts";
import { forgetSecondFactor, noteSecondFactor } from "../../storage/accounts/sessions.ts";
import { findByLogin } from "../../storage/accounts/users.ts";
import {
  changeSecondFactor,
  deleteSecondFactor,
  lockSecondFactor,
  type SecondFactor,
  startSecondFactor as start,
} from "../../storage/console/second-factors.ts";
import type { Db } from "../../storage/database.ts";
import { limitAttempts } from "../accounts/limit-attempts.ts";
import { hashSecret } from "../accounts/secret.ts";
import type { Session } from "../accounts/session.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { audited, type Operator, recordCall } from "./audit.ts";

/** Wrong codes of one account in an hour. */
const maxGuesses = 10;

/** Whom the secret of a second factor is sealed for. */
export const secretOwner = (userId: number) => `user:${userId}`;

const thingOf = ({ user }: Operator) => `user:${user.id}`;

function refused(code: string): Refusal {
  return new Refusal("conflict", [{ field: "code", code }]);
}

/**
 * Begins to set up the second factor, in place of a beginning that was not finished.
 *
 * @throws {Refusal} conflict with second_factor.set_up.
 */
export async function startSecondFactor(
  services: Services,
  operator: Operator,
): Promise<{ readonly secret: string; readonly uri: string }> {
  const { user } = operator;
  const secret = secretOf(Uint8Array.from(randomBytes(20)));
  return await audited(services, operator, "StartSecondFactor", async (transaction) => {
    const sealed = services.secretBox.seal(secret, secretOwner(user.id));
    if (!(await start(transaction, user.id, sealed, services.now()))) throw refused("second_factor.set_up");
    const uri = secondFactorUri(secret, services.premium.siteName, user.username);
    return { thing: thingOf(operator), result: { secret, uri } };
  });
}

/**
 * Finishes the setting up with a first code, which the session has passed by that.
 *
 * @returns the recovery codes, which are not stored
 * @throws {Refusal} conflict with second_factor.set_up or second_factor.none; invalid with second_factor.wrong;
 * too_many_requests.
 */
export async function confirmSecondFactor(
  services: Services,
  operator: Operator,
  session: Session,
  code: string,
): Promise<readonly string[]> {
  return await withCode(services, operator, "ConfirmSecondFactor", async (transaction, factor) => {
    if (factor.confirmedAt !== null) throw refused("second_factor.set_up");
    const now = services.now();
    const codes = Array.from({ length: recoveryCodeCount }, () => makeCode(randomInt));
    const recoveryHashes = codes.map(recoveryHash);
    const lastStep = freshStep(services, factor, code);
    await changeSecondFactor(transaction, operator.user.id, { confirmedAt: now, lastStep, recoveryHashes });
    await noteSecondFactor(transaction, session.tokenHash, now);
    return codes;
  });
}

/**
 * Passes the second factor with a code of the app, or with a recovery code, which is used up.
 *
 * @throws {Refusal} conflict with second_factor.none; invalid with second_factor.wrong; too_many_requests.
 */
export async function enterSecondFactor(
  services: Services,
  operator: Operator,
  session: Session,
  code: string,
): Promise<void> {
  await withCode(services, operator, "EnterSecondFactor", async (transaction, factor) => {
    if (factor.confirmedAt === null) throw refused("second_factor.none");
    const now = services.now();
    const hash = recoveryHash(code);
    const change = factor.recoveryHashes.includes(hash)
      ? { recoveryHashes: factor.recoveryHashes.filter((each) => each !== hash) }
      : { lastStep: freshStep(services, factor, code) };
    await changeSecondFactor(transaction, operator.user.id, change);
    await noteSecondFactor(transaction, session.tokenHash, now);
  });
}

/**
 * Takes away the second factor of somebody who lost it and the recovery codes, for the operator's command only: the next
 * entry sets up another.
 *
 * @returns false where nobody of that name has one
 */
export async function resetSecondFactor(services: Services, username: string): Promise<boolean> {
  const found = await findByLogin(services.database.db, { username: foldUsername(username) });
  if (found === undefined) return false;
  const operator = { user: found.user, address: "command line" };
  return await services.database.db.transaction(async (transaction) => {
    if (!(await deleteSecondFactor(transaction, found.user.id))) return false;
    await forgetSecondFactor(transaction, found.user.id);
    await closeConsoleToPasskeys(transaction, found.user.id);
    await recordCall(services, transaction, operator, "ResetSecondFactor", { thing: thingOf(operator) });
    return true;
  });
}

/** Counts the guess before it is made, so that many at once are no more than the limit. */
async function withCode<Result>(
  services: Services,
  operator: Operator,
  action: string,
  work: (transaction: Db, factor: SecondFactor) => Promise<Result>,
): Promise<Result> {
  const limit = await limitAttempts(services, ["second-factor", operator.user.id], maxGuesses);
  const result = await audited(services, operator, action, async (transaction) => {
    const factor = await lockSecondFactor(transaction, operator.user.id);
    if (factor === undefined) throw refused("second_factor.none");
    return { thing: thingOf(operator), result: await work(transaction, factor) };
  });
  await limit.succeeded();
  return result;
}

/** The step of a code that was not used yet. */
function freshStep({ secretBox, now }: Services, { userId, secret, lastStep }: SecondFactor, code: string): number {
  const opened = secretBox.open(secret, secretOwner(userId));
  const step = stepOfCode(opened, code.replace(/\s/g, ""), now());
  if (step !== undefined && step > lastStep) return step;
  throw new Refusal("invalid", [{ field: "code", code: "second_factor.wrong" }]);
}

function recoveryHash(code: string): string {
  return hashSecret(foldCode(code)).toString("hex");
}
