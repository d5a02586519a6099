import type { SiteLinks } from "../services/services.ts";
import { pathOf } from "../web/features/page/paths.ts";

/** The addresses that mails lead to. The page of activation serves both kinds of codes; the query tells which it is. */
export function siteLinksOf(publicUrl: string): SiteLinks {
  return {
    activation: (locale, code) => `${publicUrl}${pathOf("activation", locale, { code })}`,
    passwordReset: (locale, code) => `${publicUrl}${pathOf("passwordReset", locale, { code })}`,
    mailChange: (locale, code) => `${publicUrl}${pathOf("activation", locale, { code })}?change=mail`,
  };
}
