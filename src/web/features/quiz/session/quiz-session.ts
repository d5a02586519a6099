import type { Word } from "../../../../contract/lexicon/word-list.ts";
import type { PartOfSpeech } from "../../../../domain/lexicon/part-of-speech.ts";
import type { ListLanguage } from "../../../../domain/locale/meaning-language.ts";
import type { MethodId } from "../../../../domain/quiz/methods.ts";
import type { QuizState } from "../../../../domain/quiz/quiz-state.ts";
import { minimumWords } from "../../../../domain/quiz/settings.ts";
import { remainingWords } from "../../../../domain/quiz/tour.ts";

/** A question as the stage shows it, without its right answer. */
export type Question = {
  /** 1 for a tour's first. */
  readonly number: number;
  /** Absent where it would give the answer away. */
  readonly wordId?: number;
  readonly method: MethodId;
  /** Of the asked word; absent in a quiz that an earlier version of the page kept. */
  readonly partOfSpeech?: PartOfSpeech;
  /** What is shown; what the browser speaks, in a listening question without `sound`. */
  readonly text: string;
  /** Where the phrase is asked: a line of the title in which it is said. */
  readonly line?: string;
  /** Where the site speaks the word of a listening question for points. */
  readonly sound?: string;
  /** Empty for a written answer. */
  readonly choices: readonly string[];
  /** What a right answer earned when the question was opened; 0 without time limits. */
  readonly points: number;
  /** In which the points fall to their minimum; 0 without time limits. */
  readonly seconds: number;
  /** How much of that time had passed when the question was shown, or answered. */
  readonly elapsedMs: number;
  /** The share of its points that the word earns, where it does not earn all: it was asked for before on the same day. */
  readonly share?: number;
  /** What has earned all that counts on today's leaderboard: this kind of question, or this list. */
  readonly capped?: "method" | "list";
  /** The asked word's first letter: what was written before is right too, but is not the word that is asked. */
  readonly hint?: string;
  /** The tour's last word, and answered wrong before: it would be asked at once again. */
  readonly canWait?: true;
  /** The server measures the time, so it also runs while the page is hidden. */
  readonly runsOn?: true;
};

export type Feedback = {
  /** As it was given; empty for "I do not know". */
  readonly answer: string;
  readonly isRight: boolean;
  /** Accepted in spite of missing diacritics or a slip. */
  readonly isAlmost: boolean;
  readonly reason: "diacritics" | "slip" | null;
  /** The accepted answer nearest to what was written. */
  readonly nearest: string;
  readonly correctAnswer: string;
  readonly points: number;
  readonly word: Word;
};

export type AnsweredQuestion = { readonly question: Question; readonly feedback: Feedback };

export type Summary = {
  /** Right and wrong answers of the tour, and points earned in it. */
  readonly right: number;
  readonly wrong: number;
  readonly points: number;
  readonly words: readonly SummaryWord[];
  /** Words of the quiz that no tour has asked yet. */
  readonly remaining: number;
};

export type SummaryWord = {
  readonly word: Pick<Word, "id" | "phrase" | "mean" | "definition">;
  readonly wrongCount: number;
  readonly points: number;
};

export type TourProgress = {
  /** Right answers given of those that the tour needs: each word as often as it is asked. */
  readonly finished: number;
  readonly size: number;
  readonly points: number;
  /** Right answers in a row. */
  readonly streak: number;
};

/** A tour's words: taken from those not asked yet, or those that the last tour had wrong answers to. */
export type TourSource = "pool" | "missed";

/** What tonight's words change: the share known of what is said, from 0 to 1, without and with them. */
export type TonightShares = {
  readonly shareBefore: number;
  readonly shareAfter: number;
  /** Of words that are being learnt, and the share with these and tonight's. */
  readonly learning?: number;
  readonly shareLearnt?: number;
};

/** The list in `history` that the quiz page plays, and the quiz of its words. */
export type StoredList = {
  readonly title: string;
  readonly wordCount: number;
  /** Empty for a server quiz that was started in another browser. */
  readonly words: readonly Word[];
  /** Null where the words come from no list that the server knows. */
  readonly source: ListSource | null;
  readonly meanLanguage: ListLanguage;
  /** The page that the quiz leads back to. */
  readonly returnPath: string;
  /** For tonight's words only. */
  readonly tonight?: TonightShares;
  /** Words of a day before, of which fewer than six are enough. */
  readonly isReview?: true;
  /** Null until the quiz is started. */
  readonly quiz: BrowserQuiz | ServerQuiz | null;
};

/** A list as GetWordListV2 takes it. */
export type ListSource = {
  readonly type: number;
  readonly id: number | string;
  /** All its words are played. */
  readonly isWhole: boolean;
};

/** A quiz that this browser runs. */
export type BrowserQuiz = {
  readonly kind: "browser";
  readonly state: QuizState;
  /** Milliseconds for which questions have been visible: the clock of `state`. */
  readonly clock: number;
  /** Right answers in a row. */
  readonly streak: number;
  /** The last answer, until the next question is opened. */
  readonly shown: AnsweredQuestion | null;
};

/** A quiz that the server runs: what it takes to show it again after a reload. */
export type ServerQuiz = {
  readonly kind: "server";
  readonly quizId: string;
  /** The user, by the id of their list of known words; nobody else may resume the quiz. */
  readonly owner: number;
  /** Null between two tours, and while it is not known. */
  readonly tourId: string | null;
  /** Words of the tour. */
  readonly size: number;
  /** Words of the tour that are not finished. */
  readonly left: number;
  /** Right answers that this browser has seen in the tour, and how many a word needs; absent before the first. */
  readonly right?: number;
  readonly repetition?: number;
  /** The tour's words were finished before. */
  readonly isAgain?: boolean;
  /** Words of the quiz that no tour has asked yet. */
  readonly remaining: number;
  readonly points: number;
  readonly streak: number;
  readonly open: OpenServerQuestion | null;
  readonly shown: AnsweredQuestion | null;
  /** Of the tour that is over, until the next one starts. */
  readonly summary: Summary | null;
};

export type OpenServerQuestion = {
  readonly questionId: string;
  readonly question: Question;
  /** A right answer finishes the word. */
  readonly isLast: boolean;
  /** The answer that was sent, until the server has confirmed it. */
  readonly answer: string | null;
  /** It was sent with the wish to be asked again in the next tour. */
  readonly isLater?: boolean;
};

/** It starts at once, with methods from easy to hard; the set-up is for who comes back to it. */
export function isGuided({ tonight, isReview }: Pick<StoredList, "tonight" | "isReview">): boolean {
  return tonight !== undefined || isReview === true;
}

/** How many words a quiz of the list needs. */
export function leastWordsOf({ isReview }: Pick<StoredList, "isReview">): number {
  return isReview ? 1 : minimumWords;
}

/** How many words of the quiz are not finished; 0 where none was started. */
export function unfinishedWords({ quiz }: StoredList): number {
  if (quiz === null) return 0;
  return quiz.kind === "server" ? quiz.remaining + quiz.left : remainingWords(quiz.state);
}

/**
 * A quiz in progress, run by the browser or by the server. Its asynchronous methods are called one after the other,
 * never at the same time. They reject with TourStoppedError, or with ApiError 401 when the user is signed out.
 */
export type QuizSession = {
  /** False without time limits. */
  readonly hasPoints: boolean;
  /** The points are added to the user's account; otherwise they are for practice. */
  readonly isCounted: boolean;
  /** Opens the next question, or returns the open one again; null at the tour's end. */
  openQuestion(): Promise<Question | null>;
  /**
   * Answers the open question; null if its word has changed since it was asked, so the next must be opened, or if it
   * stays open, now with a hint.
   *
   * @param isLater its word waits for the next tour, unless it is right
   */
  answer(answer: string, isLater?: boolean): Promise<AnsweredQuestion | null>;
  startTour(of: TourSource): Promise<void>;
  /** An answer that was sent and not confirmed: it must be sent again. */
  unconfirmed(): { readonly question: Question; readonly answer: string } | null;
  /** The last answer, until the next question is opened. */
  lastAnswered(): AnsweredQuestion | null;
  progress(): TourProgress;
  /** Only at the tour's end. */
  summary(): Summary;
  /** Time runs while the question is visible. */
  setVisible(isVisible: boolean): void;
  /** Asks the server again at once while the connection is lost. */
  retry(): void;
  /** No request is repeated afterwards. */
  close(): void;
  /** What `history` has to hold for the quiz to be resumed; with the language of meanings, once it is known. */
  snapshot(): Pick<StoredList, "quiz"> & Partial<Pick<StoredList, "meanLanguage">>;
};

/** The tour, or the whole quiz, cannot be continued: another device has ended it, or its words are gone. */
export class TourStoppedError extends Error {
  override readonly name = "TourStoppedError";
  /** Another tour of the quiz may be started. */
  readonly canContinue: boolean;
  /** The API's explanation in the page's language; may be empty. */
  readonly text: string;

  constructor(text: string, canContinue: boolean, cause: unknown) {
    super("the tour cannot be continued", { cause });
    this.canContinue = canContinue;
    this.text = text;
  }
}
