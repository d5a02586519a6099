import type { AnsweredReview, Review } from "../../contract/review.ts";
import type { AnsweredReview as AnsweredCard } from "../../services/review/answer-reviews.ts";
import type { Review as ReadReview } from "../../services/review/get-review.ts";
import { presentWords } from "../catalogue/present-words.ts";
import { presentItem } from "../quiz/present-quiz.ts";

export function presentReview(
  { cards, hard, isSelfGraded: selfGrading, ...counts }: ReadReview,
  meanLanguageType: number,
): Review {
  return {
    ...counts,
    selfGrading,
    cards: cards.map(({ item, intervals, word, ...card }) => {
      const [shown] = word === null ? [] : presentWords([word], meanLanguageType);
      return { ...card, item: presentItem(item, false), intervals: [...intervals], ...(shown && { word: shown }) };
    }),
    hard: hard.flatMap(({ cardId, word }) =>
      presentWords([word], meanLanguageType).map((shown) => ({ cardId, word: shown })),
    ),
  };
}

export function presentAnsweredReviews(answers: readonly AnsweredCard[], meanLanguageType: number): AnsweredReview[] {
  const words = presentWords(
    answers.map(({ word }) => word),
    meanLanguageType,
  );
  return answers.flatMap(({ word: _, correctAnswer: trueChoice, intervals, ...answer }, at) => {
    const word = words[at];
    return word === undefined ? [] : [{ ...answer, trueChoice, word, intervals: [...intervals] }];
  });
}
