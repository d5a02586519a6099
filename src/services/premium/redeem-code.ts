import type { Premium } from "../../domain/accounts/premium-status.ts";
import { isForLife } from "../../domain/accounts/premium-status.ts";
import { isCodeShape } from "../../domain/premium/codes.ts";
import { foldCode } from "../../domain/premium/coupons.ts";
import { premiumOf } from "../../domain/premium/grants.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { findPremiumCode, usePremiumCode } from "../../storage/premium/codes.ts";
import { insertGrant, readGrants } from "../../storage/premium/grants.ts";
import { limitAttempts } from "../accounts/limit-attempts.ts";
import { lockUser } from "../accounts/lock-user.ts";
import { hashSecret } from "../accounts/secret.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";

/** Tries in an hour by one account, and by one address. */
const mostTries = { byAccount: 10, byAddress: 30 };

/**
 * Uses a gift's or prize's code up.
 *
 * @throws {Refusal} invalid with gift.unknown, gift.used or gift.expired; conflict with premium.lifetime, when there is
 * nothing to add (the code stays good); too_many_requests.
 */
export async function redeemCode(
  services: Services,
  user: StoredUser,
  code: string,
  address: string,
): Promise<Premium> {
  await limitAttempts(services, ["redeem", user.id], mostTries.byAccount);
  await limitAttempts(services, ["redeem-address", address], mostTries.byAddress);
  const folded = foldCode(code);
  if (!isCodeShape(folded)) throw unusable("gift.unknown");
  const hash = hashSecret(folded);
  const now = services.now();
  return await services.database.db.transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    if (isForLife(premiumOf(await readGrants(transaction, user.id)))) {
      throw new Refusal("conflict", [{ field: "code", code: "premium.lifetime" }]);
    }
    const used = await usePremiumCode(transaction, hash, user.id, now);
    if (used === undefined) {
      const found = await findPremiumCode(transaction, hash);
      throw unusable(found === undefined ? "gift.unknown" : found.usedAt === null ? "gift.expired" : "gift.used");
    }
    const granted = await insertGrant(transaction, user.id, {
      source: used.source === "prize" ? "prize" : "code",
      months: used.months,
      timeZone: user.timeZone,
      grantedAt: now,
      codeId: used.id,
    });
    if (granted === undefined) throw new Error("a code that was free has a grant already");
    return granted;
  });
}

function unusable(code: "gift.unknown" | "gift.used" | "gift.expired"): Refusal {
  return new Refusal("invalid", [{ field: "code", code }]);
}
