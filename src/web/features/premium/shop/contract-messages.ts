import type { ContractValues } from "../../../../domain/premium/receipt-document.ts";
import { m } from "../../../i18n/generated/messages.js";

/** What the texts name, as people read it. */
export type ContractTextValues = ContractValues;

type Part = readonly [heading: () => string, text: (values: ContractTextValues) => string];

type ContractText = { readonly title: () => string; readonly parts: Readonly<Record<string, Part>> };

/** The messages of the contract, which the server's receipts are made of too; their order is `contractParts`. */
export const contractTexts: Readonly<Record<"preliminary" | "sale", ContractText>> = {
  preliminary: {
    title: m.contract_preliminary_title,
    parts: {
      seller: [m.contract_preliminary_seller_heading, m.contract_preliminary_seller_text],
      service: [m.contract_preliminary_service_heading, m.contract_preliminary_service_text],
      price: [m.contract_preliminary_price_heading, m.contract_preliminary_price_text],
      delivery: [m.contract_preliminary_delivery_heading, m.contract_preliminary_delivery_text],
      withdrawal: [m.contract_preliminary_withdrawal_heading, m.contract_preliminary_withdrawal_text],
      complaints: [m.contract_preliminary_complaints_heading, m.contract_preliminary_complaints_text],
    },
  },
  sale: {
    title: m.contract_sale_title,
    parts: {
      parties: [m.contract_sale_parties_heading, m.contract_sale_parties_text],
      subject: [m.contract_sale_subject_heading, m.contract_sale_subject_text],
      price: [m.contract_sale_price_heading, m.contract_sale_price_text],
      performance: [m.contract_sale_performance_heading, m.contract_sale_performance_text],
      withdrawal: [m.contract_sale_withdrawal_heading, m.contract_sale_withdrawal_text],
      use: [m.contract_sale_use_heading, m.contract_sale_use_text],
      disputes: [m.contract_sale_disputes_heading, m.contract_sale_disputes_text],
    },
  },
};
