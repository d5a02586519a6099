import { distance } from "fastest-levenshtein";
import type { Answered } from "./methods.ts";
import type { QuizWord } from "./quiz-word.ts";
import { type Random, shuffle } from "./random.ts";
import { choiceCount } from "./settings.ts";
import type { IndexedWord, WordIndex } from "./word-index.ts";
import { textOf } from "./word-text.ts";

/**
 * The right choice and three distractors, shuffled. Distractors are words whose answer is not also right, first those of
 * the same part of speech (a verb among nouns would be easy to exclude), then by similarity of the shown text. Where the
 * list has too few, they come from the supply: of the same level, then of any. Fewer than four where there are no more.
 */
export function choicesFor<W extends QuizWord>(
  index: WordIndex<W>,
  own: IndexedWord<W>,
  answered: Answered,
  random: Random,
): readonly string[] {
  const chosen = [textOf(own.word, answered)];
  const sources: readonly (() => readonly IndexedWord<QuizWord>[])[] = [
    () => index.list,
    () => index.supply.filter(({ word }) => word.difficulty === own.word.difficulty),
    () => index.supply,
  ];
  for (const source of sources) {
    if (chosen.length === choiceCount) break;
    const words = source();
    for (const isSameKind of [true, false]) {
      const group = words.filter(({ kind }) => (kind === own.kind) === isSameKind);
      addClosest(chosen, group, own, answered);
    }
  }
  return shuffle(chosen, random);
}

function addClosest(
  chosen: string[],
  words: readonly IndexedWord<QuizWord>[],
  own: IndexedWord<QuizWord>,
  answered: Answered,
): void {
  if (chosen.length === choiceCount) return;
  const shown = new Set(chosen.map((text) => text.toLowerCase()));
  const ranked = words
    .filter((other) => other[answered] !== "")
    .map((other) => ({ other, rank: similarity(other[answered], own[answered]) }))
    .sort((a, b) => b.rank - a.rank);
  for (const { other } of ranked) {
    if (chosen.length === choiceCount) return;
    const text = textOf(other.word, answered);
    if (shown.has(text.toLowerCase()) || isAlsoRight(other, own)) continue;
    shown.add(text.toLowerCase());
    chosen.push(text);
  }
}

/** 0 (different) to 1 (equal): by Levenshtein distance relative to the longer text's length. */
function similarity(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length, 1);
}

/** The same word, or one that shares a meaning, the definition or a synonym, or is a synonym itself. */
function isAlsoRight(a: IndexedWord<QuizWord>, b: IndexedWord<QuizWord>): boolean {
  return (
    a.word.id === b.word.id ||
    a.phrase === b.phrase ||
    (a.definition !== "" && a.definition === b.definition) ||
    a.meanings.some((meaning) => b.meanings.includes(meaning)) ||
    a.synonyms.some((synonym) => synonym === b.phrase || b.synonyms.includes(synonym)) ||
    b.synonyms.includes(a.phrase)
  );
}
