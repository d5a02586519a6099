import type { Locale } from "../../domain/locale/locale.ts";

const scriptPath = /\bassets\/(?=[\w.-]+\.js\b)/g;

/** Where a document in this language finds the scripts that it names. */
export function inLanguage(text: string, locale: Locale): string {
  return text.replaceAll(scriptPath, `assets/${locale}/`);
}
