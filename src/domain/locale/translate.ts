import type { Locale } from "./locale.ts";

/**
 * A message in a language with `{name}` replaced by the value of that name, in one pass, so that a value is never taken
 * for a placeholder. Throws where there is no such message.
 */
export type Translate = (locale: Locale, key: string, values?: Readonly<Record<string, string | number>>) => string;

/** @param messages the messages of each language by key */
export function createTranslate(messages: Readonly<Record<Locale, ReadonlyMap<string, string>>>): Translate {
  return (locale, key, values = {}) => {
    const message = messages[locale].get(key);
    if (message === undefined) throw new Error(`There is no message ${key} in ${locale}`);
    return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  };
}
