import { expect, test } from "vitest";
import { nextStep, type Standing } from "./next-step.ts";

const now = Date.parse("2026-03-04T18:00:00Z");
const dayMs = 24 * 60 * 60_000;
const quiz = { title: "Charade", left: 4, at: now - dayMs };
const evening = { title: "Charade", path: "/film/charade", at: now - dayMs, missed: 2 };
const tonight = { ...evening, at: now - dayMs + 1 };
const planned = [{ wordId: 8, phrase: "haunt", from: { type: 5, id: 2 } }];
const nothing: Standing = { quiz: undefined, due: 0, fresh: 0, hard: 0, evening: undefined, planned: [] };
const all: Standing = { quiz, due: 7, fresh: 3, hard: 2, evening, planned };

test.each([
  [all, { kind: "quiz", count: 4, quiz }],
  // Who has left it for long has other things to do first.
  [
    { ...all, quiz: { ...quiz, at: now - 8 * dayMs } },
    { kind: "due", count: 7 },
  ],
  [
    { ...all, quiz: { ...quiz, left: 0 } },
    { kind: "due", count: 7 },
  ],
  [
    { ...all, quiz: undefined, due: 0 },
    { kind: "fresh", count: 3 },
  ],
  [
    { ...all, quiz: undefined, due: 0, fresh: 0 },
    { kind: "plan", count: 1, words: planned },
  ],
  [
    { ...nothing, planned, hard: 2 },
    { kind: "plan", count: 1, words: planned },
  ],
  // A list that was studied within a day is what reviews go on with, too.
  [
    { ...nothing, planned, evening: tonight },
    { kind: "tonight", count: 0, evening: tonight },
  ],
  [
    { ...nothing, evening, hard: 2 },
    { kind: "tonight", count: 0, evening },
  ],
  [
    { ...nothing, hard: 2 },
    { kind: "hard", count: 2 },
  ],
  [nothing, { kind: "done", count: 0 }],
])("%#: one thing to go on with", (standing: Standing, step) => {
  expect(nextStep(standing, now)).toEqual(step);
});
