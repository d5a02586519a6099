import { api } from "../../accounts/session/api.ts";
import { refresh } from "../../accounts/session/queries.ts";
import { ApiError } from "../../page/api-client.ts";
import { type OrderDraft, orderDraftStore } from "../order-draft.ts";

/** What came of asking for a checkout: free of charge with a coupon, a page for the card, or none. */
export type Requested = "granted" | "checkout" | "failed";

/** The order as the API takes it. */
export function orderOf({ plan, coupon, info, isAccepted }: OrderDraft) {
  return {
    premiumTypeId: plan,
    name: info.name ?? "",
    surname: info.surname ?? "",
    mail: info.mail ?? "",
    phone: info.phone ?? "",
    address: info.address ?? "",
    city: info.city ?? "",
    country: info.country ?? "",
    ...(coupon !== "" && { couponCode: coupon }),
    acceptTerms: isAccepted,
  };
}

/**
 * Asks for the provider's page and keeps it with the order. Rejects where something about the order is wrong, which
 * the form shows; any other failure leaves the order without a page, and the card step says so.
 */
export async function requestCheckout(draft: OrderDraft): Promise<Requested> {
  orderDraftStore().update({ checkout: undefined });
  try {
    const { provider, checkoutUrl } = await api.call("CreditCardPayment/RequestPaymentToken", {
      // Checked by the form before.
      body: { ...orderOf(draft), acceptTerms: true },
    });
    // The last purchase's outcome is not this one's.
    await refresh("CreditCardPayment/CheckPaymentStatus");
    if (provider === null) return "granted";
    orderDraftStore().update({ checkout: checkoutUrl });
    return "checkout";
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    return "failed";
  }
}
