import type { Premium } from "../../domain/accounts/premium-status.ts";
import { dateLocales } from "../../domain/locale/date-locales.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { priceText } from "../../domain/premium/plans.ts";
import { receiptDocument } from "../../domain/premium/receipt-document.ts";
import type { Db } from "../../storage/database.ts";
import type { Payment } from "../../storage/premium/payments.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { Services } from "../services.ts";

/** What a receipt needs of a payment. */
export type PaidPayment = Pick<
  Payment,
  | "id"
  | "plan"
  | "amount"
  | "fullAmount"
  | "currency"
  | "buyer"
  | "locale"
  | "timeZone"
  | "termsVersion"
  | "createdAt"
  | "settledAt"
  | "refundedAt"
>;

export function receiptName({ id }: Pick<Payment, "id">): string {
  return `dizi-okulu-${id.slice(0, 8)}.html`;
}

/**
 * The receipt with the contract, in the language in which it was bought.
 *
 * @param until until when premium lasts, as people read it; empty where that is not known (any more)
 */
export function receiptOf(services: Services, payment: PaidPayment, until: string): string {
  const { translate, contactMail, premium } = services;
  const { id, plan, amount, fullAmount, currency, buyer, locale, timeZone, settledAt, createdAt, refundedAt } = payment;
  const day = (date: Date) => dayText(date, locale, timeZone);
  const notStated = translate(locale, "contract_not_stated");
  const shown = "name" in buyer ? buyer : undefined;
  return receiptDocument(
    {
      number: id,
      date: day(settledAt ?? createdAt),
      until,
      refundedOn: refundedAt === null ? "" : day(refundedAt),
      version: payment.termsVersion,
      site: premium.siteName,
      seller: premium.seller.name ?? notStated,
      sellerAddress: premium.seller.address ?? notStated,
      contact: contactMail,
      buyer: shown === undefined ? notStated : `${shown.name} ${shown.surname}`,
      buyerAddress: shown === undefined ? notStated : `${shown.address}, ${shown.city}, ${shown.country}`,
      buyerMail: shown?.mail ?? notStated,
      buyerPhone: shown?.phone ?? notStated,
      plan: translate(locale, `premium_plan_${plan}`),
      price: priceText({ amount, currency }),
      fullPrice: amount === fullAmount ? "" : priceText({ amount: fullAmount, currency }),
      duration: translate(locale, `premium_duration_${plan}`),
    },
    locale,
    translate,
  );
}

/**
 * Mails the receipt to the address that the buyer gave. For the transaction that grants what was paid for.
 *
 * @param isSecond another purchase was paid while this one was open: the buyer is told that both count
 */
export async function queueReceipt(
  services: Services,
  transaction: Db,
  payment: PaidPayment & { readonly userId: number },
  { premium, isSecond }: { readonly premium: Premium; readonly isSecond: boolean },
): Promise<void> {
  const { buyer, locale, timeZone, userId, settledAt, createdAt } = payment;
  if (!("mail" in buyer)) return;
  const end = premium.premiumEndDate;
  const until =
    end === null
      ? services.translate(locale, "premium_for_life")
      : services.translate(locale, "premium_until", { date: dayText(end, locale, timeZone) });
  await queueMail(transaction, {
    kind: isSecond ? "receiptTwice" : "receipt",
    to: buyer.mail,
    locale,
    userId,
    data: {
      ...factsOf(services, payment),
      name: buyer.name,
      paidAt: dayText(settledAt ?? createdAt, locale, timeZone),
      until,
      documentName: receiptName(payment),
      document: receiptOf(services, payment, until),
      accountUrl: services.premium.links.account(locale),
    },
  });
}

/** For the transaction that notes it. @param refund what is given back: all that was left, or a part */
export async function queueRefundMail(
  services: Services,
  transaction: Db,
  payment: Payment,
  { amount, isAll }: { readonly amount: number; readonly isAll: boolean },
): Promise<void> {
  const { buyer, locale, userId } = payment;
  if (!("mail" in buyer)) return;
  await queueMail(transaction, {
    kind: isAll ? "refund" : "refundPart",
    to: buyer.mail,
    locale,
    data: { ...factsOf(services, { ...payment, amount }), name: buyer.name },
    ...(userId !== null && { userId }),
  });
}

function factsOf({ translate }: Services, { id, plan, amount, currency, locale }: PaidPayment) {
  return {
    number: id,
    plan: translate(locale, `premium_plan_${plan}`),
    price: priceText({ amount, currency }),
  };
}

function dayText(date: Date, locale: Locale, timeZone: string): string {
  return new Intl.DateTimeFormat(dateLocales[locale], { dateStyle: "long", timeZone }).format(date);
}
