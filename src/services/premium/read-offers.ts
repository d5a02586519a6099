import type { Premium } from "../../domain/accounts/premium-status.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { endWith } from "../../domain/premium/grants.ts";
import {
  type Currency,
  currencyOf,
  type Money,
  type PlanId,
  planIds,
  planMonths,
  priceOf,
} from "../../domain/premium/plans.ts";
import { termsVersion } from "../../domain/premium/receipt-document.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { readGrants } from "../../storage/premium/grants.ts";
import type { Services } from "../services.ts";

export type Offers = {
  readonly currency: Currency;
  /** Why nothing can be bought. */
  readonly reason: "no_provider" | "lifetime" | undefined;
  readonly frameOrigin: string | undefined;
  readonly termsVersion: string;
  /** With what premium would be after each; empty where nothing can be added. */
  readonly plans: readonly { readonly plan: PlanId; readonly price: Money; readonly premium: Premium }[];
};

/** What a person can buy now, and until when premium would last with it. */
export async function readOffers(
  { database, now, premium }: Services,
  user: StoredUser,
  locale: Locale,
): Promise<Offers> {
  const currency = currencyOf(locale);
  const grants = await readGrants(database.db, user.id);
  const time = now();
  const plans = planIds.flatMap((plan) => {
    const after = endWith(grants, planMonths[plan], time, user.timeZone);
    return after === undefined ? [] : [{ plan, price: priceOf(plan, currency), premium: after }];
  });
  const provider = premium.providerFor(currency);
  return {
    currency,
    reason: plans.length === 0 ? "lifetime" : provider === undefined ? "no_provider" : undefined,
    frameOrigin: provider?.frameOrigin,
    termsVersion,
    plans,
  };
}
