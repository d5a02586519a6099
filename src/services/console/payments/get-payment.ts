import { readPaymentEvents, readPaymentRow } from "../../../storage/console/payments.ts";
import { readRefunds } from "../../../storage/premium/refunds.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";

/** A payment with all that providers said of it. @throws {Refusal} not_found. */
export async function getPayment({ database }: Services, id: string) {
  const payment = await readPaymentRow(database.db, id);
  if (payment === undefined) throw new Refusal("not_found");
  const { db } = database;
  return { payment, events: await readPaymentEvents(db, id), refunds: await readRefunds(db, id) };
}
