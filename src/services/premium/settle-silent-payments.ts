import { nextPaymentState } from "../../domain/premium/payment-state.ts";
import {
  lockPayment,
  noteChecked,
  type Payment,
  readSilentPayments,
  setPaymentState,
} from "../../storage/premium/payments.ts";
import type { TimedJob } from "../jobs/run-timed-jobs.ts";
import type { Services } from "../services.ts";
import { settlePayment } from "./settle-payment.ts";

const minute = 60_000;
const silentAfter = 15 * minute;
const askAgainAfter = 10 * minute;
const abandonedAfter = 24 * 60 * minute;
const mostAtOnce = 20;

/** Asks providers about payments they have been silent about; after a day without an answer they count as abandoned. */
export function settleSilentPayments(services: Services): TimedJob {
  return {
    name: "settle-silent-payments",
    everyMs: minute,
    async run(now, _signal, observed = () => now) {
      const payments = await readSilentPayments(services.database.db, {
        now,
        begunBefore: new Date(now.getTime() - silentAfter),
        checkedBefore: new Date(now.getTime() - askAgainAfter),
        limit: mostAtOnce,
      });
      // At once, so that a provider that hangs holds up the other jobs for one timeout at most.
      await Promise.all(payments.map((payment) => settleSilent(services, payment, now, observed(abandonedAfter))));
    },
  };
}

/** Asks once; a provider that does not answer is asked again in ten minutes. */
export async function settleSilent(services: Services, payment: Payment, now: Date, observed = now): Promise<void> {
  const { db } = services.database;
  await noteChecked(db, payment.id, now);
  const event = await ask(services, payment);
  if (event !== undefined || observed.getTime() - payment.createdAt.getTime() < abandonedAfter) return;
  await db.transaction(async (transaction) => {
    const held = await lockPayment(transaction, payment.id);
    const next = held && nextPaymentState(held.state, "abandoned");
    if (next !== undefined) await setPaymentState(transaction, payment.id, next, now);
  });
}

async function ask(services: Services, payment: Payment) {
  const provider = services.premium.providerById(payment.provider ?? "");
  if (provider === undefined || payment.providerReference === null) return undefined;
  const { id: paymentId, providerReference: reference, amount, currency } = payment;
  try {
    const answer = await provider.ask({ paymentId, reference, money: { amount, currency } });
    if (answer === "pending") return undefined;
    await settlePayment(services, {
      ...answer,
      paymentId,
      eventKey: undefined,
      provider: provider.id,
      body: JSON.stringify({ asked: answer }),
    });
    return answer.event;
  } catch (error) {
    services.premium.onPaymentFault(error);
    return undefined;
  }
}
