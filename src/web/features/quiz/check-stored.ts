import type { Word } from "../../../contract/lexicon/word-list.ts";
import { methodIds } from "../../../domain/quiz/methods.ts";
import type { Feedback, Question } from "./quiz-play.ts";

// What is read from a store may have been written by anything.

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isWord(value: unknown): value is Word {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value.id) &&
    ["phrase", "definition", "partOfSpeech", "ipa"].every((field) => typeof value[field] === "string") &&
    (value.mean === null || typeof value.mean === "string") &&
    isTexts(value.synonyms) &&
    Array.isArray(value.times) &&
    [1, 2, 3, 4, 5].includes(Number(value.difficulty))
  );
}

export function isQuestion(value: unknown): value is Question {
  return (
    isRecord(value) &&
    isMethod(value.method) &&
    typeof value.text === "string" &&
    isTexts(value.choices) &&
    (value.wordId === undefined || isCount(value.wordId)) &&
    ["number", "points", "seconds", "elapsedMs"].every((field) => isCount(value[field]))
  );
}

export function isFeedback(value: unknown): value is Feedback {
  return (
    isRecord(value) &&
    ["answer", "nearest", "trueChoice"].every((field) => typeof value[field] === "string") &&
    typeof value.isRight === "boolean" &&
    isCount(value.points) &&
    isWord(value.word)
  );
}

export function isMethod(value: unknown): boolean {
  const known: readonly unknown[] = methodIds;
  return known.includes(value);
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

export function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

export function isIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(isCount);
}

/** The last answer, while it is looked at. */
export type Shown = { readonly question: Question; readonly feedback: Feedback };

export function isShown(value: unknown): value is Shown | null {
  return value === null || (isRecord(value) && isQuestion(value.question) && isFeedback(value.feedback));
}
