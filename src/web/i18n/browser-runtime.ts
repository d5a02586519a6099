import { defaultLocale, type Locale } from "../../domain/locale/locale.ts";

/*
 * What the compiled texts need in the browser, in the place of generated/runtime.js (see vite.config.ts), which finds
 * locales in addresses and cookies too: here the document says it, once.
 */

export let getLocale = (): Locale => defaultLocale;

export function overwriteGetLocale(get: () => Locale): void {
  getLocale = get;
}

type Text<Inputs> = (inputs: Inputs) => string;

/** One text in the three languages as the text in the page's. */
export function textOf<Inputs>(tr: Text<Inputs>, en: Text<Inputs>, es: Text<Inputs>): Text<Inputs> {
  const texts = { tr, en, es };
  return (inputs) => texts[getLocale()](inputs);
}
