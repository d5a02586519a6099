import { expect, test } from "vitest";
import { buildListWords } from "../../../../tests/factories/quiz-words.ts";
import { questionOf } from "./review-question.ts";
import {
  progressOf,
  type ReviewEvent,
  type ReviewState,
  reduceReview,
  resultOf,
  startReview,
} from "./review-reducer.ts";
import type { AnsweredCard, Review, ReviewCard } from "./review-source.ts";

const words = buildListWords(6);

function card(number: number, isNew = false): ReviewCard {
  const question = questionOf("test-phrase-mean", {
    text: `phrase ${number}`,
    choices: [],
    partOfSpeech: "noun",
    wordId: number,
  });
  const word = isNew ? words[number] : undefined;
  return { cardId: `r${number}`, method: "test-phrase-mean", question, isNew, intervals: [1, 1, 2, 7], word };
}

const review = (cards: readonly ReviewCard[], more: Partial<Review> = {}): Review => ({
  due: cards.length,
  fresh: 0,
  room: 0,
  isSelfGraded: false,
  hard: [],
  stopped: [],
  cards,
  ...more,
});

const run = (state: ReviewState, ...events: readonly ReviewEvent[]) => events.reduce(reduceReview, state);
const begun = (cards: readonly ReviewCard[], more: Partial<Review> = {}) =>
  run(startReview(review(cards, more)), { type: "start" });

/** Gives an answer to what is asked, and has it judged. */
function answer(state: ReviewState, answerId: string, isRight: boolean): ReviewState {
  const [word] = words;
  if (word === undefined) throw new Error("no word");
  const answered: AnsweredCard = { answerId, isRight, isAlmost: false, correctAnswer: "", word, nextDue: "2026-06-02" };
  return run(state, { type: "answer", answerId, answer: "x" }, { type: "answered", answerId, answered });
}

const asked = ({ screen }: ReviewState) => ("card" in screen ? `${screen.kind} ${screen.card.cardId}` : screen.kind);
const next = (state: ReviewState) => run(state, { type: "next" });

test("cards are asked in their order until the end", () => {
  let state = begun([card(1), card(2)]);
  expect(asked(state)).toBe("question r1");
  state = answer(state, "a", true);
  expect(asked(state)).toBe("feedback r1");
  state = answer(next(state), "b", true);
  expect(asked(next(state))).toBe("end");
  expect(resultOf(state)).toEqual({ saved: ["r1", "r2"], missed: [], begun: 0, kept: 0 });
});

test("a new word is taught, and asked some steps later", () => {
  let state = begun([card(1, true), card(2), card(3), card(4), card(5)]);
  expect(asked(state)).toBe("teach r1");
  state = run(state, { type: "taught" });
  const order: string[] = [];
  for (let number = 0; state.screen.kind !== "end"; number += 1) {
    order.push(asked(state));
    state = next(answer(state, `${number}`, true));
  }
  expect(order).toEqual(["question r2", "question r3", "question r4", "question r1", "question r5"]);
  expect(resultOf(state).begun).toBe(1);
  expect(asked(run(begun([card(1, true)]), { type: "taught" }))).toBe("question r1");
});

test("a wrong answer is asked again until it is right, but the first counts", () => {
  let state = next(answer(begun([card(1), card(2)]), "a", false));
  expect(asked(state)).toBe("question r2");
  state = next(answer(state, "b", true));
  expect(asked(state)).toBe("question r1");
  state = next(answer(state, "c", true));
  expect(asked(state)).toBe("end");
  expect(resultOf(state)).toMatchObject({ saved: ["r2"], missed: ["r1"] });
});

test("the last answer is undone: its card is asked again, and its repetition is gone", () => {
  const state = begun([card(1), card(2)]);
  const wrong = answer(state, "a", false);
  for (const after of [wrong, next(wrong)]) {
    const undone = run(after, { type: "undo" });
    expect([asked(undone), undone.given]).toEqual(["question r1", []]);
    expect(progressOf(undone)).toEqual(progressOf(state));
  }
  const twice = run(next(answer(next(wrong), "b", true)), { type: "undo" }, { type: "undo" });
  expect(asked(twice)).toBe("question r1");
  expect(run(twice, { type: "undo" })).toBe(twice);
});

test("an answer that is on its way is not given twice, and not undone", () => {
  const sent = run(begun([card(1)]), { type: "answer", answerId: "a", answer: "x" });
  expect(run(sent, { type: "answer", answerId: "b", answer: "y" })).toBe(sent);
  expect(run(sent, { type: "undo" })).toBe(sent);
});

test("without a connection one goes on, and what comes of the answer later is counted", () => {
  let state = run(begun([card(1), card(2)]), { type: "answer", answerId: "a", answer: "x" });
  state = run(state, { type: "answered", answerId: "a", answered: undefined });
  expect(asked(state)).toBe("feedback r1");
  state = next(state);
  expect(resultOf(state).kept).toBe(1);
  const [word] = words;
  if (word === undefined) throw new Error("no word");
  const answered = { answerId: "a", isRight: true, isAlmost: false, correctAnswer: "", word, nextDue: "2026-06-02" };
  state = run(state, { type: "answered", answerId: "a", answered });
  expect([asked(state), resultOf(state).kept, resultOf(state).saved]).toEqual(["question r2", 0, ["r1"]]);
  expect(run(state, { type: "answered", answerId: "unknown", answered })).toBe(state);
});

test("who grades has seen the answer, so the next card follows at once", () => {
  const state = begun([card(1), card(2)], { isSelfGraded: true });
  const open = run(state, { type: "open" });
  expect(open.screen).toMatchObject({ kind: "question", isOpen: true });
  expect(asked(answer(open, "a", true))).toBe("question r2");
});

test("a pause keeps the place; who stops for today sees the end", () => {
  const paused = run(next(answer(begun([card(1), card(2)]), "a", true)), { type: "pause" });
  expect(asked(paused)).toBe("paused");
  expect(asked(run(paused, { type: "resume" }))).toBe("question r2");
  expect(asked(run(paused, { type: "finish" }))).toBe("end");
});

test("new words of what one watches follow the due ones, and an undone answer does not take them away", () => {
  const words = { count: 1, title: "Film", takeUp: async () => undefined };
  const first = run(begun([card(1)]), { type: "coming", words });
  expect(progressOf(first)).toMatchObject({ size: 2, left: 2 });
  const answered = answer(first, "a", true);
  const waiting = next(answered);
  expect(asked(waiting)).toBe("waiting");
  const cards = [card(2, true)];
  const taught = run(waiting, { type: "begin", cards });
  expect([asked(taught), taught.review.fresh, progressOf(taught).size]).toEqual(["teach r2", 1, 2]);
  expect(run(taught, { type: "begin", cards })).toBe(taught);
  const undone = run(answered, { type: "begin", cards }, { type: "undo" });
  expect(asked(undone)).toBe("question r1");
  expect(asked(next(answer(undone, "b", true)))).toBe("teach r2");
  // They could not be had.
  expect(asked(run(waiting, { type: "begin", cards: [] }))).toBe("end");
});

test("the end is in sight", () => {
  const state = begun(Array.from({ length: 24 }, (_, at) => card(at)));
  expect(progressOf(state)).toEqual({ finished: 0, size: 24, left: 24, minutes: 3 });
  expect(progressOf(next(answer(state, "a", true)))).toMatchObject({ finished: 1, left: 23 });
  expect(progressOf(next(answer(state, "a", false)))).toMatchObject({ finished: 0, left: 24 });
});

test("new words take the time of being seen and asked", () => {
  const cards = Array.from({ length: 12 }, (_, at) => card(at, true));
  expect(progressOf(begun(cards))).toMatchObject({ left: 12, minutes: 3 });
  const words = { count: 12, title: "Film", takeUp: async () => undefined };
  expect(progressOf(run(startReview(review([card(1)])), { type: "coming", words })).minutes).toBe(3);
});

test("a word that is not to be asked again leaves the session, also where it was answered wrong", () => {
  const state = answer(begun([card(1), card(2)]), "a", false);
  expect(progressOf(state).left).toBe(2);
  const stopped = run(state, { type: "stop", wordId: 1 });
  expect(asked(stopped)).toBe("feedback r1");
  expect(progressOf(stopped).left).toBe(1);
  expect(asked(next(answer(next(stopped), "b", true)))).toBe("end");
});
