import { answersOfGoal } from "../../../domain/memory/session.ts";
import type { NewWords } from "./new-words.ts";
import type { AnsweredCard, Review, ReviewCard } from "./review-source.ts";

/** What is still to come of a session: each card to be taught is asked some steps later. */
type Step = { readonly kind: "teach" | "ask"; readonly card: ReviewCard };

/** An answer of the session, and what was to come when it was given. */
type Given = {
  readonly answerId: string;
  readonly card: ReviewCard;
  readonly stepsBefore: readonly Step[];
  /** Undefined until it is known. */
  readonly isRight: boolean | undefined;
};

export type ReviewScreen =
  /** `waiting`: for the cards of the new words. */
  | { readonly kind: "start" | "end" | "paused" | "waiting" }
  | { readonly kind: "teach"; readonly card: ReviewCard }
  /** `isOpen`: the person who grades sees the answer. `sent`: the answer while it is judged. */
  | { readonly kind: "question"; readonly card: ReviewCard; readonly isOpen: boolean; readonly sent: string | null }
  | {
      readonly kind: "feedback";
      readonly card: ReviewCard;
      readonly answer: string;
      /** Undefined where there is no connection: it is kept. */
      readonly answered: AnsweredCard | undefined;
    };

export type ReviewState = {
  readonly review: Review;
  readonly screen: ReviewScreen;
  /** The present step first. */
  readonly steps: readonly Step[];
  readonly given: readonly Given[];
  /** New words that follow the last step, until they are among the steps. */
  readonly coming: NewWords | undefined;
  /** Of the question, for the fields that are emptied with each. */
  readonly number: number;
};

export type ReviewEvent =
  | { readonly type: "coming"; readonly words: NewWords | undefined }
  /** The cards of the words that were coming; none where that failed. */
  | { readonly type: "begin"; readonly cards: readonly ReviewCard[] }
  | { readonly type: "start" | "taught" | "open" | "next" | "undo" | "pause" | "resume" | "finish" }
  /** A word that is not to be asked again. */
  | { readonly type: "stop"; readonly wordId: number }
  | { readonly type: "answer"; readonly answerId: string; readonly answer: string }
  | { readonly type: "answered"; readonly answerId: string; readonly answered: AnsweredCard | undefined };

/** Steps after which a card that was taught, or answered wrong, is asked. */
const stepsUntilAsked = 3;

export function startReview(review: Review): ReviewState {
  const steps = stepsOf(review.cards);
  return { review, screen: { kind: "start" }, steps, given: [], coming: undefined, number: 0 };
}

function stepsOf(cards: readonly ReviewCard[]): readonly Step[] {
  return cards.map((card) => ({ kind: card.isNew ? "teach" : "ask", card }));
}

/** Events that do not fit the state change nothing. */
export function reduceReview(state: ReviewState, event: ReviewEvent): ReviewState {
  const { screen, steps, given } = state;
  const [step, ...rest] = steps;
  switch (event.type) {
    case "coming":
      return screen.kind === "end" ? state : { ...state, coming: event.words };
    case "begin":
      return begin(state, event.cards);
    case "start":
      return screen.kind === "start" ? show(state, steps) : state;
    case "taught":
      if (screen.kind !== "teach" || step === undefined) return state;
      return show(state, later(rest, { kind: "ask", card: step.card }));
    case "open":
      return screen.kind === "question" ? { ...state, screen: { ...screen, isOpen: true } } : state;
    case "answer": {
      if (screen.kind !== "question" || screen.sent !== null) return state;
      const { answerId, answer } = event;
      const entry = { answerId, card: screen.card, stepsBefore: steps, isRight: undefined };
      return { ...state, screen: { ...screen, sent: answer }, given: [...given, entry] };
    }
    case "answered":
      return answered(state, event.answerId, event.answered);
    case "stop":
      if (screen.kind !== "feedback") return state;
      return { ...state, steps: steps.filter(({ card }) => card.question.wordId !== event.wordId) };
    case "next":
      return screen.kind === "feedback" ? show(state, steps) : state;
    case "undo": {
      const last = given.at(-1);
      if (last === undefined || (screen.kind === "question" && screen.sent !== null)) return state;
      return show({ ...state, given: given.slice(0, -1) }, last.stepsBefore);
    }
    case "pause":
      return screen.kind === "question" || screen.kind === "teach" ? { ...state, screen: { kind: "paused" } } : state;
    case "resume":
      return screen.kind === "paused" ? show(state, steps) : state;
    case "finish":
      return screen.kind === "paused" ? { ...state, screen: { kind: "end" } } : state;
  }
}

function begin(state: ReviewState, cards: readonly ReviewCard[]): ReviewState {
  if (state.coming === undefined) return state;
  const added = stepsOf(cards);
  const { review } = state;
  const steps = [...state.steps, ...added];
  const next: ReviewState = {
    ...state,
    review: { ...review, cards: [...review.cards, ...cards], fresh: review.fresh + cards.length },
    steps,
    // An answer that is taken back does not take them back.
    given: state.given.map((one) => ({ ...one, stepsBefore: [...one.stepsBefore, ...added] })),
    coming: undefined,
  };
  return state.screen.kind === "waiting" ? show(next, steps) : next;
}

function answered(state: ReviewState, answerId: string, result: AnsweredCard | undefined): ReviewState {
  const { screen, steps } = state;
  const entry = state.given.find((one) => one.answerId === answerId);
  // It was undone meanwhile.
  if (entry === undefined) return state;
  const given = state.given.map((one) => (one === entry ? { ...one, isRight: result?.isRight } : one));
  const isWaitedFor = screen.kind === "question" && screen.sent !== null && screen.card === entry.card;
  if (!isWaitedFor) return { ...state, given };
  const [step, ...rest] = steps;
  const isWrong = result !== undefined && !result.isRight;
  const next = isWrong && step !== undefined ? later(rest, step) : rest;
  const shown = { ...state, given, steps: next };
  // Who grades has seen the answer.
  if (state.review.isSelfGraded) return show(shown, next);
  return { ...shown, screen: { kind: "feedback", card: entry.card, answer: screen.sent ?? "", answered: result } };
}

function later(steps: readonly Step[], step: Step): readonly Step[] {
  return steps.toSpliced(stepsUntilAsked, 0, step);
}

function show(state: ReviewState, steps: readonly Step[]): ReviewState {
  const [step] = steps;
  const number = state.number + 1;
  if (step === undefined) {
    return { ...state, steps, number, screen: { kind: state.coming === undefined ? "end" : "waiting" } };
  }
  const { kind, card } = step;
  if (kind === "teach") return { ...state, steps, number, screen: { kind, card } };
  return { ...state, steps, number, screen: { kind: "question", card, isOpen: false, sent: null } };
}

export type ReviewProgress = {
  /** Cards that are done, and all of the session. */
  readonly finished: number;
  readonly size: number;
  /** Steps until the end, and about how many minutes they take. */
  readonly left: number;
  readonly minutes: number;
};

/** Answers of a minute. */
const pace = answersOfGoal(5) / 5;

export function progressOf({ review, steps, coming }: ReviewState): ReviewProgress {
  const further = coming?.count ?? 0;
  const size = review.cards.length + further;
  const open = new Set(steps.map(({ card }) => card.cardId)).size + further;
  const left = steps.length + further;
  // A new word is seen first, and asked afterwards.
  const toTeach = steps.filter(({ kind }) => kind === "teach").length + further;
  return { finished: size - open, size, left, minutes: Math.max(1, Math.round((left + toTeach) / pace)) };
}

export type ReviewResult = {
  /** Ids of the cards that were remembered at the first try, and of those that were not. */
  readonly saved: readonly string[];
  readonly missed: readonly string[];
  /** Words that were new. */
  readonly begun: number;
  /** Answers that wait for a connection. */
  readonly kept: number;
};

/** What a session came to. The first answer to a card is the one that counts. */
export function resultOf({ given }: ReviewState): ReviewResult {
  const first = new Map(given.toReversed().map((one) => [one.card.cardId, one]));
  const entries = [...first.values()].toReversed();
  const ids = (isRight: boolean) => entries.filter((one) => one.isRight === isRight).map(({ card }) => card.cardId);
  return {
    saved: ids(true),
    missed: ids(false),
    begun: entries.filter(({ card }) => card.isNew).length,
    kept: given.filter((one) => one.isRight === undefined).length,
  };
}
