import type { z } from "zod";
import { languageOfType, meanLanguageTypes } from "../../contract/lexicon/mean-language-types.ts";
import { wordListTypes } from "../../contract/lexicon/word-list.ts";
import type {
  answered,
  openedQuestion,
  openItem,
  quizHistory,
  startedQuiz,
  startedTour,
  startQuizBody,
} from "../../contract/quiz.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { methodOf } from "../../domain/quiz/methods.ts";
import { type Repetition, repetitions } from "../../domain/quiz/settings.ts";
import type { AnsweredQuestion } from "../../services/quiz/answer-question.ts";
import type { OpenedQuestion } from "../../services/quiz/next-question.ts";
import type { QuizInHistory } from "../../services/quiz/quiz-history.ts";
import type { QuizRequest, StartedQuiz } from "../../services/quiz/start-quiz.ts";
import type { StartedTour } from "../../services/quiz/start-tour.ts";
import { sourceOfType } from "../catalogue/word-list-types.ts";

type Item = OpenedQuestion["item"];

/** The fields of the word that the question shows anyway; others would give the answer away. */
function shownFields(
  item: Item,
  hasSound: boolean,
): Pick<z.infer<typeof openItem>, "id" | "phrase" | "line" | "mean" | "definition" | "synonyms"> {
  if (hasSound) return {};
  switch (methodOf(item.method).asked) {
    case "phrase":
      return { phrase: item.phrase, ...(item.line && { line: item.line }) };
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

export function presentItem(item: Item, hasSound: boolean): z.infer<typeof openItem> {
  return {
    method: item.method,
    question: hasSound ? "" : item.question,
    ...shownFields(item, hasSound),
    difficulty: item.difficulty,
    partOfSpeech: item.partOfSpeech,
    choices_list: [...item.choices],
    StartPointForScoring: item.startPoints,
    DurationForScoring: item.durationSeconds,
    audio_link_answer: item.writtenPart,
    my_true_count: item.correctCount,
    falseCount: item.wrongCount,
    repetitionCount: item.repetition,
    ...(item.hint !== undefined && { hint: item.hint }),
  };
}

function repetitionOf(count: number): Repetition {
  return repetitions.find((known) => known === count) ?? 1;
}

type ListSource = NonNullable<Extract<QuizRequest["source"], { readonly list: unknown }>["list"]>;

/** The list of a `type` and an id, which for shared lists is their address; undefined where the two do not fit. */
function listOf({ type, id }: { readonly type: number; readonly id: number | string }): ListSource | undefined {
  if (typeof id === "string") return type === wordListTypes.shared ? { kind: "shared", url: id } : undefined;
  return type === wordListTypes.own ? { kind: "own", id } : sourceOfType(type, id);
}

/** The body of StartQuiz, asked in a language, in the terms of the use case; undefined where its source names no list. */
export function quizRequestOf(body: z.output<typeof startQuizBody>, locale: Locale): QuizRequest | undefined {
  const { source, wordIds, again, methods, repetition, inOrder, MeanLanguageType } = body;
  const list = source === undefined ? null : listOf(source);
  if (list === undefined) return undefined;
  return {
    source: again === undefined ? { list, wordIds: wordIds ?? null } : { again },
    methods: [...new Set(methods)],
    repetition: repetitionOf(repetition),
    isInOrder: inOrder,
    meanLanguage: languageOfType(MeanLanguageType),
    locale,
  };
}

export function presentStarted(
  { quizId, title, startLength }: StartedQuiz,
  tour: StartedTour | null,
): z.infer<typeof startedQuiz> {
  return { quizId, title, start_length: startLength, ...(tour && { tour: presentTour(tour) }) };
}

export function presentTour({ meanLanguage, ...tour }: StartedTour): z.infer<typeof startedTour> {
  return { ...tour, MeanLanguageType: meanLanguageTypes[meanLanguage] };
}

export function presentQuestion(opened: OpenedQuestion): z.infer<typeof openedQuestion> {
  const { item, openedAt, hasSound, capped, ...question } = opened;
  const shown = { item: presentItem(item, hasSound), openedAt: openedAt.toISOString() };
  return { ...question, ...shown, ...(hasSound && { hasSound }), ...(capped && { capped }) };
}

function presentSummary({ words, ...sums }: NonNullable<AnsweredQuestion["summary"]>) {
  return {
    ...sums,
    words: words.map(({ correctCount, wrongCount, ...word }) => ({
      ...word,
      my_true_count: correctCount,
      falseCount: wrongCount,
    })),
  };
}

export function presentAnswered(outcome: AnsweredQuestion): z.infer<typeof answered> {
  const { isRight, isAlmost, reason, nearest, correctAnswer, points, word, wasKnown, summary } = outcome;
  const { line, senses: _, sense: _sense, ...shown } = word;
  return {
    isRight,
    isAlmost,
    reason,
    nearest,
    trueChoice: correctAnswer,
    points,
    word: {
      ...shown,
      synonyms: [...word.synonyms],
      times: [...word.times],
      ...(line === null ? {} : { line }),
    },
    ...(wasKnown === true && { wasKnown }),
    ...(summary === null ? {} : { summary: presentSummary(summary) }),
  };
}

type FinishedQuiz = Pick<QuizInHistory, "rightCount" | "wrongCount" | "points" | "settings">;

/** Without a result where the quiz was played before answers were counted. */
function presentFinished({ rightCount: right, wrongCount: wrong, points, settings }: FinishedQuiz) {
  const { methods, repetition, isInOrder = false, meanLanguage } = settings;
  return {
    ...(right + wrong > 0 && { result: { right, wrong, points } }),
    settings: {
      methods: [...methods],
      repetition,
      inOrder: isInOrder,
      MeanLanguageType: meanLanguageTypes[meanLanguage],
    },
  };
}

export function presentHistory(quizzes: readonly QuizInHistory[]): z.infer<typeof quizHistory> {
  return quizzes.map(({ id, title, startLength, remaining, updatedAt, list, ...quiz }) => ({
    quizId: id,
    title,
    start_length: startLength,
    remaining,
    updatedAt: updatedAt.toISOString(),
    ...presentSource(list),
    ...(remaining === 0 && presentFinished(quiz)),
  }));
}

/** Own and shared lists are not told: their pages are not everybody's. */
function presentSource(list: QuizInHistory["list"]): Pick<z.infer<typeof quizHistory>[number], "source"> {
  if (list === null || list.kind === "own" || list.kind === "shared") return {};
  return { source: { type: wordListTypes[list.kind], id: list.id } };
}
