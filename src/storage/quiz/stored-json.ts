import type { OpenQuestion, Tour, WordTally } from "../../domain/quiz/quiz-state.ts";
import type { ListSource, QuizOutcome, QuizSource } from "./quiz-record.ts";

// Quizzes as JSON in rows. Rows keep the names that the first version wrote, which are those of the API: versions that run
// on one database at the same time, as during an update or after going back, can read each other's rows.

type StoredTally = Omit<WordTally, "correctCount" | "wrongCount"> & {
  readonly my_true_count: number;
  readonly falseCount: number;
};

type StoredQuestion = Omit<OpenQuestion, "choices" | "startPoints" | "durationSeconds"> & {
  readonly choices_list: readonly string[];
  readonly StartPointForScoring: number;
  readonly DurationForScoring: number;
};

export type StoredTour = Omit<Tour, "words" | "question"> & {
  readonly words: readonly StoredTally[];
  readonly question: StoredQuestion | null;
};

type ShownSummary = NonNullable<QuizOutcome["summary"]>;
type SummaryWord = ShownSummary["words"][number];

export type StoredOutcome = Omit<QuizOutcome, "correctAnswer" | "summary"> & {
  readonly trueChoice: string;
  readonly summary: (Omit<ShownSummary, "words"> & { readonly words: readonly Stored<SummaryWord>[] }) | null;
};

type Stored<W extends WordTally> = Omit<W, "correctCount" | "wrongCount"> & StoredTally;

/** A catalogue's or own list by its number, a shared one by its address. */
export type StoredSource = Omit<QuizSource, "list"> & {
  readonly list: { readonly type: number; readonly id: number | string; readonly isMine?: true } | null;
};

function storedTally<W extends WordTally>({ correctCount, wrongCount, ...word }: W): Stored<W> {
  return { ...word, my_true_count: correctCount, falseCount: wrongCount };
}

function tallyOf<W extends StoredTally>({ my_true_count: correctCount, falseCount: wrongCount, ...word }: W) {
  return { ...word, correctCount, wrongCount };
}

export const tourJson = {
  toDriver({ words, question, ...tour }: Tour): StoredTour {
    return { ...tour, words: words.map(storedTally), question: question && storedQuestion(question) };
  },
  fromDriver({ words, question, ...tour }: StoredTour): Tour {
    return { ...tour, words: words.map(tallyOf), question: question && questionOf(question) };
  },
};

function storedQuestion({ choices, startPoints, durationSeconds, ...question }: OpenQuestion): StoredQuestion {
  const points = { StartPointForScoring: startPoints, DurationForScoring: durationSeconds };
  return { ...question, choices_list: choices, ...points };
}

function questionOf(stored: StoredQuestion): OpenQuestion {
  const { choices_list: choices, StartPointForScoring, DurationForScoring, ...question } = stored;
  return { ...question, choices, startPoints: StartPointForScoring, durationSeconds: DurationForScoring };
}

export const outcomeJson = {
  toDriver({ correctAnswer, summary, ...outcome }: QuizOutcome): StoredOutcome {
    const stored = summary && { ...summary, words: summary.words.map(storedTally) };
    return { ...outcome, trueChoice: correctAnswer, summary: stored };
  },
  fromDriver({ trueChoice, summary, ...outcome }: StoredOutcome): QuizOutcome {
    const shown = summary && { ...summary, words: summary.words.map(tallyOf) };
    return { ...outcome, correctAnswer: trueChoice, summary: shown };
  },
};

/** From the number 1 on; 6 stands for shared lists. */
const kinds = ["own", "episode", "season", "series", "movie"] as const;
const sharedType = 6;

export const sourceJson = {
  toDriver({ list, wordIds }: QuizSource): StoredSource {
    return { list: list && storedList(list), wordIds };
  },
  fromDriver({ list, wordIds }: StoredSource): QuizSource {
    return { list: list && listOf(list), wordIds };
  },
};

function storedList(list: ListSource): NonNullable<StoredSource["list"]> {
  if (list.kind === "shared") return { type: sharedType, id: list.url };
  const isMine = "isMine" in list && list.isMine === true;
  return { type: kinds.indexOf(list.kind) + 1, id: list.id, ...(isMine && { isMine }) };
}

function listOf({ type, id, isMine }: NonNullable<StoredSource["list"]>): ListSource {
  const kind = kinds[type - 1];
  if (kind === undefined || typeof id === "string") return { kind: "shared", url: String(id) };
  return kind === "own" || isMine === undefined ? { kind, id } : { kind, id, isMine };
}

type ExportedQuiz = { readonly source: QuizSource; readonly startLength: number; readonly tour: Tour | null };

/**
 * A row of the export, which shows quizzes as they are stored; without the open question, and with the words that are
 * still to be asked by their ids, so that nothing tells which one is asked for.
 */
export function exportedQuiz<Q extends ExportedQuiz>({ source, startLength, tour, ...quiz }: Q) {
  return {
    ...quiz,
    source: sourceJson.toDriver(source),
    start_length: startLength,
    tour: tour && exportedTour(tour),
  };
}

function exportedTour({ queue, words, ...tour }: Tour): StoredTour {
  const inFixedOrder = { queue: queue.toSorted((a, b) => a - b), words: words.toSorted((a, b) => a.id - b.id) };
  return tourJson.toDriver({ ...tour, ...inFixedOrder, question: null });
}
