/** The languages of the site, the default one first. */
export const locales = ["tr", "en", "es"] as const;

/**
 * The languages that meanings, translated examples and notes are written in. The lexicon's columns, the check, what is
 * stored and what the API answers follow this list; their numbers in the API follow its order, so a new one comes last.
 */
export const meaningLanguages = ["tr", "es"] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "tr";

/** A text in every language of the site. */
export type Translated = Readonly<Record<Locale, string>>;

export function isLocale(value: string): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language of the API's `lang` header: Turkish without one, English for an unknown one. */
export function localeOfHeader(header: string | undefined): Locale {
  if (header === undefined || header === "") return defaultLocale;
  const wanted = header.toLowerCase();
  return isLocale(wanted) ? wanted : "en";
}
