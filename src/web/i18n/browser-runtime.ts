import { defaultLocale, type Locale } from "../../domain/locale/locale.ts";

/*
 * The runtime of the compiled texts in the browser, in the place of generated/runtime.js (see build/language-files.ts),
 * which also finds locales in addresses and cookies: here the document gives it, once.
 */

export let getLocale = (): Locale => defaultLocale;

export function overwriteGetLocale(get: () => Locale): void {
  getLocale = get;
}
