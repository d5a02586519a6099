import { type Locale, locales } from "../../src/domain/locale/locale.ts";
import { type Messages, readMessages } from "../factories/message-files.ts";

const files = Object.fromEntries(locales.map((locale) => [locale, readMessages(locale)])) as Record<Locale, Messages>;

/** A text of the site by its key, with its values filled in, as a visitor reads it. */
export function textIn(locale: Locale, key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const message = files[locale][key];
  if (typeof message !== "string") throw new Error(`${key} is no plain text`);
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** Matches a text that varies with a figure, whatever the figure. */
export function patternIn(locale: Locale, key: string): RegExp {
  const message = files[locale][key];
  if (typeof message === "string" || message === undefined) throw new Error(`${key} does not vary`);
  const texts = message.flatMap(({ match }) => Object.values(match));
  return new RegExp(`^(${texts.map((text) => text.replace(/\{\w+\}/g, "[\\d.,]+")).join("|")})$`);
}
