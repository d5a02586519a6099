import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readOutbox, waitForMail } from "../../../tests/factories/outbox.ts";
import { premiumServices } from "../../../tests/factories/premium-services.ts";
import { buildPurchase } from "../../../tests/factories/purchases.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { temporaryFolder } from "../../../tests/factories/temporary-folder.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { createOutboxMail } from "../../providers/mail/outbox-mail.ts";
import type { PaymentProvider } from "../../providers/payments/payment-provider.ts";
import { createSandboxProvider } from "../../providers/payments/sandbox/sandbox-provider.ts";
import { type SandboxServer, startSandboxServer } from "../../providers/payments/sandbox/sandbox-server.ts";
import { sendDueMails } from "../../services/mail/send-due-mails.ts";
import { settleSilentPayments } from "../../services/premium/settle-silent-payments.ts";

const secret = "a secret of the sandbox";
const never = new AbortController().signal;
const dataDir = temporaryFolder();

let api: TestApp;
let sandbox: SandboxServer;
let origin: string;

/** The API and the sandbox as two servers that reach each other over HTTP alone. */
beforeAll(async () => {
  sandbox = await startSandboxServer({ secret, port: 0, delayFactor: 0.01 });
  // The address of the API is known when it listens, after its services were made.
  const provider = createSandboxProvider({ url: sandbox.url, secret });
  const atOrigin: PaymentProvider = {
    ...provider,
    start: (order) =>
      provider.start({ ...order, callbackUrl: order.callbackUrl.replace("http://localhost", () => origin) }),
  };
  api = await createTestApp({ services: { premium: premiumServices([atOrigin]) } });
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await sandbox.close();
  await api.close();
});

async function call(user: SignedInUser, path: string, body?: object) {
  const headers = { ...user.headers, lang: "tr", ...(body && { "content-type": "application/json" }) };
  const method = body === undefined ? "GET" : "POST";
  const response = await fetch(`${origin}/api/${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return await response.json();
}

/** What a browser does on the provider's page, up to where it is led back to. */
async function payWith(card: string, checkoutUrl: string, more: Readonly<Record<string, string>> = {}) {
  const page = await fetch(checkoutUrl);
  expect(await page.text()).toContain("59,99 TL");
  const paid = await fetch(checkoutUrl, {
    method: "POST",
    body: new URLSearchParams({ card, ...more }),
    redirect: "manual",
  });
  return { status: paid.status, location: paid.headers.get("location"), html: await paid.text() };
}

/** As the processing page does, a little faster. */
async function statusOf(user: SignedInUser): Promise<string> {
  for (const limit = performance.now() + 20_000; performance.now() < limit; await sleep(50)) {
    const { status } = await call(user, "CreditCardPayment/CheckPaymentStatus");
    if (status !== "pending") return status;
  }
  return "pending";
}

async function begin(mail: string) {
  const user = await signUp(api.app);
  const answer = await call(user, "CreditCardPayment/RequestPaymentToken", buildPurchase({ mail }));
  expect(answer).toMatchObject({ provider: "sandbox", token: expect.any(String) });
  return { user, checkoutUrl: answer.checkoutUrl };
}

const sendMails = () =>
  sendDueMails(
    {
      database: api.database,
      provider: createOutboxMail(`${dataDir}/outbox`, { name: "Dizi Okulu", address: "no-reply@diziokulu.example" }),
      site: { name: "Dizi Okulu", url: "http://localhost", contactMail: "info@diziokulu.example" },
      translate: api.services.translate,
      now: () => new Date(),
      onFailure: (message) => expect.unreachable(message),
    },
    never,
  );

test.each([
  ["4242424242424242", "pays at once"],
  ["4000000000000119", "is reported late"],
  ["4000000000000135", "is reported twice"],
])("card %s, which %s, gives a month of premium and one receipt with the contract", async (card) => {
  const mail = `card${card}@example.org`;
  const { user, checkoutUrl } = await begin(mail);
  expect(await payWith(card, checkoutUrl)).toMatchObject({
    status: 303,
    location: "http://localhost/premium/isleniyor",
  });
  expect(await statusOf(user)).toBe("success");
  expect(await call(user, "User/GetPremiumStatusV2")).toMatchObject({ isPremium: true, premiumType: 1 });

  await sendMails();
  const receipt = await waitForMail(dataDir, mail);
  expect(receipt.subject).toBe("Dizi Okulu: Aylık premium satın alındı");
  expect(receipt.text).toContain("Teşekkürler, Şükran");
  expect(receipt.text).toContain("59,99 TL");
  expect(receipt.text).toContain("http://localhost/hesabim");
  const [document] = receipt.attachments;
  const contract = new TextDecoder().decode(typeof document?.content === "string" ? undefined : document?.content);
  for (const part of ["Ön bilgilendirme formu", "Mesafeli satış sözleşmesi", "Şükran Öz", "Deniz Sokak 7, İzmir, TR"]) {
    expect(contract).toContain(part);
  }
  expect((await readOutbox(dataDir)).filter(({ to }) => to?.some(({ address }) => address === mail))).toHaveLength(1);
  const payments = await call(user, "CreditCardPayment/GetPayments");
  expect(payments).toEqual([expect.objectContaining({ status: "success", price: "59.99", currency: "TRY" })]);
  const { html } = await call(user, `CreditCardPayment/GetReceipt?id=${payments[0].id}`);
  expect(html).toContain(payments[0].id);
});

test("a card that is refused leads to the error page, and to no premium", async () => {
  const { user, checkoutUrl } = await begin("refused@example.org");
  expect(await payWith("4000000000000002", checkoutUrl)).toMatchObject({
    status: 303,
    location: "http://localhost/premium/odemehata",
  });
  expect(await statusOf(user)).toBe("failed");
  expect(await call(user, "User/GetPremiumStatusV2")).toMatchObject({ isPremium: false });
  // And again, with another card.
  const answer = await call(user, "CreditCardPayment/RequestPaymentToken", buildPurchase());
  await payWith("4242424242424242", answer.checkoutUrl);
  expect(await statusOf(user)).toBe("success");
});

test("a card with a 3-D step is paid after it alone", async () => {
  const { user, checkoutUrl } = await begin("step@example.org");
  const first = await payWith("4000000000003220", checkoutUrl);
  expect(first).toMatchObject({ status: 200, html: expect.stringContaining("Confirm the payment") });
  expect((await call(user, "CreditCardPayment/CheckPaymentStatus")).status).toBe("pending");
  expect(await payWith("4000000000003220", checkoutUrl, { confirmed: "yes" })).toMatchObject({ status: 303 });
  expect(await statusOf(user)).toBe("success");
});

test("a card that is never reported is found by the worker after 15 minutes", async () => {
  const { user, checkoutUrl } = await begin("silent@example.org");
  await payWith("4000000000000127", checkoutUrl);
  const job = settleSilentPayments(api.services);
  await job.run(new Date(Date.now() + 10 * 60_000), never);
  expect((await call(user, "CreditCardPayment/CheckPaymentStatus")).status).toBe("pending");
  await job.run(new Date(Date.now() + 16 * 60_000), never);
  expect((await call(user, "CreditCardPayment/CheckPaymentStatus")).status).toBe("success");
});
