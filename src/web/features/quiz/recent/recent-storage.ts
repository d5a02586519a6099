import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { isLocale, type Locale } from "../../../../domain/locale/locale.ts";
import { createStored } from "../../page/stored.ts";
import { today } from "../../page/today.ts";
import { isListWord } from "../session/stored-list.ts";
import { type RecentWord, type RecentWords, withAnswer, withMissed } from "./recent-words.ts";

/** Of this browser, until whoever is signed in signs out. The home page looks for the key before it loads anything of this. */
const recentWords = createStored("recentWords", parseRecentWords);

export function readRecentWords(): RecentWords {
  return recentWords.get();
}

/** Keeps an answer of a quiz for the day after. */
export function rememberAnswer(word: Word, locale: Locale, isRight: boolean): void {
  recentWords.update((words) => withAnswer(words, { word, locale, day: today() }, isRight));
}

/** Keeps a word that was said and not caught for the day after, or takes that back. */
export function rememberMissed(word: Word, locale: Locale, isMissed: boolean): void {
  recentWords.update((words) => withMissed(words, { word, locale, day: today() }, isMissed));
}

/** Without what cannot be read. */
export function parseRecentWords(json: unknown): RecentWords {
  return Array.isArray(json) ? json.filter(isRecentWord) : [];
}

const answers: readonly unknown[] = ["right", "wrong", "done", null];

function isRecentWord(value: unknown): value is RecentWord {
  if (typeof value !== "object" || value === null) return false;
  const { word, locale, day, answer, isMissed }: { [Key in keyof RecentWord]?: unknown } = value;
  return (
    isListWord(word) &&
    typeof locale === "string" &&
    isLocale(locale) &&
    typeof day === "string" &&
    answers.includes(answer) &&
    typeof isMissed === "boolean"
  );
}
