import type { Word } from "../../../../contract/lexicon/word-list.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { today } from "../../page/today.ts";
import { isListWord } from "../session/stored-list.ts";
import { type RecentWord, type RecentWords, withAnswer, withMissed } from "./recent-words.ts";

/** The home page looks for it before it loads anything of this. */
const storageKey = "recentWords";

/** Of this browser, until whoever is signed in signs out. */
export function readRecentWords(): RecentWords {
  try {
    return parseRecentWords(localStorage.getItem(storageKey));
  } catch {
    return [];
  }
}

/** Keeps an answer of a quiz for the day after. */
export function rememberAnswer(word: Word, locale: Locale, isRight: boolean): void {
  write(withAnswer(readRecentWords(), { word, locale, day: today() }, isRight));
}

/** Keeps a word that was said and not caught for the day after, or takes that back. */
export function rememberMissed(word: Word, locale: Locale, isMissed: boolean): void {
  write(withMissed(readRecentWords(), { word, locale, day: today() }, isMissed));
}

/** Without what cannot be read. */
export function parseRecentWords(text: string | null): RecentWords {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecentWord) : [];
  } catch {
    return [];
  }
}

const answers: readonly unknown[] = ["right", "wrong", "done", null];
const languages: readonly unknown[] = ["tr", "en", "es"];

function isRecentWord(value: unknown): value is RecentWord {
  if (typeof value !== "object" || value === null) return false;
  const { word, locale, day, answer, isMissed }: { [Key in keyof RecentWord]?: unknown } = value;
  return (
    isListWord(word) &&
    languages.includes(locale) &&
    typeof day === "string" &&
    answers.includes(answer) &&
    typeof isMissed === "boolean"
  );
}

function write(words: RecentWords): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(words));
  } catch {
    // Storage is full or not allowed: there is no day after.
  }
}
