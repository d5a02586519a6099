import { randomInt } from "node:crypto";
import { makeCode } from "../../domain/premium/codes.ts";
import { foldCode } from "../../domain/premium/coupons.ts";
import type { Currency, PlanId } from "../../domain/premium/plans.ts";
import type { Page, PageQuery } from "../../storage/console/page.ts";
import {
  type CouponFilter,
  type CouponRow,
  type PaymentFilter,
  type PaymentRow,
  readCouponPage,
  readPaymentEvents,
  readPaymentPage,
  readPaymentRow,
} from "../../storage/console/purchases.ts";
import { insertPremiumCodes } from "../../storage/premium/codes.ts";
import { findCoupon, insertCoupon, lockCoupon, updateCoupon } from "../../storage/premium/coupons.ts";
import { noteChecked, readPayment } from "../../storage/premium/payments.ts";
import { hashSecret } from "../accounts/secret.ts";
import { refundPayment as refund } from "../premium/refund-payment.ts";
import { settleIn } from "../premium/settle-payment.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { audited, type Operator, recordCall } from "./audit.ts";

export type CouponToSave = {
  /** Without it a coupon is made. */
  readonly id?: number | undefined;
  readonly code: string;
  readonly percent: number | null;
  readonly amounts: Readonly<Partial<Record<Currency, number>>> | null;
  readonly plans: readonly PlanId[];
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly maxUses: number | null;
  readonly maxUsesPerPerson: number | null;
};

export function readCoupons({ database }: Services, filter: CouponFilter, page: PageQuery): Promise<Page<CouponRow>> {
  return readCouponPage(database.db, filter, page);
}

/**
 * Makes or changes a coupon. What was bought with it stays as it was.
 *
 * @returns its id
 * @throws {Refusal} not_found; conflict with coupon.taken.
 */
export async function saveCoupon(services: Services, operator: Operator, wanted: CouponToSave): Promise<number> {
  const { id, plans, ...rest } = wanted;
  const coupon = { ...rest, plans: [...plans], codeFolded: foldCode(wanted.code) };
  const taken = new Refusal("conflict", [{ field: "code", code: "coupon.taken" }]);
  return await audited(services, operator, "SaveCoupon", async (transaction) => {
    if (id === undefined) {
      const inserted = await insertCoupon(transaction, { ...coupon, createdAt: services.now() });
      if (inserted === undefined) throw taken;
      return { thing: `coupon:${inserted.id}`, after: wanted, result: inserted.id };
    }
    const before = await lockCoupon(transaction, id);
    if (before === undefined) throw new Refusal("not_found");
    const other = await findCoupon(transaction, coupon.codeFolded);
    if (other !== undefined && other.id !== id) throw taken;
    await updateCoupon(transaction, id, coupon);
    return { thing: `coupon:${id}`, before, after: wanted, result: id };
  });
}

/** Ends a coupon now. @throws {Refusal} not_found. */
export async function endCoupon(services: Services, operator: Operator, id: number): Promise<void> {
  await audited(services, operator, "EndCoupon", async (transaction) => {
    const before = await lockCoupon(transaction, id);
    if (before === undefined) throw new Refusal("not_found");
    const validUntil = services.now();
    await updateCoupon(transaction, id, { validUntil });
    const thing = `coupon:${id}`;
    return { thing, before: { validUntil: before.validUntil }, after: { validUntil }, result: undefined };
  });
}

export type CodesToMake = {
  readonly count: number;
  /** Null for life. */
  readonly months: number | null;
  readonly expiresAt: Date | null;
  readonly batch: string;
};

/** Makes codes for premium time. Only their hashes are kept: this is the one time that they can be read. */
export async function makeCodes(
  services: Services,
  operator: Operator,
  asked: CodesToMake,
): Promise<readonly string[]> {
  const { count, months, expiresAt, batch } = asked;
  const codes = Array.from({ length: count }, () => makeCode(randomInt));
  const createdAt = services.now();
  return await audited(services, operator, "MakeCodes", async (transaction) => {
    await insertPremiumCodes(
      transaction,
      codes.map((code) => ({
        hash: hashSecret(foldCode(code)),
        source: "operator" as const,
        months,
        batch,
        expiresAt,
        createdAt,
      })),
    );
    return { thing: `codes:${batch}`, after: { count, months, expiresAt }, result: codes };
  });
}

export function findPayments(
  { database }: Services,
  filter: PaymentFilter,
  page: PageQuery,
): Promise<Page<PaymentRow>> {
  return readPaymentPage(database.db, filter, page);
}

/** A payment with all that providers said of it. @throws {Refusal} not_found. */
export async function getPayment({ database }: Services, id: string) {
  const payment = await readPaymentRow(database.db, id);
  if (payment === undefined) throw new Refusal("not_found");
  return { payment, events: await readPaymentEvents(database.db, id) };
}

/**
 * Asks the provider how a payment stands, and takes its answer as if it had reported it.
 *
 * @throws {Refusal} not_found; payment.unavailable where the provider is not set up or does not answer.
 */
export async function settlePayment(services: Services, operator: Operator, id: string): Promise<void> {
  const { db } = services.database;
  const payment = await readPayment(db, id);
  if (payment === undefined) throw new Refusal("not_found");
  const provider = services.premium.providerById(payment.provider ?? "");
  const { providerReference: reference, amount, currency, state } = payment;
  if (provider === undefined || reference === null) throw new Refusal("payment.unavailable");
  const answer = await provider
    .ask({ paymentId: id, reference, money: { amount, currency } })
    .catch((error: unknown) => {
      services.premium.onPaymentFault(error);
      throw new Refusal("payment.unavailable");
    });
  await audited(services, operator, "SettlePayment", async (transaction) => {
    await noteChecked(transaction, id, services.now());
    if (answer !== "pending") {
      const body = JSON.stringify({ asked: answer });
      await settleIn(services, transaction, {
        ...answer,
        ...{ paymentId: id, eventKey: undefined, provider: provider.id, body },
      });
    }
    const after = await readPayment(transaction, id);
    return { thing: `payment:${id}`, before: { state }, after: { state: after?.state }, result: undefined };
  });
}

/**
 * Gives the money of a payment back by the provider; the premium time of it ends.
 *
 * @throws {Refusal} not_found; conflict where it took no money or gave it back; payment.unavailable.
 */
export async function refundPayment(services: Services, operator: Operator, id: string, reason: string): Promise<void> {
  await refund(services, id, { by: operator.user.username, why: reason }, (transaction) =>
    recordCall(services, transaction, operator, "RefundPayment", {
      thing: `payment:${id}`,
      before: { state: "success" },
      after: { state: "refunded", reason },
    }),
  );
}
