import type { Word } from "../../../contract/lexicon/word-list.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { activeCards, isHard } from "../../../domain/memory/card.ts";
import { isDue, isFresh } from "../../../domain/memory/session.ts";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import type { RememberedWord } from "./memory-database.ts";
import { hasBrowserMemory } from "./memory-mark.ts";
import { dayHere, readRememberedWords } from "./visitor-memory.ts";

/** What waits to be reviewed. */
export type DueNow = {
  /** Cards whose day has come. */
  readonly due: number;
  /** New words that were taken up and not asked yet. */
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
  const cards = (await wordsHere(locale)).flatMap(({ memory }) => activeCards(memory));
  return {
    due: cards.filter((card) => isDue(card, day)).length,
    fresh: cards.filter(isFresh).length,
    hard: cards.filter(isHard).length,
  };
}
