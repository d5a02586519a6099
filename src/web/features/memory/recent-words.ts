import type { Word } from "../../../contract/lexicon/word-list.ts";
import { memoryDay } from "../../../domain/locale/day.ts";
import { isLocale, type Locale } from "../../../domain/locale/locale.ts";
import { createStored } from "../page/stored.ts";
import type { NewEntry } from "./memory-database.ts";
import { recentKey } from "./memory-mark.ts";

/** A word of the last days, as earlier releases stored it. */
type RecentWord = {
  readonly word: Word;
  readonly locale: Locale;
  /** Such as 2026-11-22. */
  readonly day: string;
  readonly answer: "right" | "wrong" | "done" | null;
  readonly isMissed: boolean;
};

const recentWords = createStored(recentKey, parseRecentWords);

/**
 * What an earlier release kept of the last days, as rows of the log. Their ids are made of day and word, so that two tabs
 * make the same rows.
 */
export function takeRecentWords(): { readonly entries: readonly NewEntry[]; forget(): void } {
  const entries = recentWords.get().map(({ word, locale, day, answer, isMissed }): NewEntry => {
    const at = Date.parse(`${day}T20:00:00Z`);
    const isWrong = isMissed || answer === "wrong";
    return {
      word,
      locale,
      entry: {
        answerId: `${day.replaceAll("-", "")}-0000-4000-8000-${word.id.toString(16).padStart(12, "0").slice(-12)}`,
        wordId: word.id,
        kind: "recognition",
        way: answer === null ? "companion" : "choice",
        grade: isWrong ? 1 : 3,
        at,
        day: memoryDay(at, "UTC"),
        elapsedMs: null,
        sense: word.senses?.[0]?.id ?? null,
      },
    };
  });
  return { entries, forget: () => entries.length > 0 && recentWords.remove() };
}

/** Without what cannot be read. */
export function parseRecentWords(json: unknown): readonly RecentWord[] {
  return Array.isArray(json) ? json.filter(isRecentWord) : [];
}

const answers: readonly unknown[] = ["right", "wrong", "done", null];

function isRecentWord(value: unknown): value is RecentWord {
  if (typeof value !== "object" || value === null) return false;
  const { word, locale, day, answer, isMissed }: { [Key in keyof RecentWord]?: unknown } = value;
  return (
    isWord(word) &&
    typeof locale === "string" &&
    isLocale(locale) &&
    typeof day === "string" &&
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    answers.includes(answer) &&
    typeof isMissed === "boolean"
  );
}

/** What the release that stored it wrote: a word as the API gave it. */
function isWord(value: unknown): value is Word {
  if (typeof value !== "object" || value === null) return false;
  const { id, phrase, synonyms }: { [Key in keyof Word]?: unknown } = value;
  return typeof id === "number" && Number.isSafeInteger(id) && typeof phrase === "string" && Array.isArray(synonyms);
}
