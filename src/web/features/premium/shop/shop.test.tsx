import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import { orderDraftStore } from "../order-draft.ts";
import PremiumPage from "../premium-page.tsx";
import ProcessingPage from "../status/processing-page.tsx";

// The steps in a browser without layout; the API answers what a test says.

const text = (key: string, values?: Readonly<Record<string, string>>) => textIn("tr", key, values);
const offers = {
  canBuy: true,
  currency: "TRY",
  frameOrigin: "https://pay.example",
  termsVersion: "1",
  plans: [
    { premiumTypeId: 1, price: "59.99", premiumEndDate: "2026-12-22T10:00:00.000Z" },
    { premiumTypeId: 2, price: "499.99", premiumEndDate: "2027-11-22T10:00:00.000Z" },
    { premiumTypeId: 3, price: "1299.99", premiumEndDate: null },
  ],
};

type Answers = Record<string, () => Response>;
let answers: Answers;
let asked: { readonly path: string; readonly body: unknown }[];

const problem = (status: number, code: string, more: object = {}) =>
  new Response(JSON.stringify({ type: "t", title: "T", status, detail: `detail of ${code}`, code, ...more }), {
    status,
    headers: { "content-type": "application/problem+json" },
  });

beforeEach(() => {
  answers = {
    "Premium/GetOffers": () => Response.json(offers),
    "CreditCardPayment/CheckPaymentStatus": () => Response.json({ status: "pending", text: "" }),
  };
  asked = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const name = path.replace(/^\/api\//, "").replace(/\?.*/, "");
    asked.push({ path, body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined });
    return answers[name]?.() ?? problem(404, "not_found");
  });
  Object.assign(Element.prototype, { scrollIntoView() {} });
  userDataStore().update({ token: "ayse", knownListId: 7, mail: "ayse@example.org" });
});

afterEach(() => {
  orderDraftStore().clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(path = "/premium") {
  const router = createMemoryRouter([{ path: "/premium", Component: PremiumPage }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

const button = (key: string) => screen.findByRole("button", { name: text(key) });
const field = (key: string) => screen.findByRole("textbox", { name: text(key) });

async function fillIn(fields: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(fields)) {
    const input = await field(key);
    await userEvent.clear(input);
    await userEvent.paste(value);
  }
}

const buyer = {
  field_given_name: "Şükran",
  field_surname: "Öz",
  field_phone: "0532 123 45 67",
  field_address: "Deniz Sokak 7",
  field_city: "İzmir",
};

test("the plans say until when premium would last, and the chosen one is what is sent", async () => {
  answers["CreditCardPayment/RequestPaymentToken"] = () =>
    Response.json({ token: "t", provider: "paytr", checkoutUrl: "https://pay.example/1" });
  const router = open();
  await screen.findByRole("radio", { name: /499,99 TL.*22 Kasım 2027/ });
  expect(screen.getByRole("radio", { name: /1\.299,99 TL/ })).toHaveProperty("checked", false);
  await userEvent.click(screen.getByRole("radio", { name: /59,99 TL.*22 Aralık 2026/ }));
  await userEvent.click(await button("shop_continue"));
  await fillIn(buyer);
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(await button("shop_to_payment"));
  await waitFor(() => expect(router.state.location.search).toBe("?step=card"));
  const sent = asked.find(({ path }) => path.endsWith("RequestPaymentToken"))?.body;
  expect(sent).toEqual({
    premiumTypeId: 1,
    name: "Şükran",
    surname: "Öz",
    mail: "ayse@example.org",
    phone: "0532 123 45 67",
    address: "Deniz Sokak 7",
    city: "İzmir",
    country: "TR",
    acceptTerms: true,
  });
  expect(orderDraftStore().get().checkout).toBe("https://pay.example/1");
});

test("what is wrong is said at its field, what was typed stays, and nothing is sent", async () => {
  open("/premium?step=info");
  await fillIn({ ...buyer, field_phone: "12" });
  await userEvent.click(await button("shop_to_payment"));
  const phone = await screen.findByRole("textbox", {
    name: text("field_phone"),
    description: (said) => said.includes(text("field_problem_phone_invalid")),
  });
  expect(phone).toHaveProperty("value", "12");
  expect(within(screen.getByRole("alert")).getByText(text("field_problem_terms_required"))).toBeDefined();
  expect(asked.some(({ path }) => path.endsWith("RequestPaymentToken"))).toBe(false);
});

test("the card comes after the form, and a failed token is told there", async () => {
  const router = open("/premium?step=card");
  await field("field_given_name");
  expect(router.state.location.search).toBe("?step=info");
  answers["CreditCardPayment/RequestPaymentToken"] = () => problem(503, "payment.unavailable");
  await fillIn(buyer);
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(await button("shop_to_payment"));
  expect((await screen.findByRole("alert")).textContent).toContain(text("shop_card_failed_text"));
  expect(screen.getByRole("link", { name: text("footer_contact") }).getAttribute("href")).toBe("/iletisim");
  // A provider without a frame.
  answers["CreditCardPayment/RequestPaymentToken"] = () =>
    Response.json({ token: "t", provider: "stripe", checkoutUrl: "https://checkout.example/1" });
  await userEvent.click(await button("try_again"));
  const link = await screen.findByRole("link", { name: text("shop_card_go") });
  expect(link.getAttribute("href")).toBe("https://checkout.example/1");
});

test("a coupon's own words for what is unknown, ours for all else, and its price once it counts", async () => {
  answers["CreditCardPayment/CheckDiscountCode"] = () => problem(404, "coupon.unknown");
  open();
  const coupon = screen.findByRole("textbox", { name: text("shop_coupon_label"), hidden: true });
  await userEvent.type(await coupon, "HERKES{Enter}");
  await screen.findByRole("textbox", { hidden: true, description: "detail of coupon.unknown" });
  answers["CreditCardPayment/CheckDiscountCode"] = () => problem(500, "internal");
  await userEvent.type(await coupon, "{Enter}");
  await screen.findByRole("textbox", { hidden: true, description: text("field_problem_coupon_invalid") });
  answers["CreditCardPayment/CheckDiscountCode"] = () =>
    Response.json({ price: "499.99", discountedPrice: "0.00", currency: "TRY" });
  await userEvent.type(await coupon, "{Enter}");
  await screen.findByRole("button", { name: text("shop_coupon_remove"), hidden: true });
  await userEvent.click(await button("shop_continue"));
  await button("shop_start_free");
});

test.each([
  ["lifetime", "shop_lifetime_heading"],
  ["no_provider", "shop_no_provider_heading"],
])("where nothing can be bought (%s) there is no way on, and the page says why", async (reason, heading) => {
  answers["Premium/GetOffers"] = () => Response.json({ ...offers, canBuy: false, reason });
  const router = open("/premium?step=info");
  await screen.findByText(text(heading));
  expect(router.state.location.search).toBe("");
  expect(screen.queryByRole("button", { name: text("shop_continue") })).toBeNull();
});

const pdf = "/premium/5000-kelime-listesi-pdf";
const pdfsAsked = () => asked.filter(({ path }) => path.endsWith("-pdf")).map(({ path }) => path);

test("the PDF whose address led here is downloaded once, for who has premium", async () => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  answers[pdf] = () => new Response("%PDF");
  userDataStore().update({ isPremium: true, premiumType: 3, premiumEndDate: null });
  open("/premium?pdf=5000");
  await screen.findByText(text("pdf_download_done"));
  expect(pdfsAsked()).toEqual([pdf]);
});

test("others see the plans, and which PDF they would get", async () => {
  userDataStore().update({ isPremium: false, premiumType: 0 });
  open("/premium?pdf=5000");
  await screen.findByText(text("pdf_wanted_premium", { title: text("pdf_title_5000") }));
  expect(screen.getByRole("radio", { name: /499,99 TL/ })).toBeDefined();
  expect(pdfsAsked()).toEqual([]);
});

test("a plan that was chosen in the server's HTML before hydration is the order's", async () => {
  userDataStore().clear();
  const element = () => {
    const router = createMemoryRouter([{ path: "/premium", Component: PremiumPage }], { initialEntries: ["/premium"] });
    return <RouterProvider router={router} />;
  };
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(element());
  const monthly = within(container).getByRole("radio", { name: /59,99 TL/ });
  await userEvent.click(monthly);
  userDataStore().update({ token: "ayse", knownListId: 7 });
  render(element(), { container, hydrate: true });
  await waitFor(() => expect(orderDraftStore().get().plan).toBe(1));
  expect(within(container).getByRole("radio", { name: /59,99 TL/ })).toHaveProperty("checked", true);
});

test("a status that the server cannot tell is said as a failure, with the way to us, and asked for again", async () => {
  answers["CreditCardPayment/CheckPaymentStatus"] = () => problem(500, "internal");
  const router = createMemoryRouter([{ path: "*", Component: ProcessingPage }], {
    initialEntries: ["/premium/isleniyor"],
  });
  render(<RouterProvider router={router} />);
  expect((await screen.findByRole("alert")).textContent).toBe("İşlem başarısız. Lütfen bizimle iletişime geçiniz.");
  expect(screen.getByRole("link", { name: text("footer_contact") })).toBeDefined();
  answers["CreditCardPayment/CheckPaymentStatus"] = () => Response.json({ status: "success", text: "" });
  await screen.findByRole("heading", { name: text("shop_success_heading") }, { timeout: 5_000 });
});

test("after paying the way leads back to the page whose words were locked", async () => {
  const router = open("/premium?from=/dizi/quiet-things");
  await userEvent.click(await button("shop_continue"));
  await waitFor(() => expect(router.state.location.search).toBe("?step=info"));
  answers["CreditCardPayment/CheckPaymentStatus"] = () => Response.json({ status: "success", text: "" });
  const after = createMemoryRouter([{ path: "*", Component: ProcessingPage }], {
    initialEntries: ["/premium/isleniyor"],
  });
  render(<RouterProvider router={after} />);
  const back = await screen.findByRole("link", { name: text("shop_success_back") });
  expect(back.getAttribute("href")).toBe("/dizi/quiet-things");
});

test("no address of another site is gone to after paying", async () => {
  open("/premium?from=https://evil.example/dizi");
  await userEvent.click(await button("shop_continue"));
  expect(orderDraftStore().get().returnTo).toBeUndefined();
});
