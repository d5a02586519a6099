import type { Word } from "../../../contract/lexicon/word-list.ts";
import { type Grade, parseCardId } from "../../../domain/memory/card.ts";
import { methodOf } from "../../../domain/quiz/methods.ts";
import type { NewWords } from "./new-words.ts";
import { type ReviewEvent, type ReviewState, reduceReview, startReview } from "./review-reducer.ts";
import type { AnsweredCard, ReviewCard, ReviewSettings, ReviewSource } from "./review-source.ts";

export type ReviewView = ReviewState | "loading" | "failed";

/** Runs the reducer for one review page: asks the source, and reports what it answers. */
export type ReviewController = {
  getView(): ReviewView;
  /** The first listener has the cards loaded. */
  subscribe(listener: () => void): () => void;
  send(event: Exclude<ReviewEvent, { type: OwnEvent }>): void;
  answer(text: string): void;
  grade(grade: Grade): void;
  undo(): void;
  /** Loads anew: after a failure, for further cards, or with other settings. */
  load(): void;
  changeSettings(settings: ReviewSettings): void;
  takeUp(word: Word): void;
  /** "Don't ask again": not in this session either. */
  stop(word: Word): void;
  /** Takes that back, and loads anew. */
  askAgain(word: Word): void;
  dueTomorrow(): Promise<number>;
};

/** Events that come from the controller alone. */
type OwnEvent = "answer" | "answered" | "undo" | "stop" | "coming" | "begin";

type ControllerOptions = {
  /** New words of what one watches, as many as there is room for, without these. */
  findNew(most: number, without: readonly number[]): Promise<NewWords | undefined>;
  readonly createSource: (onLate: (answered: AnsweredCard) => void) => ReviewSource;
  say(word: { readonly phrase: string; readonly id?: number | undefined }): void;
  /** Milliseconds of a clock that never goes back. */
  time(): number;
};

const wordIdsOf = (cards: readonly ReviewCard[]) => [
  ...new Set(cards.flatMap(({ cardId }) => parseCardId(cardId)?.wordId ?? [])),
];

export function createReviewController({ createSource, findNew, say, time }: ControllerOptions): ReviewController {
  const listeners = new Set<() => void>();
  let view: ReviewView = "loading";
  let hasBegun = false;
  let shownAt = 0;
  let loads = 0;
  let begun: NewWords | undefined;
  /** Answers are kept one after the other, and taken back after them. */
  let last: Promise<unknown> = Promise.resolve();
  const source = createSource((answered) => dispatch({ type: "answered", answerId: answered.answerId, answered }));

  function show(next: ReviewView) {
    const before = view;
    view = next;
    if (typeof next === "object" && (typeof before !== "object" || next.number !== before.number)) present(next);
    for (const listener of listeners) listener();
    // Before the last step is answered, so that nobody waits for them.
    if (typeof next === "object" && next.coming !== undefined && next.steps.length <= 1) begin(next, next.coming);
  }

  function dispatch(event: ReviewEvent) {
    if (typeof view !== "object") return;
    const next = reduceReview(view, event);
    if (next !== view) show(next);
  }

  /** A new step: its time begins, and what is to be heard is said. */
  function present({ screen }: ReviewState) {
    shownAt = time();
    if (screen.kind === "teach" && screen.card.word !== undefined) say(screen.card.word);
    if (screen.kind !== "question") return;
    const { method, text: phrase, wordId: id } = screen.card.question;
    if (methodOf(method).isListening) say({ phrase, id });
  }

  function load() {
    hasBegun = true;
    loads += 1;
    const number = loads;
    // What is shown stays until there is something else.
    if (view === "failed") show("loading");
    last
      .then(async () => {
        const review = await source.load();
        const isCurrent = () => number === loads;
        const words = findNew(review.room, wordIdsOf(review.cards)).catch(() => undefined);
        const start = startReview(review);
        // What waits is not kept waiting by what may follow it.
        if (review.cards.length === 0) await words;
        else if (isCurrent()) show(start);
        const coming = await words;
        if (!isCurrent()) return;
        if (review.cards.length === 0) show(reduceReview(start, { type: "coming", words: coming }));
        else dispatch({ type: "coming", words: coming });
      })
      .catch(() => number === loads && show("failed"));
  }

  /** Makes cards of the words that are coming, once. */
  function begin({ screen, review }: ReviewState, words: NewWords) {
    if (begun === words || screen.kind === "start" || screen.kind === "paused") return;
    begun = words;
    const number = loads;
    const present = new Set(review.cards.map(({ cardId }) => cardId));
    // Answers do not wait for it.
    last
      .then(async () => {
        await words.takeUp();
        const { cards } = await source.load();
        return cards.filter(({ isNew, cardId }) => isNew && !present.has(cardId)).slice(0, words.count);
      })
      .catch((error: unknown) => {
        reportError(error);
        return [];
      })
      .then((cards) => {
        if (number !== loads || typeof view !== "object") return;
        if (cards.length === 0 && view.screen.kind === "waiting" && view.given.length === 0) show("failed");
        else dispatch({ type: "begin", cards });
      })
      .catch((error: unknown) => reportError(error));
  }

  function give(given: { readonly answer?: string; readonly grade?: Grade }) {
    if (typeof view !== "object" || view.screen.kind !== "question" || view.screen.sent !== null) return;
    const { card } = view.screen;
    const answerId = crypto.randomUUID();
    const elapsedMs = Math.round(time() - shownAt);
    dispatch({ type: "answer", answerId, answer: given.answer ?? "" });
    last = last.then(async () => {
      const answered = await source.answer({ answerId, card, elapsedMs, ...given }).catch((error: unknown) => {
        reportError(error);
        return undefined;
      });
      dispatch({ type: "answered", answerId, answered });
    });
  }

  return {
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener);
      if (!hasBegun) load();
      return () => listeners.delete(listener);
    },
    send: dispatch,
    answer: (answer) => give({ answer }),
    grade: (grade) => give({ grade }),
    undo() {
      const answerId = typeof view === "object" ? view.given.at(-1)?.answerId : undefined;
      if (answerId === undefined) return;
      const before = view;
      dispatch({ type: "undo" });
      if (view === before) return;
      last = last.then(() => source.undo(answerId)).catch((error: unknown) => reportError(error));
    },
    load,
    changeSettings(settings) {
      last = last.then(() => source.changeSettings(settings)).catch(() => undefined);
      load();
    },
    // Once all answers are counted.
    dueTomorrow: () => last.then(() => source.dueTomorrow()),
    stop(word) {
      dispatch({ type: "stop", wordId: word.id });
      last = last.then(() => source.stop(word, true)).catch((error: unknown) => reportError(error));
    },
    askAgain(word) {
      last = last.then(() => source.stop(word, false)).catch(() => undefined);
      load();
    },
    takeUp(word) {
      last = last.then(() => source.takeUp([word])).catch(() => undefined);
      load();
    },
  };
}
