import type { Locale } from "../../domain/locale/locale.ts";

const scriptPath = /\bassets\/(?=[\w.-]+\.js\b)/g;

/** Replaces the script paths in a text by those of one language's folder. */
export function inLanguage(text: string, locale: Locale): string {
  return text.replaceAll(scriptPath, `assets/${locale}/`);
}
