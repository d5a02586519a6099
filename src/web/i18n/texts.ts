import { type Level, nameOfLevel } from "../../domain/lexicon/level.ts";
import { m } from "./generated/messages.js";
import { getLocale } from "./generated/runtime.js";

const levelTexts = [m.level_1, m.level_2, m.level_3, m.level_4, m.level_5];

/** The name of a level, 1 to 5, in the page's language; the CEFR letters are shown beside it. */
export function levelText(level: number): string {
  return levelTexts[level - 1]?.() ?? "";
}

/** With its letters before it, such as A2 Kolay; in English, where levels have no other name, the letters alone. */
export function levelWithLetters(level: Level): string {
  const letters = nameOfLevel(level);
  return levelText(level) === letters ? letters : `${letters} ${levelText(level)}`;
}

/** How many words, such as "912 words". */
export function wordCountText(count: number): string {
  return m.words_count({ count });
}

/** Kept, because making one takes longer than writing a hundred numbers, and long lists write thousands. */
const numberFormats = new Map<string, Intl.NumberFormat>();

export function numberText(value: number): string {
  const locale = getLocale();
  let format = numberFormats.get(locale);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale);
    numberFormats.set(locale, format);
  }
  return format.format(value);
}

/** A share from 0 to 1, such as 41 % (%41 in Turkish). */
export function percentText(share: number): string {
  return new Intl.NumberFormat(getLocale(), { style: "percent", maximumFractionDigits: 0 }).format(share);
}
