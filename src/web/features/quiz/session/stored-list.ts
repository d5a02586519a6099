import { languageOfType } from "../../../../contract/lexicon/mean-language-types.ts";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { type PartOfSpeech, partsOfSpeech } from "../../../../domain/lexicon/part-of-speech.ts";
import { type ListLanguage, listLanguages } from "../../../../domain/locale/meaning-language.ts";
import { type MethodId, methodIds } from "../../../../domain/quiz/methods.ts";
import type { OpenQuestion, QuizState, Tour, WordTally } from "../../../../domain/quiz/quiz-state.ts";
import type { QuizWord } from "../../../../domain/quiz/quiz-word.ts";
import { type QuizSettings, type Repetition, repetitions } from "../../../../domain/quiz/settings.ts";
import { historyFormat } from "./history-text.ts";
import type {
  AnsweredQuestion,
  BrowserQuiz,
  Feedback,
  ListSource,
  OpenServerQuestion,
  Question,
  ServerQuiz,
  StoredList,
  Summary,
  SummaryWord,
  TonightShares,
} from "./quiz-session.ts";

/** Undefined for a text without a list or quiz to play. A quiz that cannot be read is left out. */
export function parseStoredList(text: string | null): StoredList | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (!isObject(stored) || stored.format !== historyFormat || !Array.isArray(stored.word_list)) return undefined;
    const words = stored.word_list.filter(isListWord);
    const quiz = storedQuizOf(stored);
    if (words.length === 0 && quiz?.kind !== "server") return undefined;
    const { title, start_length, source, meanLanguageType, returnPath, tonight, isReview } = stored;
    return {
      title: isText(title) ? title : "",
      wordCount: words.length === 0 && isCount(start_length) ? start_length : words.length,
      words,
      source: isListSource(source) ? source : null,
      meanLanguage: languageOfType(meanLanguageType),
      // It becomes a link, so it must be a path of this site.
      returnPath: isText(returnPath) && /^\/(?![/\\])/.test(returnPath) ? returnPath : "/",
      ...(isTonight(tonight) && { tonight }),
      ...(isReview === true && { isReview }),
      quiz,
    };
  } catch {
    return undefined;
  }
}

/** The kinds are told apart by their keys. */
function storedQuizOf(stored: Record<string, unknown>): BrowserQuiz | ServerQuiz | null {
  const { served, progress } = stored;
  if (isServerQuiz(served)) return { ...served, kind: "server" };
  return isBrowserQuiz(progress) ? { ...progress, kind: "browser" } : null;
}

// What `history` holds may have been written by an older version of the page, or by the user. Compressed, this file is
// 1.2 KB; with valibot it would be 2.7 KB, with zod/mini 6.4 KB.

type Check<T> = (value: unknown) => value is T;

function object<T extends object>(fields: { readonly [Field in keyof T]-?: Check<T[Field]> }): Check<T> {
  const checks = Object.entries<Check<unknown>>(fields);
  return (value): value is T => isObject(value) && checks.every(([field, check]) => check(value[field]));
}

function list<T>(check: Check<T>): Check<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(check);
}

function orNull<T>(check: Check<T>): Check<T | null> {
  return (value): value is T | null => value === null || check(value);
}

function orAbsent<T>(check: Check<T>): Check<T | undefined> {
  return (value): value is T | undefined => value === undefined || check(value);
}

function oneOf<T>(values: readonly T[]): Check<T> {
  const known: readonly unknown[] = values;
  return (value): value is T => known.includes(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

const isFlag = oneOf([true, false]);
const isTexts = list(isText);
const isCounts = list(isCount);
const isMethod = oneOf<MethodId>(methodIds);

const hasWordFields = object<QuizWord & Pick<Word, "times">>({
  id: (value): value is number => Number.isSafeInteger(value),
  phrase: isText,
  mean: orNull(isText),
  definition: isText,
  synonyms: isTexts,
  difficulty: oneOf([1, 2, 3, 4, 5]),
  partOfSpeech: isText,
  ipa: isText,
  times: isCounts,
  senses: orAbsent(list(object<{ readonly mean: string | null }>({ mean: orNull(isText) }))),
});

/** Whether a stored value is a word that a quiz can ask. */
export function isListWord(value: unknown): value is Word {
  return hasWordFields(value);
}

const isListSource = object<ListSource>({
  type: isCount,
  id: (value): value is number | string => isCount(value) || isText(value),
  isWhole: isFlag,
});

const isTonight = object<TonightShares>({
  shareBefore: isCount,
  shareAfter: isCount,
  learning: orAbsent(isCount),
  shareLearnt: orAbsent(isCount),
});

const isQuestion = object<Question>({
  number: isCount,
  wordId: orAbsent(isCount),
  method: isMethod,
  partOfSpeech: orAbsent(oneOf<PartOfSpeech>(partsOfSpeech)),
  text: isText,
  line: orAbsent(isText),
  choices: isTexts,
  points: isCount,
  seconds: isCount,
  elapsedMs: isCount,
  share: orAbsent(isCount),
  capped: orAbsent(oneOf<NonNullable<Question["capped"]>>(["method", "list"])),
  sound: orAbsent(isText),
  hint: orAbsent(isText),
  canWait: oneOf<true | undefined>([true, undefined]),
  runsOn: oneOf<true | undefined>([true, undefined]),
});

const isFeedback = object<Feedback>({
  answer: isText,
  isRight: isFlag,
  isAlmost: isFlag,
  reason: oneOf<Feedback["reason"]>(["diacritics", "slip", null]),
  nearest: isText,
  correctAnswer: isText,
  points: isCount,
  word: isListWord,
});

const isShown = orNull(object<AnsweredQuestion>({ question: isQuestion, feedback: isFeedback }));

const isSettings = object<QuizSettings>({
  methods: list(isMethod),
  repetition: oneOf<Repetition>(repetitions),
  meanLanguage: oneOf<ListLanguage>(listLanguages),
  hasVoice: isFlag,
  isTimed: isFlag,
  isInOrder: orAbsent(isFlag),
});

const isTour = object<Tour>({
  words: list(object<WordTally>({ id: isCount, correctCount: isCount, wrongCount: isCount, points: isCount })),
  queue: isCounts,
  question: orNull(
    object<OpenQuestion>({
      number: isCount,
      wordId: isCount,
      method: isMethod,
      choices: isTexts,
      startPoints: isCount,
      durationSeconds: isCount,
      openedAt: isCount,
      share: orAbsent(isCount),
      otherAnswer: orAbsent(isText),
    }),
  ),
  asked: isCount,
  isAgain: oneOf<true | undefined>([true, undefined]),
});

const isBrowserQuiz = object<Omit<BrowserQuiz, "kind">>({
  state: object<QuizState>({ settings: isSettings, startLength: isCount, pool: isCounts, tour: orNull(isTour) }),
  clock: isCount,
  streak: isCount,
  shown: isShown,
});

const isSummary = object<Summary>({
  right: isCount,
  wrong: isCount,
  points: isCount,
  words: list(
    object<SummaryWord>({
      word: object<SummaryWord["word"]>({ id: isCount, phrase: isText, mean: orNull(isText), definition: isText }),
      wrongCount: isCount,
      points: isCount,
    }),
  ),
  remaining: isCount,
});

const isServerQuiz = object<Omit<ServerQuiz, "kind">>({
  quizId: isText,
  owner: isCount,
  tourId: orNull(isText),
  size: isCount,
  left: isCount,
  right: orAbsent(isCount),
  repetition: orAbsent(isCount),
  isAgain: orAbsent(isFlag),
  remaining: isCount,
  points: isCount,
  streak: isCount,
  open: orNull(
    object<OpenServerQuestion>({
      questionId: isText,
      question: isQuestion,
      isLast: isFlag,
      answer: orNull(isText),
      isLater: orAbsent(isFlag),
    }),
  ),
  shown: isShown,
  summary: orNull(isSummary),
});
