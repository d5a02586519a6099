import type { Word } from "../../../contract/lexicon/word-list.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { activeCards, isHard } from "../../../domain/memory/card.ts";
import { defaultReviewSettings, isDue, isFresh } from "../../../domain/memory/session.ts";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import type { BrowserEntry, RememberedWord } from "./memory-database.ts";
import { hasBrowserMemory } from "./memory-mark.ts";
import { dayHere, readLog, readRememberedWords } from "./visitor-memory.ts";

/** What waits to be reviewed. */
export type DueNow = {
  /** Cards whose day has come. */
  readonly due: number;
  /** New words that were taken up and may be begun today. */
  readonly fresh: number;
  /** Cards that were forgotten so often that they are asked no more. */
  readonly hard: number;
};

/** A visitor's words whose meanings are in this language and that are not marked as known. */
export async function wordsHere(locale: Locale): Promise<readonly RememberedWord[]> {
  if (!hasBrowserMemory()) return [];
  const known = new Set(userDataStore().get().knownList);
  return (await readRememberedWords()).filter((word) => word.locale === locale && !known.has(word.id));
}

/** The words of a visitor that are due. */
export async function dueWords(locale: Locale): Promise<readonly Word[]> {
  const day = dayHere(Date.now());
  const due = (await wordsHere(locale)).filter(({ memory }) => activeCards(memory).some((card) => isDue(card, day)));
  return due.map(({ word }) => word);
}

/** Of a visitor, by this browser's memory. */
export async function dueNow(locale: Locale): Promise<DueNow> {
  const day = dayHere(Date.now());
  const here = await wordsHere(locale);
  const cards = here.flatMap(({ memory }) => activeCards(memory));
  const fresh = cards.filter(isFresh).length;
  return {
    due: cards.filter((card) => isDue(card, day)).length,
    fresh: fresh === 0 ? 0 : Math.min(fresh, freshLeft(await answersOn(day), here)),
    hard: cards.filter(isHard).length,
  };
}

/** A visitor's answers of a day. */
export async function answersOn(day: string): Promise<readonly BrowserEntry[]> {
  return (await readLog()).filter((entry) => entry.day === day && entry.grade !== null);
}

/** How many words may still be begun on the day of these answers; those begun were asked then for the first time. */
export function freshLeft(answers: readonly BrowserEntry[], words: readonly RememberedWord[]): number {
  const today = new Set(answers.map(({ wordId }) => wordId));
  const begun = words.filter(({ id, memory }) => today.has(id) && memory.recognition?.reps === 1).length;
  return Math.max(0, defaultReviewSettings.newPerDay - begun);
}
