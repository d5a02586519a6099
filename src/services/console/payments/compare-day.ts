import { type Day, dayAfter, startOfDay } from "../../../domain/locale/day.ts";
import { priceText } from "../../../domain/premium/plans.ts";
import { leaderboardZone as timeZone } from "../../../domain/progress/leaderboard-day.ts";
import type { PaymentInquiry } from "../../../providers/payments/payment-provider.ts";
import { readBegun } from "../../../storage/console/money.ts";
import type { Payment } from "../../../storage/premium/payments.ts";
import type { Services } from "../../services.ts";

const mostAsked = 200;
const atOnce = 5;

export type DifferenceKind = "paid_there" | "not_paid_there" | "amount" | "refunded_there" | "no_answer";

type Difference = { readonly kind: DifferenceKind; readonly said: string };

/** How the provider's answer differs from the payment's row; undefined where it does not. */
function differenceOf({ state, amount, currency }: Payment, answer: PaymentInquiry): Difference | undefined {
  const isPaidHere = state === "success" || state === "refunded";
  if (answer === "pending") return isPaidHere ? { kind: "not_paid_there", said: "pending" } : undefined;
  const { event, money } = answer;
  const said = `${event} ${priceText(money)}`;
  if (event === "refunded") return state === "refunded" ? undefined : { kind: "refunded_there", said };
  if (event !== "paid") return isPaidHere ? { kind: "not_paid_there", said } : undefined;
  if (!isPaidHere) return { kind: "paid_there", said };
  return money.amount === amount && money.currency === currency ? undefined : { kind: "amount", said };
}

/**
 * Asks the providers about every payment that was begun on a day, and tells where they say otherwise. It changes nothing:
 * each difference is settled on its payment's page. Orders that we do not know are no answer to this: providers report
 * them by themselves, which `payment_events` keeps.
 */
export async function compareDay(services: Services, day: Day) {
  const range = { from: startOfDay(day, timeZone), until: startOfDay(dayAfter(day, 1), timeZone), timeZone };
  const { rows, all } = await readBegun(services.database.db, range, mostAsked);
  const differences: (Difference & { readonly payment: Payment })[] = [];
  for (let at = 0; at < rows.length; at += atOnce) {
    const found = await Promise.all(
      rows.slice(at, at + atOnce).map(async (payment) => ({ payment, difference: await compare(services, payment) })),
    );
    for (const { payment, difference } of found) {
      if (difference !== undefined) differences.push({ ...difference, payment });
    }
  }
  return { asked: rows.length, left: all - rows.length, differences };
}

async function compare({ premium }: Services, payment: Payment): Promise<Difference | undefined> {
  const { id, provider: providerId, providerReference: reference, amount, currency } = payment;
  const provider = premium.providerById(providerId ?? "");
  if (provider === undefined || reference === null) return { kind: "no_answer", said: `${providerId} is not set up` };
  try {
    return differenceOf(payment, await provider.ask({ paymentId: id, reference, money: { amount, currency } }));
  } catch (error) {
    premium.onPaymentFault(error);
    return { kind: "no_answer", said: (error instanceof Error ? error.message : String(error)).slice(0, 200) };
  }
}
