import type { Word } from "../../../contract/lexicon/word-list.ts";
import type { Grade } from "../../../domain/memory/card.ts";
import type { ReviewMethod } from "../../../domain/review/question.ts";
import type { Question } from "../quiz/session/quiz-session.ts";

/** A card of a session, asked as the stage of the quiz shows a question. */
export type ReviewCard = {
  readonly cardId: string;
  readonly method: ReviewMethod;
  readonly question: Question;
  /** To be taught before it is asked. */
  readonly isNew: boolean;
  /** Days until it is asked again, by the four grades. */
  readonly intervals: readonly number[];
  /** Of a new card, and where the person grades. */
  readonly word: Word | undefined;
};

export type Review = {
  /** Cards that wait, and new words that may be begun today. */
  readonly due: number;
  readonly fresh: number;
  /** Further new words for which the session and the day have room. */
  readonly room: number;
  readonly isSelfGraded: boolean;
  readonly cards: readonly ReviewCard[];
  readonly hard: readonly Word[];
  /** Not to be asked again; of visitors alone. */
  readonly stopped: readonly Word[];
};

/** An answer: a text, or where the person grades a grade. */
export type GivenAnswer = {
  readonly answerId: string;
  readonly card: ReviewCard;
  readonly answer?: string;
  readonly grade?: Grade;
  readonly elapsedMs: number;
};

export type AnsweredCard = {
  readonly answerId: string;
  readonly isRight: boolean;
  readonly isAlmost: boolean;
  readonly correctAnswer: string;
  readonly word: Word;
  /** The day on which it is asked again. */
  readonly nextDue: string;
};

export type ReviewSettings = { readonly selfGrading?: boolean; readonly goalMinutes?: 5 | 10 | 20 };

/** Where the cards of a person are: in this browser, or on the server. */
export type ReviewSource = {
  /** Rejects as the API client does, or where the browser does not allow to store anything. */
  load(): Promise<Review>;
  /** Keeps the answer and says what became of it. Undefined where there is no connection: it is kept and sent later. */
  answer(given: GivenAnswer): Promise<AnsweredCard | undefined>;
  undo(answerId: string): Promise<void>;
  /** How many cards are due tomorrow, as it stands now. */
  dueTomorrow(): Promise<number>;
  changeSettings(settings: ReviewSettings): Promise<void>;
  /** Has hard words asked again. */
  takeUp(words: readonly Word[]): Promise<void>;
  /** "Don't ask again", or taking that back. */
  stop(word: Word, isStopped: boolean): Promise<void>;
};
