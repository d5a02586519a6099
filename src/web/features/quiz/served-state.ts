import { isCount, isQuestion, isRecord, isShown, type Shown } from "./check-stored.ts";
import type { Question, Summary } from "./quiz-play.ts";

/** What this browser knows of a quiz that the server keeps: enough to show it again after a reload. */
export type ServedState = {
  readonly quizId: string;
  /** The known list of the person whose quiz it is: nobody else goes on with it. */
  readonly owner: number;
  /** Null where no tour is open, or none is known of. */
  readonly tourId: string | null;
  /** Words of the tour. */
  readonly size: number;
  /** Words of the tour that are not finished. */
  readonly left: number;
  /** Words of the quiz that no tour has taken. */
  readonly remaining: number;
  readonly points: number;
  readonly streak: number;
  readonly open: ServedQuestion | null;
  readonly shown: Shown | null;
  /** Of the tour that is over, until the next begins. */
  readonly summary: Summary | null;
};

export type ServedQuestion = {
  readonly questionId: string;
  readonly question: Question;
  /** A right answer finishes its word. */
  readonly isLast: boolean;
  /** What was answered, until it is known to have arrived. */
  readonly answer: string | null;
};

/** A quiz of which no more is known than that it is there. */
export function unseenQuiz(quizId: string, owner: number, remaining: number): ServedState {
  return {
    quizId,
    owner,
    remaining,
    tourId: null,
    size: 0,
    left: 0,
    points: 0,
    streak: 0,
    open: null,
    shown: null,
    summary: null,
  };
}

export function isServedState(value: unknown): value is ServedState {
  return (
    isRecord(value) &&
    typeof value.quizId === "string" &&
    isCount(value.owner) &&
    (value.tourId === null || typeof value.tourId === "string") &&
    ["size", "left", "remaining", "points", "streak"].every((field) => isCount(value[field])) &&
    (value.open === null || isServedQuestion(value.open)) &&
    isShown(value.shown) &&
    (value.summary === null || isSummary(value.summary))
  );
}

function isServedQuestion(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.questionId === "string" &&
    isQuestion(value.question) &&
    typeof value.isLast === "boolean" &&
    (value.answer === null || typeof value.answer === "string")
  );
}

function isSummary(value: unknown): boolean {
  return (
    isRecord(value) &&
    ["right", "wrong", "points", "remaining"].every((field) => isCount(value[field])) &&
    Array.isArray(value.words) &&
    value.words.every(
      (one) =>
        isRecord(one) &&
        isCount(one.falseCount) &&
        isCount(one.points) &&
        isRecord(one.word) &&
        isCount(one.word.id) &&
        ["phrase", "definition"].every((field) => isRecord(one.word) && typeof one.word[field] === "string") &&
        (one.word.mean === null || typeof one.word.mean === "string"),
    )
  );
}
