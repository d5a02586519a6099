import { randomUUID } from "node:crypto";
import { isForLife } from "../../domain/accounts/premium-status.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import type { Buyer } from "../../domain/premium/buyer.ts";
import { premiumOf } from "../../domain/premium/grants.ts";
import { currencyOf, type Money, type PlanId, priceOf } from "../../domain/premium/plans.ts";
import { termsVersion } from "../../domain/premium/receipt-document.ts";
import type { PaymentProvider } from "../../providers/payments/payment-provider.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { readGrants } from "../../storage/premium/grants.ts";
import {
  abandonPending,
  changeOrder,
  failPending,
  insertPayment,
  readPendingPayments,
  setCheckout,
} from "../../storage/premium/payments.ts";
import { lockUser } from "../accounts/lock-user.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { closeCheckouts } from "./close-checkouts.ts";
import { grantPayment } from "./grant-payment.ts";
import { type Discount, findDiscount, readDiscount } from "./read-discount.ts";

export type PaymentWish = {
  readonly plan: PlanId;
  readonly buyer: Buyer;
  readonly couponCode: string | undefined;
  readonly locale: Locale;
  /** The buyer's network address. */
  readonly address: string;
};

export type RequestedPayment = {
  readonly token: string;
  /** Null for what costs nothing: it is granted already. */
  readonly provider: PaymentProvider["id"] | null;
  readonly checkoutUrl: string;
};

/**
 * Begins a purchase: a pending payment, and the provider's page for it. An earlier one that is still pending is put
 * away and its page closed; one whose page cannot be closed holds its coupon until that closes by itself, and is gone on
 * with where the same is bought again. What a coupon makes free is granted at once.
 *
 * @throws {Refusal} conflict with premium.lifetime, when nothing more can be bought; coupon.unknown, with the reason held
 * where an earlier order of the person's has the coupon; too_many_requests, for coupons tried; payment.unavailable, when
 * no provider takes the currency or the provider does not answer.
 */
export async function requestPayment(
  services: Services,
  user: StoredUser,
  wish: PaymentWish,
): Promise<RequestedPayment> {
  const { database, premium, translate } = services;
  const { locale, plan, buyer, address } = wish;
  const { links } = premium;
  // First: a request that is refused must not close what is open.
  if (wish.couponCode !== undefined) {
    await readDiscount(services, { code: wish.couponCode, plan, locale, userId: user.id, address });
  }
  await closeCheckouts(services, user.id);
  const { id, order, open } = await database.db.transaction((transaction) =>
    savePayment(services, transaction, user, wish),
  );
  if (open !== undefined) return open;
  if (order === undefined) return { token: id, provider: null, checkoutUrl: links.processing(locale) };
  const { provider, money, openUntil } = order;
  try {
    const { token, checkoutUrl, reference } = await provider.start({
      paymentId: id,
      money,
      title: `${premium.siteName}: ${translate(locale, `premium_plan_${plan}`)}`,
      buyer,
      address,
      locale,
      returnUrls: { success: links.processing(locale), failure: links.error(locale) },
      callbackUrl: links.callback(provider.id),
      openUntil,
    });
    await setCheckout(database.db, id, { providerReference: reference, checkoutUrl });
    return { token, provider: provider.id, checkoutUrl };
  } catch (error) {
    premium.onPaymentFault(error);
    // Gives the coupon's use back. Should the provider have begun all the same, its success still counts.
    await failPending(database.db, id, services.now());
    throw new Refusal("payment.unavailable");
  }
}

type SavedPayment = {
  readonly id: string;
  /** Undefined for what is free, and granted already. */
  readonly order: { readonly provider: PaymentProvider; readonly money: Money; readonly openUntil: Date } | undefined;
  /** An earlier order that is gone on with in the place of a new one. */
  readonly open?: RequestedPayment;
};

/** A page that closes sooner is of no use to who has to look for the card. */
const enoughTimeMs = 5 * 60_000;

/** The pending order of the same, whose page could not be closed; its buyer may have changed in the form. */
async function findOpenOrder(
  { premium, now }: Services,
  transaction: Db,
  userId: number,
  { plan, buyer, locale }: PaymentWish,
  { couponId, discountedPrice: { amount, currency } }: Discount,
): Promise<{ readonly id: string; readonly open: RequestedPayment } | undefined> {
  const time = now();
  const found = (await readPendingPayments(transaction, userId)).findLast(
    (payment) =>
      payment.couponId === couponId &&
      payment.plan === plan &&
      payment.amount === amount &&
      payment.currency === currency &&
      payment.openUntil !== null &&
      payment.openUntil.getTime() > time.getTime() + enoughTimeMs,
  );
  const provider = premium.providerFor(currency)?.id;
  if (found?.checkoutUrl == null || provider === undefined || provider !== found.provider) return undefined;
  await changeOrder(transaction, found.id, { buyer, locale, termsVersion, acceptedAt: time });
  // The last part of each provider's address is the token.
  const token = new URL(found.checkoutUrl).pathname.split("/").at(-1) ?? "";
  return { id: found.id, open: { token, provider, checkoutUrl: found.checkoutUrl } };
}

async function savePayment(
  services: Services,
  transaction: Db,
  user: StoredUser,
  wish: PaymentWish,
): Promise<SavedPayment> {
  const { plan, buyer, couponCode, locale } = wish;
  const now = services.now();
  await lockUser(transaction, user.id);
  if (isForLife(premiumOf(await readGrants(transaction, user.id)))) {
    throw new Refusal("conflict", [{ field: "premiumTypeId", code: "premium.lifetime" }]);
  }
  const full = priceOf(plan, currencyOf(locale));
  const discount =
    couponCode === undefined
      ? undefined
      : await findDiscount(transaction, { code: couponCode, plan, locale, userId: user.id, now }, true);
  if (discount?.isHeldByPerson) {
    const found = await findOpenOrder(services, transaction, user.id, wish, discount);
    if (found === undefined) throw new Refusal("coupon.unknown", [], undefined, "held");
    return { ...found, order: undefined };
  }
  const money = discount?.discountedPrice ?? full;
  const isFree = money.amount === 0;
  const provider = isFree ? undefined : services.premium.providerFor(money.currency);
  if (!isFree && provider === undefined) throw new Refusal("payment.unavailable");
  await abandonPending(transaction, user.id, now);
  const payment = {
    id: randomUUID(),
    userId: user.id,
    plan,
    amount: money.amount,
    currency: money.currency,
    fullAmount: full.amount,
    couponId: discount?.couponId ?? null,
    provider: provider?.id ?? null,
    buyer,
    locale,
    timeZone: user.timeZone,
    termsVersion,
    acceptedAt: now,
    createdAt: now,
    refundedAt: null,
  };
  if (provider !== undefined) {
    const openUntil = new Date(now.getTime() + provider.openMs);
    await insertPayment(transaction, { ...payment, openUntil, state: "pending" });
    return { id: payment.id, order: { provider, money, openUntil } };
  }
  await insertPayment(transaction, { ...payment, state: "success", settledAt: now });
  await grantPayment(services, transaction, { ...payment, settledAt: now }, false);
  return { id: payment.id, order: undefined };
}
