import type { Word } from "../../../contract/lexicon/word-list.ts";
import type { OpenQuestion, QuizState, Tour } from "../../../domain/quiz/quiz-state.ts";
import { isCount, isIds, isMethod, isRecord, isShown, isTexts, isWord, type Shown } from "./check-stored.ts";
import type { QuizPlay } from "./quiz-play.ts";
import { isServedState, type ServedState } from "./served-state.ts";

/** A list that is to be played, as `setQuizList` puts it into `history`, and how far one has come with it. */
export type QuizHistory = {
  readonly title: string;
  /** How many words the list has. */
  readonly start_length: number;
  /** Empty for a quiz by the server that was begun in another browser. */
  readonly word_list: readonly Word[];
  /** Where the words come from, for the server; null where that is no list. */
  readonly source: ListSource | null;
  readonly meanLanguageType: number;
  readonly returnPath: string;
  /** Of a quiz that is played in this browser. */
  readonly progress: QuizProgress | null;
  /** Of one that is played by the server. */
  readonly served: ServedState | null;
};

/** A list as GetWordListV2 takes it. */
export type ListSource = {
  readonly type: number;
  readonly id: number | string;
  /** All its words are played. */
  readonly isWhole: boolean;
};

/** A play that can be put away and gone on with. */
export type KeptPlay = QuizPlay & {
  /** Where it stands. */
  toKept(): Pick<QuizHistory, "progress" | "served"> & Partial<Pick<QuizHistory, "meanLanguageType">>;
};

export type QuizProgress = {
  readonly state: QuizState;
  /** Milliseconds that questions have been in sight: the clock that the engine is given. */
  readonly clock: number;
  /** Right answers in a row. */
  readonly streak: number;
  /** The last answer, while it is looked at. */
  readonly shown: Shown | null;
};

const format = 1;

/** `history` as text: the player's mark first, where it is found without reading the rest. */
export function historyText(history: QuizHistory, player: string | null, wordsText: string): string {
  const { word_list: _, progress, ...list } = history;
  const head = JSON.stringify({
    ...(player === null ? {} : { player }),
    format,
    ...list,
    isStarted: progress !== null || list.served !== null,
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
    const served = isServedState(stored.served) ? stored.served : null;
    if (words.length === 0 && served === null) return undefined;
    const { title, start_length, source, meanLanguageType, returnPath, progress } = stored;
    return {
      title: typeof title === "string" ? title : "",
      start_length: words.length === 0 && isCount(start_length) ? start_length : words.length,
      word_list: words,
      source: isSource(source) ? source : null,
      meanLanguageType: typeof meanLanguageType === "number" ? meanLanguageType : 0,
      // Only a path of this site: what is stored becomes a link.
      returnPath: typeof returnPath === "string" && /^\/(?![/\\])/.test(returnPath) ? returnPath : "/",
      progress: isProgress(progress) ? progress : null,
      served,
    };
  } catch {
    return undefined;
  }
}

function isSource(value: unknown): value is ListSource {
  return isRecord(value) && isCount(value.type) && ["number", "string"].includes(typeof value.id);
}

function isProgress(value: unknown): value is QuizProgress {
  return (
    isRecord(value) && isState(value.state) && isCount(value.clock) && isCount(value.streak) && isShown(value.shown)
  );
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
