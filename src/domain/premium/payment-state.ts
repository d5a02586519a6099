export const paymentStates = ["pending", "success", "failed", "abandoned", "refunded"] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What may happen to a payment. `abandoned`: another one was begun, or nobody heard of it for a day. */
export type PaymentEvent = "paid" | "failed" | "abandoned" | "refunded";

/**
 * The state after an event; undefined where it changes nothing. Money that was taken always counts, however late we
 * hear of it; a failure that arrives after the success does not.
 */
const transitions: Readonly<Record<PaymentState, Readonly<Partial<Record<PaymentEvent, PaymentState>>>>> = {
  pending: { paid: "success", failed: "failed", abandoned: "abandoned" },
  failed: { paid: "success" },
  abandoned: { paid: "success" },
  success: { refunded: "refunded" },
  refunded: {},
};

export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState | undefined {
  return transitions[state][event];
}
