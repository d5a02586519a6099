import { defaultLocale, type Locale } from "../../domain/locale/locale.ts";

/*
 * What the compiled texts need in the browser, in the place of generated/runtime.js (see language-files.ts), which finds
 * locales in addresses and cookies too: here the document says it, once.
 */

export let getLocale = (): Locale => defaultLocale;

export function overwriteGetLocale(get: () => Locale): void {
  getLocale = get;
}
