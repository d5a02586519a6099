import type { MethodId } from "../../../domain/quiz/methods.ts";
import type { ReviewMethod } from "../../../domain/review/question.ts";
import type { Question } from "../quiz/session/quiz-session.ts";

type Asked = Pick<Question, "text" | "choices" | "partOfSpeech"> & { readonly wordId: number | undefined };

/** A card's question for the stage of the quiz; without time and points. A gap is written as a phrase is. */
export function questionOf(method: ReviewMethod, { wordId, ...asked }: Asked): Question {
  const of = { number: 0, points: 0, seconds: 0, elapsedMs: 0 };
  return { ...of, method: stageMethodOf(method), ...asked, ...(wordId !== undefined && { wordId }) };
}

export function stageMethodOf(method: ReviewMethod): MethodId {
  return method === "cloze" ? "write-mean-phrase" : method;
}
