import { readFileSync } from "node:fs";
import { type Locale, locales } from "../../src/domain/locale/locale.ts";

type Variants = { match: Record<string, string> };
type Messages = Readonly<Record<string, string | Variants[]>>;

const files = Object.fromEntries(
  locales.map((locale) => {
    const file = new URL(`../../src/web/i18n/messages/${locale}.json`, import.meta.url);
    return [locale, JSON.parse(readFileSync(file, "utf8"))];
  }),
) as Record<Locale, Messages>;

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
