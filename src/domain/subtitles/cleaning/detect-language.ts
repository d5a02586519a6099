import { ENGLISH_FUNCTION_WORDS, FOREIGN_FUNCTION_WORDS, type IsWord } from "./known-words.ts";
import { TAG } from "./strip-markup.ts";

/** How many words and signs of a line speak for English, and for another language. */
export type LanguageScores = { english: number; foreign: number };

/** Letters that are rare in English; in words other than names they indicate another language. */
const FOREIGN_LETTER = /^\p{Ll}.*[ñáéíóúüışğçöãõàèìòùâêîôûäëïßœ]|^[ñáéíóúüışğçöãõàèìòùâêîôûäëïßœ]/u;
const FOREIGN_SIGN = /[ñáéíóúüışğçöãõàèìòùâêîôûäëïßœÑÁÉÍÓÚİŞĞÇÖÜ]/;
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
  "olé",
]);
const OVERRIDE = /\{[^{}]*\}/g;

/** The words of a text with its markup. */
function wordsOf(text: string): string[] {
  return (
    text
      .replace(TAG, " ")
      .replace(OVERRIDE, " ")
      .replace(/’/g, "'")
      .match(/[\p{L}\p{M}']+/gu) ?? []
  );
}

/** Whether a text has letters or signs of another language in Latin script. */
export function hasForeignSigns(text: string): boolean {
  return /[¡¿]/.test(text) || FOREIGN_SIGN.test(text);
}

export function languageOf(line: string): LanguageScores {
  const scores: LanguageScores = { english: 0, foreign: 0 };
  if (/[¡¿]/.test(line)) scores.foreign += 2;
  for (const written of wordsOf(line)) {
    const word = written.replace("İ", "i").toLowerCase();
    if (ENGLISH_FUNCTION_WORDS.has(word)) scores.english++;
    else if (FOREIGN_FUNCTION_WORDS.has(word)) scores.foreign++;
    else if (FOREIGN_LETTER.test(written) && !BORROWED.has(word)) scores.foreign++;
  }
  return scores;
}

/** Shorter words are in a dictionary by chance. */
const SHORTEST = 3;

/**
 * How much speaks for English in a text, below 0 for another language: frequent words and letters, and by halves whether
 * a dictionary has its other words but for names.
 */
export function evidenceOfEnglish(text: string, isWord: IsWord): number {
  const { english, foreign } = languageOf(text);
  let score = english - foreign;
  for (const [at, written] of wordsOf(text).entries()) {
    const word = written.toLowerCase();
    const isName = at > 0 && /^\p{Lu}/u.test(written);
    if (word.length < SHORTEST || isName || ENGLISH_FUNCTION_WORDS.has(word) || FOREIGN_FUNCTION_WORDS.has(word))
      continue;
    if (/\p{Lu}/u.test(written) ? FOREIGN_SIGN.test(written) : FOREIGN_LETTER.test(written)) score -= at === 0 ? 1 : 0;
    else score += isWord(word) ? 0.5 : -0.5;
  }
  return score;
}

/** Fewer words do not tell a language. */
const minWords = 50;
/** Of an English file at least 30 % of the words are such words, of one in another language at most 5 %. */
const minEnglishShare = 0.12;

/**
 * The share of a file's words, 0 to 1, that are frequent English words where they are too few for an English file;
 * undefined where the file is English, or too short to tell. A file in two languages is English.
 */
export function shareOfForeignFile(texts: readonly string[]): number | undefined {
  let words = 0;
  let english = 0;
  for (const text of texts) {
    for (const word of wordsOf(text)) {
      words += 1;
      if (ENGLISH_FUNCTION_WORDS.has(word.toLowerCase())) english += 1;
    }
  }
  const share = english / words;
  return words >= minWords && share < minEnglishShare ? share : undefined;
}

/** No English word, and at least three of another language. */
export function isForeign(line: string): boolean {
  const { english, foreign } = languageOf(line);
  return english === 0 && foreign >= 3;
}
