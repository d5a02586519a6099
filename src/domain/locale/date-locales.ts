import type { Locale } from "./locale.ts";

/** By which dates are written: the site's English is British; "en" alone would write them the American way. */
export const dateLocales: Readonly<Record<Locale, string>> = { tr: "tr", en: "en-GB", es: "es" };
