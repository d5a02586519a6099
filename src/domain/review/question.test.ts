import { expect, test } from "vitest";
import { buildQuizWord, seededRandom } from "../../../tests/factories/quiz-words.ts";
import type { Card, CardKind } from "../memory/card.ts";
import { indexWords } from "../quiz/word-index.ts";
import { answeredCard, judgeReview, methodFor, type ReviewWord, reviewItem } from "./question.ts";

const word: ReviewWord = { ...buildQuizWord({ id: 1, phrase: "suspect", mean: "şüphelenmek; kuşkulanmak" }) };
const withExample: ReviewWord = { ...word, example: "I suspected him from the start." };
const words = [withExample, ...Array.from({ length: 12 }, (_, at) => buildQuizWord({ id: at + 2 }))];
const index = indexWords(words, [], "tr");
const asking = { meanLanguage: "tr", hasVoice: true } as const;

function card(kind: CardKind, stability: number | null): Pick<Card, "kind" | "state"> {
  return { kind, state: stability === null ? null : { stability, difficulty: 5, lastDay: "2026-06-01" } };
}

test("a card rises from choice to listening to writing, and from writing to the gap of its example", () => {
  const methods = [null, 1, 2.9, 3, 9.9, 10, 400].map((days) => methodFor(card("recognition", days), word, asking));
  const listening = "writeListen-engAudio-mean";
  expect(methods).toEqual([
    ...["test-phrase-mean", "test-phrase-mean", "test-phrase-mean"],
    ...[listening, listening, "write-phrase-mean", "write-phrase-mean"],
  ]);
  const produced = [null, 13.9, 14, 400].map((days) => methodFor(card("production", days), withExample, asking));
  expect(produced).toEqual(["write-mean-phrase", "write-mean-phrase", "cloze", "cloze"]);
});

test("what a word or a browser lacks is asked in another way", () => {
  const silent = { ...asking, hasVoice: false };
  expect(methodFor(card("recognition", 5), word, silent)).toBe("test-phrase-mean");
  expect(methodFor(card("production", 30), word, asking)).toBe("write-mean-phrase");
  const apart = { ...withExample, phrase: "pick up", example: "Pick me up at eight." };
  expect(methodFor(card("production", 30), apart, asking)).toBe("write-mean-phrase");
  expect(methodFor(card("recognition", 5), word, { meanLanguage: "en", hasVoice: false })).toBe(
    "test-phrase-definition",
  );
  expect(methodFor(card("recognition", 1), { ...word, mean: null }, asking)).toBe("test-phrase-definition");
});

test("a gap shows the sentence, and takes any form of its word", () => {
  const item = reviewItem("cloze", withExample, index, seededRandom(1));
  expect(item).toMatchObject({ question: "I ___ him from the start.", correctAnswer: "suspected", choices: [] });
  const verdicts = ["suspected", "suspect", "suspecting", "expected", ""].map(
    (answer) => judgeReview("cloze", withExample, index, answer).verdict,
  );
  expect(verdicts).toEqual(["right", "right", "right", "wrong", "wrong"]);
  expect(answeredCard("cloze")).toEqual({ kind: "production", way: "cloze" });
});

test("the person's own meaning is right too, a slip in it almost, and another word's stays wrong", () => {
  const verdictOn = (answer: string, own?: string) =>
    judgeReview("write-phrase-mean", withExample, index, answer, own).verdict;
  expect(verdictOn("işkillenmek")).toBe("wrong");
  const own = "kıllanmak; işkillenmek";
  expect(["işkillenmek", "kuşkulanmak", "iskillenmek", "anlam2"].map((answer) => verdictOn(answer, own))).toEqual([
    "right",
    "right",
    "almost",
    "wrong",
  ]);
});

test("a choice has four, the right one among them; a slip in writing is almost right", () => {
  const { choices, correctAnswer } = reviewItem("test-phrase-mean", withExample, index, seededRandom(2));
  expect(choices).toHaveLength(4);
  expect(choices).toContain(correctAnswer);
  expect(judgeReview("test-phrase-mean", withExample, index, correctAnswer).verdict).toBe("right");
  expect(judgeReview("write-phrase-mean", withExample, index, "suphelenmek").verdict).toBe("almost");
  expect(judgeReview("write-phrase-mean", withExample, index, "anlam2").verdict).toBe("wrong");
  expect(answeredCard("writeListen-engAudio-mean")).toEqual({ kind: "recognition", way: "listening" });
});
