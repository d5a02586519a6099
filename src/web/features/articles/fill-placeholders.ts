import { m } from "../../i18n/generated/messages.js";
import { escapeHtml } from "../page/escape-html.ts";
import type { SiteConfig } from "../page/site-config.ts";
import { isPlaceholder, type Placeholder, placeholderPattern } from "./page-text.ts";

const values: Readonly<Record<Placeholder, (site: SiteConfig) => string>> = {
  siteName: ({ name }) => name,
  contactMail: ({ contactMail }) => contactMail,
  publicUrl: ({ publicUrl }) => publicUrl,
  legalName: ({ legal }) => legal.name ?? m.legal_name_unstated(),
  legalAddress: ({ legal }) => legal.address ?? m.legal_address_unstated(),
  legalCountry: ({ legal }) => legal.country ?? m.legal_country_unstated(),
};

/** A plain text with its placeholders filled in. */
export function fillText(text: string, site: SiteConfig): string {
  return text.replace(placeholderPattern, (whole, name: string) => (isPlaceholder(name) ? values[name](site) : whole));
}

/** HTML with its placeholders filled in; the values are escaped. */
export function fillHtml(html: string, site: SiteConfig): string {
  return html.replace(placeholderPattern, (whole, name: string) =>
    isPlaceholder(name) ? escapeHtml(values[name](site)) : whole,
  );
}
