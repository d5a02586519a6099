import { defaultLocale, isLocale, type Locale } from "./locale.ts";

/**
 * Whether a text is a path of this site as browsers read it: one slash first (two, or a backslash, begin another site's
 * address), and nothing that browsers leave out.
 */
export function isLocalPath(path: string): boolean {
  return path.length <= 500 && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path);
}

/** The language of a page's path: that of its first part, or the default one. */
export function localeOfPath(path: string): Locale {
  const first = /^\/([a-z]+)(?=[/?#]|$)/.exec(path)?.[1] ?? "";
  return isLocale(first) ? first : defaultLocale;
}
