import type { AnswerOf } from "../../../../contract/calls.ts";
import type { PlanId } from "../../../../domain/premium/plans.ts";
import { dateText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";

export type Offers = AnswerOf<"Premium/GetOffers">;

/** Until when premium would last with a plan that is bought now. */
export function untilText({ plans }: Offers, plan: PlanId): string | undefined {
  const offer = plans.find(({ premiumTypeId }) => premiumTypeId === plan);
  if (offer === undefined) return undefined;
  return offer.premiumEndDate === null ? m.shop_forever() : m.shop_until({ date: dateText(offer.premiumEndDate) });
}
