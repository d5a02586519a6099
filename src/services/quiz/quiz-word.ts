import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import type { QuizListWord } from "../../storage/quiz/quiz-record.ts";

function meanOf(word: ListedWord, language: Locale): string | null {
  const meanings = language === "en" ? [word.definition].filter((text) => text !== "") : word[language];
  return meanings.length === 0 ? null : meanings.join("; ");
}

/** A word of a list with its meaning in one language, as a quiz asks and shows it. */
export function quizWordOf(word: ListedWord, language: Locale): QuizListWord {
  const { id, phrase, definition, synonyms, level: difficulty, partOfSpeech, ipa, count, times, line } = word;
  return {
    id,
    phrase,
    mean: meanOf(word, language),
    definition,
    synonyms,
    difficulty,
    partOfSpeech,
    ipa,
    count,
    times,
    line,
  };
}

/** A headword as a word of a list that comes from no title. */
export function withoutCounts(headword: Omit<ListedWord, "count" | "times" | "line">): ListedWord {
  return { ...headword, count: 0, times: [], line: null };
}
