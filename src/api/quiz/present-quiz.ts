import type { z } from "zod";
import { meanLanguageTypes } from "../../contract/lexicon/word-list.ts";
import type {
  answered,
  openedQuestion,
  openItem,
  quizHistory,
  startedQuiz,
  startedTour,
  startQuizBody,
} from "../../contract/quiz.ts";
import { methodOf } from "../../domain/quiz/methods.ts";
import { type Repetition, repetitions } from "../../domain/quiz/settings.ts";
import type { AnsweredQuestion } from "../../services/quiz/answer-question.ts";
import type { OpenedQuestion } from "../../services/quiz/next-question.ts";
import type { QuizInHistory } from "../../services/quiz/quiz-history.ts";
import type { QuizRequest, StartedQuiz } from "../../services/quiz/start-quiz.ts";
import type { StartedTour } from "../../services/quiz/start-tour.ts";
import { meanLanguageOf } from "../catalogue/word-list-types.ts";

type Item = OpenedQuestion["item"];

/** The fields of the word that the question shows anyway; others would give the answer away. */
function shownFields(item: Item): Pick<z.infer<typeof openItem>, "id" | "phrase" | "mean" | "definition" | "synonyms"> {
  switch (methodOf(item.method).asked) {
    case "phrase":
      return { phrase: item.phrase };
    case "audio":
      return { id: item.id, phrase: item.phrase };
    case "mean":
      return item.mean === null ? {} : { mean: item.mean };
    case "definition":
      return { definition: item.definition };
    case "synonyms":
      return { synonyms: [...item.synonyms] };
  }
}

function presentItem(item: Item): z.infer<typeof openItem> {
  return {
    method: item.method,
    question: item.question,
    ...shownFields(item),
    difficulty: item.difficulty,
    partOfSpeech: item.partOfSpeech,
    choices_list: [...item.choices_list],
    StartPointForScoring: item.StartPointForScoring,
    DurationForScoring: item.DurationForScoring,
    audio_link_answer: item.audio_link_answer,
    my_true_count: item.my_true_count,
    falseCount: item.falseCount,
    repetitionCount: item.repetitionCount,
  };
}

function repetitionOf(count: number): Repetition {
  return repetitions.find((known) => known === count) ?? 1;
}

/** The body of StartQuiz in the terms of the use case. */
export function quizRequestOf(body: z.output<typeof startQuizBody>): QuizRequest {
  const { source, wordIds, methods, repetition, MeanLanguageType } = body;
  return {
    source: { list: source ?? null, wordIds: wordIds ?? null },
    methods: [...new Set(methods)],
    repetition: repetitionOf(repetition),
    meanLanguage: meanLanguageOf(MeanLanguageType),
  };
}

export function presentStarted({ quizId, title, startLength }: StartedQuiz): z.infer<typeof startedQuiz> {
  return { quizId, title, start_length: startLength };
}

export function presentTour({ meanLanguage, ...tour }: StartedTour): z.infer<typeof startedTour> {
  return { ...tour, MeanLanguageType: meanLanguageTypes[meanLanguage] };
}

export function presentQuestion(opened: OpenedQuestion): z.infer<typeof openedQuestion> {
  const { item, openedAt, ...question } = opened;
  return { ...question, item: presentItem(item), openedAt: openedAt.toISOString() };
}

export function presentAnswered(outcome: AnsweredQuestion): z.infer<typeof answered> {
  const { isRight, isAlmost, reason, nearest, trueChoice, points, word, summary } = outcome;
  const { line, ...shown } = word;
  return {
    isRight,
    isAlmost,
    reason,
    nearest,
    trueChoice,
    points,
    word: {
      ...shown,
      synonyms: [...word.synonyms],
      times: [...word.times],
      ...(line === null ? {} : { line }),
    },
    ...(summary === null ? {} : { summary: { ...summary, words: [...summary.words] } }),
  };
}

export function presentHistory(quizzes: readonly QuizInHistory[]): z.infer<typeof quizHistory> {
  return quizzes.map(({ id, title, startLength, remaining, updatedAt }) => ({
    quizId: id,
    title,
    start_length: startLength,
    remaining,
    updatedAt: updatedAt.toISOString(),
  }));
}
