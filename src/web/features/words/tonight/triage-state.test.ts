import { expect, test } from "vitest";
import { buildListWords } from "../../../../../tests/factories/quiz-words.ts";
import {
  countOf,
  hasMoreCards,
  isAtEnd,
  mostCards,
  openCard,
  progressOf,
  reduceTriage,
  startTriage,
  type TriageAction,
  type TriageState,
} from "./triage-state.ts";

const words = buildListWords(40);
const [know, teach] = (["know", "teach"] as const).map((answer): TriageAction => ({ type: "answer", answer }));
const after = (state: TriageState, ...actions: (TriageAction | undefined)[]) =>
  actions.reduce<TriageState>((now, action) => (action === undefined ? now : reduceTriage(now, action)), state);
const asked = (state: TriageState) => openCard(state)?.id;

test("cards are asked in their order, and undo goes back one", () => {
  const state = after(startTriage(words, 5), know, teach, know);
  expect([asked(state), countOf(state, "know"), countOf(state, "teach")]).toEqual([4, 2, 1]);
  const undone = after(state, { type: "undo" }, { type: "undo" });
  expect([asked(undone), countOf(undone, "teach")]).toEqual([2, 0]);
  expect(after(startTriage(words, 5), { type: "undo" }).answers).toEqual([]);
});

test("it ends when the list is full, and goes on if wished", () => {
  const full = after(startTriage(words, 2), teach, know, teach);
  expect([isAtEnd(full), asked(full), hasMoreCards(full)]).toEqual([true, undefined, true]);
  expect(after(full, know).answers).toHaveLength(3);
  const onwards = after(full, { type: "goOn" });
  expect([isAtEnd(onwards), asked(onwards)]).toEqual([false, 4]);
  expect(asked(after(full, { type: "undo" }))).toBe(3);
});

test("the bar is full when the list is, and goes by cards for who goes on", () => {
  const full = after(startTriage(words, 2), teach, know, teach);
  expect(progressOf(after(startTriage(words, 2), teach, know), 30)).toEqual({ value: 1, max: 2 });
  expect(progressOf(full, 30)).toEqual({ value: 2, max: 2 });
  expect(progressOf(after(full, { type: "goOn" }), 30)).toEqual({ value: 3, max: 30 });
  const last = after(startTriage(words.slice(0, 2), 5), { type: "complete" }, know, know);
  expect(progressOf(last, 2)).toEqual({ value: 5, max: 5 });
});

test("it ends after thirty cards, each once", () => {
  const more = after(startTriage(words.slice(0, 10), 20), { type: "add", words });
  expect(more.cards.map(({ id }) => id)).toEqual(words.slice(0, mostCards).map(({ id }) => id));
  const over = after(more, ...Array.from({ length: 30 }, () => know));
  expect([isAtEnd(over), hasMoreCards(over), countOf(over, "know")]).toEqual([true, false, 30]);
});

test("while more cards are loaded it waits; where none can be loaded it ends", () => {
  const waiting = after(startTriage(words.slice(0, 1), 5), know);
  expect([isAtEnd(waiting), asked(waiting)]).toEqual([false, undefined]);
  expect(isAtEnd(after(waiting, { type: "complete" }))).toBe(true);
});
