import type { Word } from "../../src/contract/lexicon/word-list.ts";
import type { QuizWord } from "../../src/domain/quiz/quiz-word.ts";
import type { Random } from "../../src/domain/quiz/random.ts";
import type { QuizSettings } from "../../src/domain/quiz/settings.ts";

/** A word that shares nothing with those of other ids. */
export function buildQuizWord(overrides: Partial<QuizWord> & { readonly id: number }): QuizWord {
  const { id } = overrides;
  return {
    phrase: `phrase${id}`,
    mean: `anlam${id}; mana${id}`,
    definition: `what the word ${id} stands for`,
    synonyms: [`synonym${id}`],
    difficulty: 1 + (id % 5),
    partOfSpeech: "noun",
    ipa: `ipa${id}`,
    ...overrides,
  };
}

export function buildQuizWords(count: number): readonly QuizWord[] {
  return Array.from({ length: count }, (_, at) => buildQuizWord({ id: at + 1 }));
}

/** The same as a word list gives them. */
export function buildListWords(count: number): readonly Word[] {
  return buildQuizWords(count).map(({ synonyms, senses: _, ...word }) => ({
    ...word,
    synonyms: [...synonyms],
    partOfSpeech: "noun",
    count: 1,
    times: [],
  }));
}

export function buildSettings(overrides: Partial<QuizSettings> = {}): QuizSettings {
  return {
    methods: ["test-phrase-mean"],
    repetition: 1,
    meanLanguage: "tr",
    hasVoice: true,
    isTimed: true,
    ...overrides,
  };
}

/** The same numbers for the same seed (Park and Miller's generator). */
export function seededRandom(seed: number): Random {
  let value = (seed % 2_147_483_646) + 1;
  return () => {
    value = (value * 16_807) % 2_147_483_647;
    return (value - 1) / 2_147_483_646;
  };
}
