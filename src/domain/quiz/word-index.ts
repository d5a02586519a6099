import type { ListLanguage } from "../locale/meaning-language.ts";
import type { Asked } from "./methods.ts";
import type { QuizWord } from "./quiz-word.ts";
import { synonymsOf, textOf } from "./word-text.ts";
import { foldedWords } from "./written/fold-text.ts";
import { bareWords, isVerbal, meaningsOf } from "./written/meanings.ts";

/** A list prepared for questions and answers; takes milliseconds for thousands of words, once per list. */
export type WordIndex<W extends QuizWord> = {
  readonly meanLanguage: ListLanguage;
  readonly byId: ReadonlyMap<number, IndexedWord<W>>;
  readonly list: readonly IndexedWord<W>[];
  /** Words outside the list: for distractors, and so that their meanings are not taken for typing errors. */
  readonly supply: readonly IndexedWord<QuizWord>[];
};

export type IndexedWord<W extends QuizWord> = {
  readonly word: W;
  /** Folded texts for comparisons. */
  readonly phrase: string;
  readonly mean: string;
  readonly definition: string;
  readonly meanings: readonly string[];
  readonly synonyms: readonly string[];
  /** As `kindOf` calls it. */
  readonly kind: string;
};

const similarKinds: Readonly<Record<string, string>> = {
  "phrasal verb": "verb",
  idiom: "phrase",
  interjection: "phrase",
};

const sentence = /^(?:said|used|asked)\b|^an? (?:\w+ )?(?:way|word|phrase|expression|greeting|question)\b/;

/**
 * A word's part of speech, similar ones under one name. Phrases are told apart by how the lexicon defines them: "to end your
 * marriage" does what a verb does, "the last stop" what a noun does, "said when you agree" is a sentence.
 */
export function kindOf({ partOfSpeech, definition }: Pick<QuizWord, "partOfSpeech" | "definition">): string {
  const kind = similarKinds[partOfSpeech] ?? partOfSpeech;
  if (kind !== "phrase") return kind;
  if (partOfSpeech === "interjection" || sentence.test(definition)) return "saying";
  // But "a bit" is "to a small degree", and "just now" is "a very short time ago".
  if (/^to (?!an? |the |some )/.test(definition)) return "verb";
  return /^(?:an?|the) (?!little|bit|very|few|lot|(?:short|long) time)/.test(definition) ? "noun" : kind;
}

/**
 * @param words the quiz's words, with their meanings in `meanLanguage`
 * @param supply other words with meanings in the same language, preferably of the same levels
 */
export function indexWords<W extends QuizWord>(
  words: readonly W[],
  supply: readonly QuizWord[],
  meanLanguage: ListLanguage,
): WordIndex<W> {
  const steps = indexInSteps(words, supply, meanLanguage);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Words of one step, some milliseconds. */
const wordsOfStep = 200;

/** The same in steps, between which the caller may do something else. */
export function* indexInSteps<W extends QuizWord>(
  words: readonly W[],
  supply: readonly QuizWord[],
  meanLanguage: ListLanguage,
): Generator<undefined, WordIndex<W>> {
  const byId = new Map<number, IndexedWord<W>>();
  for (const [at, word] of words.entries()) {
    if (at % wordsOfStep === wordsOfStep - 1) yield;
    byId.set(word.id, indexed(word, meanLanguage));
  }
  return {
    meanLanguage,
    byId,
    list: [...byId.values()],
    supply: supply.filter(({ id }) => !byId.has(id)).map((word) => indexed(word, meanLanguage)),
  };
}

/** The word, followed by others whose question is shown or spoken the same, so that their answers are right too. */
export function wordsWithSameQuestion<W extends QuizWord>(
  index: WordIndex<W>,
  own: IndexedWord<W>,
  asked: Asked,
): readonly W[] {
  const others = index.list.filter((other) => other !== own && hasSameQuestion(other, own, asked));
  return [own, ...others].map(({ word }) => word);
}

/** Whether a folded text is a meaning of any word of the list or its supply. */
export function isListedMeaning<W extends QuizWord>(index: WordIndex<W>, text: string): boolean {
  const bare = (verbal: boolean) => bareWords(text.split(" "), index.meanLanguage, verbal).join(" ");
  const forms = [bare(true), bare(false)];
  const isGiven = ({ meanings }: IndexedWord<QuizWord>) => meanings.some((meaning) => forms.includes(meaning));
  return index.list.some(isGiven) || index.supply.some(isGiven);
}

function hasSameQuestion<W extends QuizWord>(a: IndexedWord<W>, b: IndexedWord<W>, asked: Asked): boolean {
  switch (asked) {
    case "phrase":
      return a.phrase === b.phrase;
    case "audio":
      return a.phrase === b.phrase || (a.word.ipa !== "" && a.word.ipa === b.word.ipa);
    case "mean":
      return a.mean === b.mean;
    case "definition":
      return a.definition === b.definition;
    case "synonyms":
      return a.synonyms.join() === b.synonyms.join();
  }
}

function indexed<W extends QuizWord>(word: W, language: ListLanguage): IndexedWord<W> {
  const english = (text: string) => foldedWords(text, "en").join(" ");
  const bare = (words: readonly string[]) => bareWords(words, language, isVerbal(word)).join(" ");
  return {
    word,
    phrase: english(word.phrase),
    mean: foldedWords(textOf(word, "mean"), language).join(" "),
    definition: english(word.definition),
    meanings: language === "en" ? [] : meaningsOf(word, language).flatMap(({ forms }) => forms.map(bare)),
    synonyms: synonymsOf(word).map(english),
    kind: kindOf(word),
  };
}
