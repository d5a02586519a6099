import { expect, test } from "vitest";
import { readMessageFiles } from "../../../tests/factories/message-files.ts";
import { loadTranslate } from "../../main/translate.ts";
import { locales } from "../locale/locale.ts";
import { planIds } from "./plans.ts";
import { type ReceiptValues, receiptDocument, termsVersion } from "./receipt-document.ts";

const translate = loadTranslate();

const values: ReceiptValues = {
  number: "8d3f0c1e",
  date: "21 November 2026",
  fullPrice: "$15",
  until: "until 21 December 2026",
  refundedOn: "22 November 2026",
  version: termsVersion,
  site: "Dizi Okulu",
  seller: "Ada Yıldız",
  sellerAddress: "Deniz Sokak 1, İzmir",
  contact: "info@diziokulu.example",
  buyer: "Şükran Öz",
  buyerAddress: "Deniz Sokak 7, İzmir, TR",
  buyerMail: "sukran@example.org",
  buyerPhone: "+905321234567",
  plan: "Yearly premium",
  price: "$12",
  duration: "one year",
};

test.each(locales)("in %s the document has every value and leaves no placeholder open", (locale) => {
  const html = receiptDocument(values, locale, translate);
  expect(html).toContain(`<html lang="${locale}">`);
  for (const value of Object.values(values)) expect(html).toContain(value);
  expect(html.replace(/<style>.*<\/style>/s, "")).not.toMatch(/[{}]/);
  expect(html).not.toMatch(/<(script|link|img|iframe|form)|src=|url\(|@import/i);
});

test("every text of receipts is used, by the document or by what the API and the mails say of a payment", () => {
  const asked = new Set<string>();
  const recording: typeof translate = (locale, key, given) => {
    asked.add(key);
    return translate(locale, key, given);
  };
  receiptDocument(values, "tr", recording);
  receiptDocument({ ...values, version: "2020-01" }, "tr", recording);
  const elsewhere = [
    ...["none", "pending", "success", "failed"].map((status) => `payment_status_${status}`),
    ...planIds.flatMap((plan) => [`premium_plan_${plan}`, `premium_duration_${plan}`]),
    ...["premium_until", "premium_for_life", "contract_not_stated"],
  ];
  const texts = readMessageFiles("tr").find(({ area }) => area === "receipts")?.messages ?? {};
  expect(Object.keys(texts).sort()).toEqual([...asked, ...elsewhere].sort());
});

test("of another version of the contract the document names the version alone", () => {
  const html = receiptDocument({ ...values, version: "2020-01" }, "en", translate);
  expect(html).toContain("2020-01");
  expect(html).not.toContain("Distance-sales contract");
});

test("what a buyer typed opens no tag and is no placeholder", () => {
  const html = receiptDocument({ ...values, buyer: "<script>x</script>{seller}" }, "en", translate);
  expect(html).toContain("&lt;script&gt;x&lt;/script&gt;{seller}");
  expect(html).not.toContain("<script>");
});
