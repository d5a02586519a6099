import type { Word } from "../../../../contract/lexicon/word-list.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";

/** A word of the last days. */
export type RecentWord = {
  readonly word: Word;
  /** Of its meaning. */
  readonly locale: Locale;
  /** The last day, such as 2026-11-22, on which it was answered or missed. */
  readonly day: string;
  /**
   * What became of it that day in quizzes: wrong at least once, or right. `done` was right on a later day than the one
   * on which it was met, and isn't asked again. Null for a word of no quiz.
   */
  readonly answer: "right" | "wrong" | "done" | null;
  /** It was said while the episode was watched, and not caught. */
  readonly isMissed: boolean;
};

/** Further words would be stored for nobody: a review has only a few. */
const mostWords = 60;

/** A review is short. */
const mostReviewed = 10;

/** Who has been away for longer begins anew. */
const keptDays = 7;

/** Latest last. */
export type RecentWords = readonly RecentWord[];

type Heard = { readonly word: Word; readonly locale: Locale; readonly day: string };

/** With an answer of a quiz. A wrong answer stays one for the day; a right one on a later day is the last. */
export function withAnswer(words: RecentWords, { word, locale, day }: Heard, isRight: boolean): RecentWords {
  const before = words.find((one) => one.word.id === word.id);
  const isToday = before?.day === day;
  const isReviewed = before !== undefined && !isToday && before.answer !== "done";
  const right = isToday ? (before.answer ?? "right") : isReviewed ? "done" : "right";
  const isMissed = isToday && before.isMissed;
  return withWord(words, { word, locale, day, answer: isRight ? right : "wrong", isMissed });
}

/** With a word that was said and not caught, or with that taken back. */
export function withMissed(words: RecentWords, { word, locale, day }: Heard, isMissed: boolean): RecentWords {
  const before = words.find((one) => one.word.id === word.id);
  const answer = before?.day === day ? before.answer : null;
  if (isMissed || answer !== null) return withWord(words, { word, locale, day, answer, isMissed });
  return before?.day === day ? words.filter((one) => one !== before) : words;
}

function withWord(words: RecentWords, added: RecentWord): RecentWords {
  const others = words.filter(({ word, day }) => word.id !== added.word.id && daysBetween(day, added.day) <= keptDays);
  return [...others, added].slice(-mostWords);
}

export type Review = {
  readonly words: readonly Word[];
  /** They are of the day before; otherwise of the last day on which there were any. */
  readonly isYesterday: boolean;
};

/** The words to ask again, those that went wrong first; undefined where there are none. */
export function reviewOf(words: RecentWords, today: string, locale: Locale): Review | undefined {
  const open = words.filter(
    (one) =>
      one.locale === locale &&
      one.day < today &&
      daysBetween(one.day, today) <= keptDays &&
      (one.isMissed || one.answer !== "done"),
  );
  const day = open
    .map((one) => one.day)
    .toSorted()
    .at(-1);
  if (day === undefined) return undefined;
  const isWrong = ({ isMissed, answer }: RecentWord) => isMissed || answer === "wrong";
  const ofDay = open.filter((one) => one.day === day);
  const ordered = [...ofDay.filter(isWrong), ...ofDay.filter((one) => !isWrong(one))];
  return { words: ordered.slice(0, mostReviewed).map(({ word }) => word), isYesterday: daysBetween(day, today) === 1 };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
