import { ENGLISH_FUNCTION_WORDS, FOREIGN_FUNCTION_WORDS } from "./known-words.ts";

/** How many words and signs of a line speak for English, and for another language. */
export type LanguageScores = { english: number; foreign: number };

/** Letters that are rare in English; in words other than names they indicate another language. */
const FOREIGN_LETTER = /^\p{Ll}.*[ñáéíóúüışğçöãõàèìòùâêîôûäëïßœ]|^[ñáéíóúüışğçöãõàèìòùâêîôûäëïßœ]/u;
const BORROWED = new Set([
  "café",
  "cafés",
  "fiancé",
  "fiancée",
  "naïve",
  "cliché",
  "clichés",
  "résumé",
  "déjà",
  "señor",
]);
const MARKUP = /<[^<>]*>|\{[^{}]*\}/g;

/** Whether a text has letters or signs of another language in Latin script. */
export function hasForeignSigns(text: string): boolean {
  return /[¡¿ñáéíóúüışğçöãõàèìòùâêîôûäëïßœÑÁÉÍÓÚİŞĞÇÖÜ]/.test(text);
}

export function languageOf(line: string): LanguageScores {
  const scores: LanguageScores = { english: 0, foreign: 0 };
  if (/[¡¿]/.test(line)) scores.foreign += 2;
  for (const written of line
    .replace(MARKUP, " ")
    .replace(/’/g, "'")
    .match(/[\p{L}\p{M}']+/gu) ?? []) {
    const word = written.replace("İ", "i").toLowerCase();
    if (ENGLISH_FUNCTION_WORDS.has(word)) scores.english++;
    else if (FOREIGN_FUNCTION_WORDS.has(word)) scores.foreign++;
    else if (FOREIGN_LETTER.test(written) && !BORROWED.has(word)) scores.foreign++;
  }
  return scores;
}

/** No English word, and at least three of another language. */
export function isForeign(line: string): boolean {
  const { english, foreign } = languageOf(line);
  return english === 0 && foreign >= 3;
}
