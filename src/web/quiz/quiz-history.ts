import type { Word } from "../../contract/word-list.ts";
import { methodIds } from "../../domain/quiz/methods.ts";
import type { OpenQuestion, QuizState, Tour } from "../../domain/quiz/quiz-state.ts";
import type { Feedback, Question } from "./quiz-play.ts";

/** A list that is to be played, as `setQuizList` puts it into `history`, and how far one has come with it. */
export type QuizHistory = {
  readonly title: string;
  /** How many words the list has. */
  readonly start_length: number;
  readonly word_list: readonly Word[];
  readonly meanLanguageType: number;
  readonly returnPath: string;
  readonly progress: QuizProgress | null;
};

export type QuizProgress = {
  readonly state: QuizState;
  /** Milliseconds that questions have been in sight: the clock that the engine is given. */
  readonly clock: number;
  /** Right answers in a row. */
  readonly streak: number;
  /** The last answer, while it is looked at. */
  readonly shown: { readonly question: Question; readonly feedback: Feedback } | null;
};

const format = 1;

/** `history` as text: the player's mark first, where it is found without reading the rest. */
export function historyText(history: QuizHistory, player: string | null, wordsText: string): string {
  const { word_list: _, progress, ...list } = history;
  const head = JSON.stringify({
    ...(player === null ? {} : { player }),
    format,
    ...list,
    isStarted: progress !== null,
  });
  return `${head.slice(0, -1)},"progress":${JSON.stringify(progress)},"word_list":${wordsText}}`;
}

/** Which tab plays the quiz that a text holds; null where none does. */
export function playerOf(text: string | null): string | null {
  return /^\{"player":"([\w-]+)"/.exec(text ?? "")?.[1] ?? null;
}

/** What `history` holds; undefined where it holds nothing that can be played. Progress that cannot be read is none. */
export function parseHistory(text: string | null): QuizHistory | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (!isRecord(stored) || stored.format !== format || !Array.isArray(stored.word_list)) return undefined;
    const words = stored.word_list.filter(isWord);
    if (words.length === 0) return undefined;
    const { title, meanLanguageType, returnPath, progress } = stored;
    return {
      title: typeof title === "string" ? title : "",
      start_length: words.length,
      word_list: words,
      meanLanguageType: typeof meanLanguageType === "number" ? meanLanguageType : 0,
      // Only a path of this site: what is stored becomes a link.
      returnPath: typeof returnPath === "string" && /^\/(?![/\\])/.test(returnPath) ? returnPath : "/",
      progress: isProgress(progress) ? progress : null,
    };
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isWord(value: unknown): value is Word {
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

function isProgress(value: unknown): value is QuizProgress {
  if (!isRecord(value) || !isState(value.state) || !isCount(value.clock) || !isCount(value.streak)) return false;
  const { shown } = value;
  return shown === null || (isRecord(shown) && isQuestion(shown.question) && isFeedback(shown.feedback));
}

function isState(value: unknown): value is QuizState {
  if (!isRecord(value) || !isRecord(value.settings)) return false;
  const { methods, repetition, meanLanguage, hasVoice, isTimed } = value.settings;
  return (
    isTexts(methods) &&
    methods.every(isMethod) &&
    [1, 2, 3].includes(Number(repetition)) &&
    ["tr", "en", "es"].includes(String(meanLanguage)) &&
    typeof hasVoice === "boolean" &&
    typeof isTimed === "boolean" &&
    isCount(value.start_length) &&
    isIds(value.pool) &&
    (value.tour === null || isTour(value.tour))
  );
}

function isTour(value: unknown): value is Tour {
  return (
    isRecord(value) &&
    Array.isArray(value.words) &&
    value.words.every(isTally) &&
    isIds(value.queue) &&
    isCount(value.asked) &&
    (value.question === null || isOpen(value.question))
  );
}

function isTally(value: unknown): boolean {
  return isRecord(value) && ["id", "my_true_count", "falseCount", "points"].every((field) => isCount(value[field]));
}

function isOpen(value: unknown): value is OpenQuestion {
  return (
    isRecord(value) &&
    isMethod(value.method) &&
    isTexts(value.choices_list) &&
    ["number", "wordId", "StartPointForScoring", "DurationForScoring", "openedAt"].every((field) =>
      isCount(value[field]),
    )
  );
}

function isQuestion(value: unknown): value is Question {
  return (
    isRecord(value) &&
    isMethod(value.method) &&
    typeof value.text === "string" &&
    isTexts(value.choices) &&
    ["number", "wordId", "points", "seconds", "elapsedMs"].every((field) => isCount(value[field]))
  );
}

function isFeedback(value: unknown): value is Feedback {
  return (
    isRecord(value) &&
    ["answer", "nearest", "trueChoice"].every((field) => typeof value[field] === "string") &&
    typeof value.isRight === "boolean" &&
    isCount(value.points) &&
    isWord(value.word)
  );
}

function isMethod(value: unknown): boolean {
  const known: readonly unknown[] = methodIds;
  return known.includes(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

function isIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(isCount);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
