import { expect, test } from "vitest";
import { nextPaymentState, type PaymentEvent, type PaymentState, paymentStates } from "./payment-state.ts";

const events: readonly PaymentEvent[] = ["paid", "failed", "abandoned", "refunded"];

test("every state and event", () => {
  const table = paymentStates.map((state) => [state, ...events.map((event) => nextPaymentState(state, event) ?? "-")]);
  expect(table).toEqual([
    ["pending", "success", "failed", "abandoned", "-"],
    ["success", "-", "-", "-", "refunded"],
    ["failed", "success", "-", "-", "-"],
    ["abandoned", "success", "-", "-", "-"],
    ["refunded", "-", "-", "-", "-"],
  ]);
});

test("however often and in whatever order a payment is reported, it is granted once", () => {
  const orders: PaymentEvent[][] = [
    ["paid", "paid", "failed", "paid"],
    ["failed", "paid", "paid"],
    ["abandoned", "failed", "paid", "failed", "paid"],
    ["paid", "refunded", "paid"],
  ];
  for (const order of orders) {
    let state: PaymentState = "pending";
    let grants = 0;
    for (const event of order) {
      const next = nextPaymentState(state, event);
      if (next === undefined) continue;
      if (next === "success") grants += 1;
      state = next;
    }
    expect(grants, order.join()).toBe(1);
  }
});
