import { distance } from "fastest-levenshtein";
import type { Answered } from "./methods.ts";
import type { QuizWord } from "./quiz-word.ts";
import { type Random, shuffle } from "./random.ts";
import { choiceCount } from "./settings.ts";
import { type IndexedWord, kindOf, type WordIndex } from "./word-index.ts";
import { textOf } from "./word-text.ts";

/**
 * The right choice and three distractors, shuffled. Distractors are words whose answer is not also right: those of the same
 * part of speech, near in level and in form, first from the list and then from the supply; where these are too few, less
 * alike ones. Of a group the closest by similarity of the shown text. Fewer than four where there are no more.
 */
export function choicesFor<W extends QuizWord>(
  index: WordIndex<W>,
  own: IndexedWord<W>,
  answered: Answered,
  random: Random,
): readonly string[] {
  const chosen: IndexedWord<QuizWord>[] = [own];
  const ofList = byLikeness(index.list, own, answered);
  const ofSupply = byLikeness(index.supply, own, answered);
  for (const [at, alike] of ofList.entries()) {
    addClosest(chosen, alike, own, answered);
    addClosest(chosen, ofSupply[at] ?? [], own, answered);
  }
  const texts = chosen.map(({ word }) => textOf(word, answered));
  return shuffle(texts, random);
}

/** Words by how much they are like another, the most alike first: what differs visibly gives the right choice away. */
function byLikeness(
  words: readonly IndexedWord<QuizWord>[],
  own: IndexedWord<QuizWord>,
  answered: Answered,
): readonly IndexedWord<QuizWord>[][] {
  const groups: readonly IndexedWord<QuizWord>[][] = [[], [], [], []];
  for (const other of words) groups[unlikeness(other, own, answered)]?.push(other);
  return groups;
}

/** 0 for a word of the same kind that is near in level and in form, 3 for one of another kind. */
function unlikeness(other: IndexedWord<QuizWord>, own: IndexedWord<QuizWord>, answered: Answered): number {
  if (other.kind !== own.kind) return 3;
  // A word of the next level may be as hard as this one.
  if (Math.abs(other.word.difficulty - own.word.difficulty) > 1) return 2;
  return isAlikeInForm(other[answered], own[answered]) ? 0 : 1;
}

/** Both of one word or both of several, neither much longer than the other, and definitions that begin alike. */
function isAlikeInForm(a: string, b: string): boolean {
  const longer = Math.max(a.length, b.length);
  const isAlikeInLength = longer - Math.min(a.length, b.length) <= Math.max(4, longer / 3);
  return a.includes(" ") === b.includes(" ") && isAlikeInLength && a.startsWith("to ") === b.startsWith("to ");
}

function addClosest(
  chosen: IndexedWord<QuizWord>[],
  words: readonly IndexedWord<QuizWord>[],
  own: IndexedWord<QuizWord>,
  answered: Answered,
): void {
  if (chosen.length === choiceCount) return;
  const ranked = words
    .filter((other) => other[answered] !== "")
    .map((other) => ({ other, rank: similarity(other[answered], own[answered]) }))
    .sort((a, b) => b.rank - a.rank);
  for (const { other } of ranked) {
    if (chosen.length === choiceCount) return;
    // Two wrong choices that say the same can both be excluded.
    if (chosen.some((one) => other[answered] === one[answered] || saysTheSame(other, one))) continue;
    chosen.push(other);
  }
}

/** Alike words that a word needs: of some the answer is right too, or they have none. */
const alikeWanted = 8;

/** The words of a list that have too few like them in it and in its supply, so that their choices need others. */
export function wordsLackingChoices<W extends QuizWord>(list: readonly W[], supply: readonly QuizWord[] = []): W[] {
  const counts = new Map<string, number>();
  const classOf = (word: QuizWord, step = 0) => `${kindOf(word)} ${word.difficulty + step}`;
  for (const word of [...list, ...supply]) counts.set(classOf(word), (counts.get(classOf(word)) ?? 0) + 1);
  return list.filter((word) => {
    const near = [-1, 0, 1].map((step) => counts.get(classOf(word, step)) ?? 0);
    return near.reduce((sum, count) => sum + count) <= alikeWanted;
  });
}

/** Of each kind, so that the closest are close enough. */
const supplyOfKind = 60;

/** Of many words some that are of the kinds that lack choices: each word of a supply costs time at each question. */
export function choicesAmong<W extends QuizWord>(many: readonly W[], lacking: readonly QuizWord[]): W[] {
  const left = new Map(lacking.map((word) => [kindOf(word), supplyOfKind]));
  return many.filter((word) => {
    const kind = kindOf(word);
    const count = left.get(kind) ?? 0;
    if (count > 0) left.set(kind, count - 1);
    return count > 0;
  });
}

/** 0 (different) to 1 (equal): by Levenshtein distance relative to the longer text's length. */
function similarity(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length, 1);
}

/**
 * The same word, or one that is a part of the other ("get out", "get out of"), shares a meaning, the definition or a synonym,
 * is a synonym itself, or is defined much alike.
 */
function saysTheSame(a: IndexedWord<QuizWord>, b: IndexedWord<QuizWord>): boolean {
  return (
    a.word.id === b.word.id ||
    ` ${a.phrase} `.includes(` ${b.phrase} `) ||
    ` ${b.phrase} `.includes(` ${a.phrase} `) ||
    (a.definition !== "" && a.definition === b.definition) ||
    a.meanings.some((meaning) => b.meanings.includes(meaning)) ||
    a.synonyms.some((synonym) => synonym === b.phrase || b.synonyms.includes(synonym)) ||
    b.synonyms.includes(a.phrase) ||
    areDefinedAlike(a, b)
  );
}

/** Of nouns, verbs and adjectives, whose definitions name what they are about, one word in common is not enough. */
const named = ["noun", "verb", "adjective", "number"];
const long = 6;
const usualWords = new Set("someone something somebody people person another because without always things".split(" "));

/** Whether two definitions share what they say: "used to show surprise", "said when something surprises you". */
function areDefinedAlike(a: IndexedWord<QuizWord>, b: IndexedWord<QuizWord>): boolean {
  const wordsOf = ({ definition }: IndexedWord<QuizWord>) =>
    definition.split(" ").filter((word) => word.length >= long && !usualWords.has(word));
  const others = wordsOf(b);
  const shared = wordsOf(a).filter((word) => others.some((other) => other.slice(0, long) === word.slice(0, long)));
  return shared.length > (named.includes(a.kind) ? 1 : 0);
}
