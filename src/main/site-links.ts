import type { PaymentLinks } from "../services/premium/premium-services.ts";
import type { SiteLinks } from "../services/services.ts";
import { consolePath } from "../web/console/paths.ts";
import { pathOf } from "../web/features/page/paths.ts";

/** The page of activation is for three kinds of codes; its query tells which one. */
export function siteLinksOf(publicUrl: string): SiteLinks {
  return {
    activation: (locale, code) => `${publicUrl}${pathOf("activation", locale, { code })}`,
    passwordReset: (locale, code) => `${publicUrl}${pathOf("passwordReset", locale, { code })}`,
    mailChange: (locale, code) => `${publicUrl}${pathOf("activation", locale, { code })}?change=mail`,
    cancelMailChange: (locale, code) => `${publicUrl}${pathOf("activation", locale, { code })}?change=cancel`,
    prize: (locale, id) => `${publicUrl}/api/Premium/OpenPrize?id=${id}&locale=${locale}`,
    premium: (locale) => `${publicUrl}${pathOf("premium", locale)}`,
    review: (locale) => `${publicUrl}${pathOf("review", locale)}`,
    endNotices: (locale, code) => `${publicUrl}${pathOf("activation", locale, { code })}?change=notices`,
    oneClickEnd: (code) => `${publicUrl}/api/User/EndNoticesByMail?code=${code}`,
    prizes: (month) => `${publicUrl}${consolePath("prizes", { month })}`,
  };
}

export function paymentLinksOf(publicUrl: string): PaymentLinks {
  return {
    processing: (locale) => `${publicUrl}${pathOf("premiumProcessing", locale)}`,
    error: (locale) => `${publicUrl}${pathOf("premiumError", locale)}`,
    account: (locale) => `${publicUrl}${pathOf("account", locale)}`,
    callback: (providerId) => `${publicUrl}/api/CreditCardPayment/Callback/${providerId}`,
  };
}
