import { defaultLocale, isLocale, type Locale } from "./locale.ts";

/**
 * Whether browsers read a text as a path of this site: it starts with one slash (two, or a backslash, start another
 * site's address) and has no characters that browsers drop.
 */
export function isLocalPath(path: string): boolean {
  return path.length <= 500 && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path);
}

/** The language of a page's path: its first segment, or the default. */
export function localeOfPath(path: string): Locale {
  const first = /^\/([a-z]+)(?=[/?#]|$)/.exec(path)?.[1] ?? "";
  return isLocale(first) ? first : defaultLocale;
}
