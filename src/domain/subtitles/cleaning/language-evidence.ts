import { ENGLISH_FUNCTION_WORDS, FOREIGN_FUNCTION_WORDS } from "./function-words.ts";

/** How many signs of English, and of another language, a line shows. */
export type LanguageEvidence = { english: number; foreign: number };

/** Letters that English borrows seldom; in a word, but for names, they speak for another language. */
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

/** Whether a file can hold lines of another language in Latin letters at all. */
export function hasForeignSigns(text: string): boolean {
  return /[¡¿ñáéíóúüışğçöãõàèìòùâêîôûäëïßœÑÁÉÍÓÚİŞĞÇÖÜ]/.test(text);
}

export function languageOf(line: string): LanguageEvidence {
  const evidence: LanguageEvidence = { english: 0, foreign: 0 };
  if (/[¡¿]/.test(line)) evidence.foreign += 2;
  for (const written of line
    .replace(MARKUP, " ")
    .replace(/’/g, "'")
    .match(/[\p{L}\p{M}']+/gu) ?? []) {
    const word = written.replace("İ", "i").toLowerCase();
    if (ENGLISH_FUNCTION_WORDS.has(word)) evidence.english++;
    else if (FOREIGN_FUNCTION_WORDS.has(word)) evidence.foreign++;
    else if (FOREIGN_LETTER.test(written) && !BORROWED.has(word)) evidence.foreign++;
  }
  return evidence;
}

/** Nothing English in it and much of another language. */
export function isForeign(line: string): boolean {
  const { english, foreign } = languageOf(line);
  return english === 0 && foreign >= 3;
}
