import type { PaymentState } from "../../premium/payment-state.ts";
import { currencyOf, type PlanId, priceOf } from "../../premium/plans.ts";
import type { DemoPerson } from "./demo-people.ts";

export type DemoPayment = {
  /** The place of the buyer among the people. */
  readonly personAt: number;
  readonly plan: PlanId;
  readonly amount: number;
  readonly currency: "TRY" | "USD";
  readonly state: PaymentState;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
  readonly refundedAt: Date | null;
  /** Its provider refuses to give it back: what an operator then sees can be tried. */
  readonly isRefundRefused: boolean;
  /** Its provider reported another amount. */
  readonly hasFault: boolean;
};

const dayMs = 86_400_000;
const minuteMs = 60_000;
const buyersShare = 0.28;

/** What the people of a made-up site bought, by person: most of it paid, some failed, put away, given back or stuck. */
export function demoPayments(random: () => number, people: readonly DemoPerson[], now: Date): DemoPayment[] {
  const payments: DemoPayment[] = [];
  for (const [personAt, { createdAt: joinedAt, language }] of people.entries()) {
    if (random() > buyersShare) continue;
    let at = joinedAt.getTime() + random() * 10 * dayMs;
    // A month is bought again and again by some.
    for (let isAgain = true; isAgain && at < now.getTime() - 30 * minuteMs; at += 30 * dayMs) {
      const draw = random();
      const plan: PlanId = draw < 0.62 ? 1 : draw < 0.92 ? 2 : 3;
      payments.push({ personAt, plan, ...priceOf(plan, currencyOf(language)), ...courseOf(random, new Date(at), now) });
      isAgain = plan === 1 && random() < 0.6;
    }
  }
  // Two that the provider keeps silent about.
  return payments.map((payment, at) =>
    at < 2
      ? { ...payment, state: "pending", createdAt: hoursBefore(now, 3 + at), settledAt: null, refundedAt: null }
      : payment,
  );
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 60 * minuteMs);

function courseOf(random: () => number, createdAt: Date, now: Date) {
  const settledAt = new Date(createdAt.getTime() + 2 * minuteMs);
  const draw = random();
  const refundedAt = new Date(settledAt.getTime() + (1 + random() * 9) * dayMs);
  const state: PaymentState =
    draw < 0.06 && refundedAt < now ? "refunded" : draw < 0.84 ? "success" : draw < 0.93 ? "failed" : "abandoned";
  return {
    state,
    createdAt,
    settledAt,
    refundedAt: state === "refunded" ? refundedAt : null,
    isRefundRefused: random() < 0.1,
    hasFault: state === "failed" && random() < 0.3,
  };
}
