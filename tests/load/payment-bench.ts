import { setTimeout as sleep } from "node:timers/promises";
import { buildRegistration } from "../factories/signed-in-user.ts";

/** Between two questions of a buyer, so that twenty of them do not keep the process busy by asking. */
const pollMs = 5;

/** As the tests' form; without their factory, which opens databases by the test runner. */
const purchase = {
  premiumTypeId: 1,
  name: "Ada",
  surname: "Yıldız",
  mail: "ada@example.org",
  phone: "05321234567",
  address: "Deniz Sokak 7",
  city: "İzmir",
  country: "TR",
  acceptTerms: true,
};

async function call(origin: string, path: string, token: string | undefined, body?: object) {
  const response = await fetch(`${origin}/api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return await response.json();
}

/** Milliseconds from the sandbox's answer to a paid card until the account has premium. */
async function benchPurchase(origin: string): Promise<number> {
  const { token } = await call(origin, "Register/RegisterWithCredentials", undefined, buildRegistration());
  const { checkoutUrl } = await call(origin, "CreditCardPayment/RequestPaymentToken", token, purchase);
  const paid = await fetch(checkoutUrl, {
    method: "POST",
    body: new URLSearchParams({ card: "4242424242424242" }),
    redirect: "manual",
  });
  const start = performance.now();
  if (paid.status !== 303) throw new Error(`the card page answered ${paid.status}`);
  for (;;) {
    const { isPremium } = await call(origin, "User/GetPremiumStatusV2", token);
    if (isPremium) return performance.now() - start;
    await sleep(pollMs);
  }
}

/** So many purchases by the sandbox in a row, and then as many at once. */
export async function benchPayments(origin: string, buyers: number): Promise<{ alone: number[]; atOnce: number[] }> {
  const alone: number[] = [];
  for (let buyer = 0; buyer < buyers; buyer += 1) alone.push(await benchPurchase(origin));
  const atOnce = await Promise.all(Array.from({ length: buyers }, () => benchPurchase(origin)));
  return { alone, atOnce };
}
