import { AsyncLocalStorage } from "node:async_hooks";
import { defaultLocale, type Locale } from "../../domain/locale/locale.ts";
import { overwriteGetLocale } from "./generated/runtime.js";

const currentLocale = new AsyncLocalStorage<Locale>();

overwriteGetLocale(() => currentLocale.getStore() ?? defaultLocale);

/** Runs `work` with the texts of a locale, across its awaits. */
export function withLocale<Result>(locale: Locale, work: () => Promise<Result>): Promise<Result> {
  return currentLocale.run(locale, work);
}
