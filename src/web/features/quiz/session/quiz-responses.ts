import type { AnswerOf } from "../../../../contract/calls.ts";
import { languageOfType } from "../../../../contract/lexicon/mean-language-types.ts";
import type { Answered, OpenedQuestion, QuizHistory, StartedQuiz } from "../../../../contract/quiz.ts";
import type { ListLanguage } from "../../../../domain/locale/meaning-language.ts";
import type { Feedback, OpenServerQuestion, Question, Summary } from "./quiz-session.ts";

// The API's responses about quizzes in the terms of this code: the only place in web that knows the names of their fields.

export function listedQuizOf({ start_length: startLength, ...quiz }: QuizHistory[number]) {
  return { ...quiz, startLength };
}

/** What is known of a quiz that was started, with its first tour where that was begun. */
export function startedQuizOf({ quizId, start_length, tour }: StartedQuiz) {
  if (tour === undefined) return { quizId, remaining: start_length };
  const { tourId, size, remaining } = tour;
  return { quizId, tourId, size, left: size, remaining };
}

export function languageOfTour({ MeanLanguageType }: AnswerOf<"Quiz/StartTour">): ListLanguage {
  return languageOfType(MeanLanguageType);
}

export function openQuestionOf(tourId: string, opened: OpenedQuestion): OpenServerQuestion {
  const { questionId, item } = opened;
  const isLast = item.my_true_count + 1 >= item.repetitionCount;
  return { questionId, question: questionOf(tourId, opened), isLast, answer: null };
}

function questionOf(
  tourId: string,
  { questionId, number, item, elapsedMs, share, hasSound, capped, left }: OpenedQuestion,
): Question {
  return {
    ...(hasSound && { sound: `/api/Speech/GetSound?${new URLSearchParams({ tourId, questionId })}` }),
    number,
    ...(item.id !== undefined && { wordId: item.id }),
    method: item.method,
    partOfSpeech: item.partOfSpeech,
    text: item.question,
    ...(item.line !== undefined && { line: item.line }),
    choices: item.choices_list,
    points: item.StartPointForScoring,
    seconds: item.DurationForScoring,
    elapsedMs,
    ...(share < 1 && { share }),
    ...(capped && { capped }),
    ...(item.hint !== undefined && { hint: item.hint }),
    ...(left === 1 && item.falseCount > 0 && { canWait: true }),
    runsOn: true,
  };
}

export function feedbackOf({ choices }: Question, answer: string, answered: Answered): Feedback {
  const { summary: _, trueChoice: correctAnswer, ...verdict } = answered;
  // The answer that counts may be the one of another device.
  const isOther = choices.length > 0 && verdict.isRight;
  return { ...verdict, correctAnswer, answer: isOther ? correctAnswer : answer };
}

export function summaryOf({ words, ...sums }: NonNullable<Answered["summary"]>, remaining: number): Summary {
  return {
    ...sums,
    words: words.map(({ falseCount: wrongCount, my_true_count: _, points, ...word }) => ({ word, wrongCount, points })),
    remaining,
  };
}
