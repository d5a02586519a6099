import { isForLife } from "../../../../domain/accounts/premium-status.ts";
import { dateText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import type { UserData } from "../../accounts/session/user-data.ts";

/** Until when somebody has premium, as a sentence. */
export function membershipText({
  isPremium,
  premiumType,
  premiumEndDate,
}: Pick<UserData, "isPremium" | "premiumType" | "premiumEndDate">): string {
  if (!isPremium) return m.membership_free();
  return isForLife({ premiumType }) || !premiumEndDate
    ? m.membership_lifetime()
    : m.membership_until({ date: dateText(premiumEndDate) });
}
