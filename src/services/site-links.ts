import type { Locale } from "../domain/locale/locale.ts";

/** Whole addresses of pages that mails lead to; made by main from the table of addresses. */
export type SiteLinks = {
  activation(locale: Locale, code: string): string;
  passwordReset(locale: Locale, code: string): string;
  mailChange(locale: Locale, code: string): string;
};
