import { writeRows } from "../../../providers/exports/write-rows.ts";
import type { Cursor } from "../../../storage/console/page.ts";
import { type PaymentFilter, type PaymentRow, readPaymentPage } from "../../../storage/console/payments.ts";
import type { Services } from "../../services.ts";

const columns = [
  "number",
  "begun",
  "settled",
  "state",
  "username",
  "plan",
  "amount",
  "refunded",
  "net",
  "currency",
  "before coupon",
  "provider",
  "reference",
  "country",
] as const;

const rowsAtOnce = 2_000;
const plans = { 1: "monthly", 2: "yearly", 3: "lifetime" } as const;

const decimal = (amount: number) => (amount / 100).toFixed(2);

function cellsOf(payment: PaymentRow): string[] {
  const { id, createdAt, settledAt, state, username, plan, amount, refundedAmount, currency, fullAmount } = payment;
  const refunded = state === "refunded" ? amount : refundedAmount;
  const isTaken = state === "success" || state === "refunded";
  return [
    id,
    createdAt.toISOString(),
    settledAt?.toISOString() ?? "",
    state,
    username ?? "",
    plans[plan],
    decimal(amount),
    decimal(refunded),
    decimal(isTaken ? amount - refunded : 0),
    currency,
    decimal(fullAmount),
    payment.provider ?? "",
    payment.providerReference ?? "",
    payment.buyer.country,
  ];
}

/** All payments of a filter as a table for spreadsheets. */
export async function exportPayments({ database }: Services, filter: PaymentFilter) {
  const rows: string[][] = [];
  let after: Cursor | undefined;
  do {
    const page = await readPaymentPage(database.db, filter, { after, limit: rowsAtOnce });
    rows.push(...page.rows.map(cellsOf));
    after = page.next;
  } while (after !== undefined);
  return { csv: writeRows([columns, ...rows]), rows: rows.length };
}
