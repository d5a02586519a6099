import title from "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url";
import text from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import type { Locale } from "../../../domain/locale/locale.ts";
import textLetters from "../styles/generated/text-letters.woff2?url";
import titleLetters from "../styles/generated/title-letters.woff2?url";

/** Fetched with the document, so that most visitors never see the stand-in faces of ui/styles/fonts.css. */
export function firstFontFiles(locale: Locale): readonly string[] {
  return locale === "tr" ? [text, title, textLetters, titleLetters] : [text, title];
}
