import type { AuditAction } from "../../../domain/console/audit-kinds.ts";
import { stepOfCode } from "../../../domain/console/second-factor.ts";
import { foldCode } from "../../../domain/premium/coupons.ts";
import { lockSecondFactor, type SecondFactor } from "../../../storage/console/second-factors.ts";
import type { Db } from "../../../storage/database.ts";
import { limitAttempts } from "../../accounts/limit-attempts.ts";
import { hashSecret } from "../../accounts/secret.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";

/** Wrong codes of one account in an hour. */
export const maxGuesses = 10;

/** Whom the secret of a second factor is sealed for. */
export const secretOwner = (userId: number) => `user:${userId}`;

export const thingOf = ({ user }: Operator) => `user:${user.id}` as const;

export function refused(code: string): Refusal {
  return new Refusal("conflict", [{ field: "code", code }]);
}

/** Counts the guess before it is made, so that many at once are no more than the limit. */
export async function withCode<Result>(
  services: Services,
  operator: Operator,
  action: AuditAction,
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
export function freshStep(
  { secretBox, now }: Services,
  { userId, secret, lastStep }: SecondFactor,
  code: string,
): number {
  const opened = secretBox.open(secret, secretOwner(userId));
  const step = stepOfCode(opened, code.replace(/\s/g, ""), now());
  if (step !== undefined && step > lastStep) return step;
  throw new Refusal("invalid", [{ field: "code", code: "second_factor.wrong" }]);
}

export function recoveryHash(code: string): string {
  return hashSecret(foldCode(code)).toString("hex");
}
