import type { z } from "zod";
import { meanLanguageTypes } from "../../contract/lexicon/word-list.ts";
import type { startQuizBody } from "../../contract/quiz.ts";
import { type Locale, locales } from "../../domain/locale/locale.ts";
import { type Repetition, repetitions } from "../../domain/quiz/settings.ts";
import type { QuizWish } from "../../services/quiz/start-quiz.ts";

function languageOf(type: number): Locale {
  return locales.find((locale) => meanLanguageTypes[locale] === type) ?? "en";
}

function repetitionOf(count: number): Repetition {
  return repetitions.find((known) => known === count) ?? 1;
}

/** What StartQuiz asks for, in the words of the use case. */
export function quizWishOf(body: z.output<typeof startQuizBody>): QuizWish {
  const { source, wordIds, methods, repetition, MeanLanguageType } = body;
  return {
    source: { list: source ?? null, wordIds: wordIds ?? null },
    methods: [...new Set(methods)],
    repetition: repetitionOf(repetition),
    meanLanguage: languageOf(MeanLanguageType),
  };
}
