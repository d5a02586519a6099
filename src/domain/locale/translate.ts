import type { Locale } from "./locale.ts";

/**
 * Gives a message in a language; `{name}` in it is replaced by the value of that name, in one pass, so that a value is
 * never itself taken for a placeholder. Throws where no message has the key.
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
