import { readDiscount } from "../../services/premium/read-discount.ts";
import { readOffers } from "../../services/premium/read-offers.ts";
import { readPaymentStatus, readPayments, readReceipt } from "../../services/premium/read-payments.ts";
import { redeemCode } from "../../services/premium/redeem-code.ts";
import { requestPayment } from "../../services/premium/request-payment.ts";
import { takeCallback } from "../../services/premium/take-callback.ts";
import { presentPremium } from "../accounts/present-account.ts";
import { type Api, sent } from "../handle.ts";
import { presentDiscount, presentOffers, presentPayments } from "./present-premium.ts";

const noBody = Buffer.alloc(0);

/** Buying premium, and the codes that give it. */
export function registerPremium({ handle, services }: Api): void {
  handle("Premium/GetOffers", async ({ user, locale }) => presentOffers(await readOffers(services, user, locale)));

  handle("Premium/RedeemCode", async ({ user, body, client }) =>
    presentPremium(await redeemCode(services, user, body.code, client.address), services.now()),
  );

  handle("CreditCardPayment/CheckDiscountCode", async ({ user, query, locale, client: { address } }) => {
    const { code, premiumTypeId: plan } = query;
    return presentDiscount(await readDiscount(services, { code, plan, locale, userId: user.id, address }));
  });

  handle("CreditCardPayment/RequestPaymentToken", async ({ user, body, locale, client }) => {
    const { premiumTypeId: plan, couponCode, acceptTerms, ...buyer } = body;
    return await requestPayment(services, user, { plan, buyer, couponCode, locale, address: client.address });
  });

  handle("CreditCardPayment/CheckPaymentStatus", async ({ user, locale }) => {
    const status = await readPaymentStatus(services, user.id);
    return { status, text: services.translate(locale, `payment_status_${status}`) };
  });

  handle("CreditCardPayment/GetPayments", async ({ user }) => presentPayments(await readPayments(services, user.id)));

  handle("CreditCardPayment/GetReceipt", async ({ user, query }) => await readReceipt(services, user.id, query.id));

  handle("CreditCardPayment/Callback", async ({ params, request, reply }) => {
    const body = Buffer.isBuffer(request.body) ? request.body : noBody;
    const answer = await takeCallback(services, params.provider, { headers: request.headers, body });
    reply.type(answer.contentType).header("cache-control", "no-store").send(answer.body);
    return sent;
  });
}
