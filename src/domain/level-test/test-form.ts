import type { FrequentWord } from "../lexicon/common-words.ts";
import type { ListLanguage } from "../locale/meaning-language.ts";
import { seededRandom } from "../memory/seeded-random.ts";
import { type Random, shuffle } from "../quiz/random.ts";
import { difficultyOf } from "./item-difficulty.ts";

export type RatedWord = FrequentWord & { readonly difficulty: number };

/** Of each step of difficulty a form has so many words; of the easiest and hardest steps there are fewer. */
const [stepLength, wordsOfStep] = [0.4, 8];
const [easiest, hardest] = [-6, 2.6];

/** Words whose meaning somebody can choose: neither names nor words of a few letters. */
const askedParts: readonly string[] = ["noun", "verb", "adjective", "adverb"];

function isCognate({ cognates }: FrequentWord, language: ListLanguage): boolean {
  return cognates.some((one) => one === language);
}

export function ratedFor(words: readonly FrequentWord[], language: ListLanguage): RatedWord[] {
  return words.map((word) => ({
    ...word,
    difficulty: difficultyOf({ ...word, isCognate: isCognate(word, language) }),
  }));
}

/** The words of a form, the easiest first, of all difficulties alike. Cognates tell nothing: anybody would choose them. */
export function wordsOfForm(words: readonly RatedWord[], language: ListLanguage, form: number): RatedWord[] {
  const random = seededRandom(form);
  const fit = words.filter(
    (word) =>
      /^[a-z]{3,}$/.test(word.phrase) &&
      askedParts.includes(word.partOfSpeech) &&
      !isCognate(word, language) &&
      word.difficulty >= easiest &&
      word.difficulty <= hardest,
  );
  const steps = Map.groupBy(fit, ({ difficulty }) => Math.floor(difficulty / stepLength));
  return [...steps.entries()]
    .sort(([a], [b]) => a - b)
    .flatMap(([, step]) => shuffle(step, random).slice(0, wordsOfStep));
}

/** What is shown of a word, and all that is right for it. */
export type Meant = {
  readonly phrase: string;
  /** The meaning to choose, or the definition. */
  readonly text: string;
  /** All its meanings in any sense, under any part of speech. */
  readonly meanings: ReadonlySet<string>;
  readonly synonyms: ReadonlySet<string>;
};

/**
 * Four meanings: the right one, where there is one, and those of others in their order, none of which is right as well
 * or has a meaning in common with another. Fewer where there are too few.
 */
export function choicesAmong(own: Meant | undefined, others: readonly Meant[], count: number): Meant[] {
  const chosen = own === undefined ? [] : [own];
  for (const other of others) {
    if (chosen.length === count) break;
    if (!chosen.some((one) => isAlike(one, other))) chosen.push(other);
  }
  return chosen;
}

function isAlike(a: Meant, b: Meant): boolean {
  return (
    a.phrase === b.phrase ||
    a.text === b.text ||
    a.synonyms.has(b.phrase) ||
    b.synonyms.has(a.phrase) ||
    [...a.synonyms].some((synonym) => b.synonyms.has(synonym)) ||
    [...a.meanings].some((meaning) => b.meanings.has(meaning))
  );
}

/** Words in the order of how near their difficulty is to another's, the nearest shuffled among themselves. */
export function nearest<W extends { readonly difficulty: number }>(
  words: readonly W[],
  difficulty: number,
  random: Random,
): W[] {
  const [near, far] = [1, 2].map((within) => words.filter((word) => Math.abs(word.difficulty - difficulty) <= within));
  return [...shuffle(near ?? [], random), ...shuffle(far ?? [], random)];
}
