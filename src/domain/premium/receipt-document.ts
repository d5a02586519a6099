import type { Locale } from "../locale/locale.ts";
import type { Translate } from "../locale/translate.ts";
import { escapeHtml } from "../mail/plain.ts";

/** The version of the contract and terms that are shown; it rises when their texts change. */
export const termsVersion = "2026-11";

/** The parts of both texts in their order; each has a heading and a text among the messages of receipts. */
export const contractParts = {
  preliminary: ["seller", "service", "price", "delivery", "withdrawal", "complaints"],
  sale: ["parties", "subject", "price", "performance", "withdrawal", "use", "disputes"],
} as const;

/** What the texts of the contract name; all of it as people read it. */
export type ContractValues = {
  readonly site: string;
  readonly seller: string;
  readonly sellerAddress: string;
  readonly contact: string;
  readonly buyer: string;
  readonly buyerAddress: string;
  readonly buyerMail: string;
  readonly buyerPhone: string;
  readonly plan: string;
  readonly price: string;
  readonly duration: string;
};

export type ReceiptValues = ContractValues & {
  readonly number: string;
  readonly date: string;
  /** Empty where no coupon was used. */
  readonly fullPrice: string;
  readonly until: string;
  /** Empty where it was not. */
  readonly refundedOn: string;
  /** Of the contract that was accepted. */
  readonly version: string;
};

const styles =
  "body{font:16px/1.55 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#1b2432;background:#fffdf8}" +
  "h1,h2{font-family:Georgia,serif;line-height:1.25}h2{margin-top:2.5rem}h3{margin:1.2rem 0 .2rem;font-size:1rem}p{margin:0 0 .6rem}" +
  "th{text-align:start;padding:.3rem 1.5rem .3rem 0;vertical-align:top;font-weight:600}td{padding:.3rem 0;overflow-wrap:anywhere}";

/**
 * The receipt of a payment with the preliminary information and the contract, as a whole HTML document that loads
 * nothing. Of another version of the contract it names the version alone: that text went out with the mail.
 */
export function receiptDocument(values: ReceiptValues, locale: Locale, translate: Translate): string {
  const escaped: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]),
  );
  const text = (key: string) => translate(locale, key, escaped);
  const { seller, sellerAddress, contact, buyer, buyerAddress, buyerMail, buyerPhone } = values;
  const rows: readonly (readonly [label: string, value: string])[] = [
    ["receipt_number", values.number],
    ["receipt_date", values.date],
    ["receipt_plan", values.plan],
    ["receipt_price", values.price],
    ["receipt_full_price", values.fullPrice],
    ["receipt_until", values.until],
    ["receipt_refunded", values.refundedOn],
    ["receipt_seller", [seller, sellerAddress, contact].join(", ")],
    ["receipt_buyer", [buyer, buyerAddress, buyerMail, buyerPhone].join(", ")],
  ];
  const table = rows.flatMap(([label, value]) =>
    value === "" ? [] : [`<tr><th scope="row">${text(label)}</th><td>${escapeHtml(value)}</td></tr>`],
  );
  const accepted = `<p>${text("receipt_terms")}: ${text("receipt_terms_accepted")}</p>`;
  const contract = values.version === termsVersion ? contractHtml(text) : `<p>${text("receipt_other_terms")}</p>`;
  const title = `${text("receipt_title")} ${escapeHtml(values.number)}`;
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${styles}</style></head>
<body><h1>${escapeHtml(values.site)}: ${text("receipt_title")}</h1>
<table>${table.join("\n")}</table>
${accepted}
${contract}
</body></html>
`;
}

function contractHtml(text: (key: string) => string): string {
  const sections = Object.entries(contractParts).map(([name, parts]) => {
    const paragraphs = parts.map((part) => {
      const key = `contract_${name}_${part}`;
      return `<h3>${text(`${key}_heading`)}</h3><p>${text(`${key}_text`)}</p>`;
    });
    return `<h2>${text(`contract_${name}_title`)}</h2>\n${paragraphs.join("\n")}`;
  });
  return sections.join("\n");
}
