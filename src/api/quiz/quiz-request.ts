import type { z } from "zod";
import type { startQuizBody } from "../../contract/quiz.ts";
import { type Repetition, repetitions } from "../../domain/quiz/settings.ts";
import type { QuizWish } from "../../services/quiz/start-quiz.ts";
import { meanLanguageOf } from "../catalogue/word-list-types.ts";

function repetitionOf(count: number): Repetition {
  return repetitions.find((known) => known === count) ?? 1;
}

/** What StartQuiz asks for, in the words of the use case. */
export function quizRequestOf(body: z.output<typeof startQuizBody>): QuizWish {
  const { source, wordIds, methods, repetition, MeanLanguageType } = body;
  return {
    source: { list: source ?? null, wordIds: wordIds ?? null },
    methods: [...new Set(methods)],
    repetition: repetitionOf(repetition),
    meanLanguage: meanLanguageOf(MeanLanguageType),
  };
}
