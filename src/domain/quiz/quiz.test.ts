import { expect, test } from "vitest";
import { buildQuizWord, buildQuizWords, buildSettings, seededRandom } from "../../../tests/factories/quiz-words.ts";
import { answerQuestion, NoOpenQuestionError } from "./answer-question.ts";
import type { MethodId } from "./methods.ts";
import { nextQuestion } from "./next-question.ts";
import type { QuizState } from "./quiz-state.ts";
import type { QuizWord } from "./quiz-word.ts";
import { minimumAnswerMs } from "./scoring.ts";
import type { QuizSettings } from "./settings.ts";
import { startQuiz, TooFewWordsError } from "./start-quiz.ts";
import {
  finishTour,
  isQuizOver,
  isTourOver,
  remainingWords,
  startMissedTour,
  startTour,
  unfinishedIn,
} from "./tour.ts";
import { indexWords } from "./word-index.ts";

/** A quiz played by hand, one call after the other. */
function play(words: readonly QuizWord[], overrides: Partial<QuizSettings> = {}, seed = 1) {
  const settings = buildSettings(overrides);
  const random = seededRandom(seed);
  let index = indexWords(words, [], settings.meanLanguage);
  let state: QuizState = startTour(startQuiz(words, settings), random);
  let asked = 0;
  return {
    get state() {
      return state;
    },
    change(words: readonly QuizWord[]) {
      index = indexWords(words, [], settings.meanLanguage);
    },
    ask(now = 0, share?: (word: QuizWord) => number) {
      const asking = nextQuestion(state, index, { now, random, ...(share && { share }) });
      state = asking.state;
      asked += 1;
      if (asked > 5_000) throw new Error("the quiz does not end");
      return asking.item;
    },
    later() {
      state = answerQuestion(state, index, { answer: "", now: 1_000, random, isLater: true }).state;
    },
    studyAgain() {
      state = startMissedTour(state, random);
    },
    answer(answer: string, now = 1_000, minimumMs?: number) {
      const answered = answerQuestion(state, index, { answer, now, random, ...(minimumMs && { minimumMs }) });
      state = answered.state;
      return answered;
    },
  };
}

const seventh = { phrase: "phrase7", mean: "anlam7; mana7", definition: "what the word 7 stands for" };

test.each<[MethodId, string, string, string | null]>([
  ["test-phrase-mean", seventh.phrase, seventh.mean, null],
  ["test-definition-phrase", seventh.definition, seventh.phrase, null],
  ["test-phrase-definition", seventh.phrase, seventh.definition, null],
  ["test-synonyms-phrase", "synonym7", seventh.phrase, null],
  ["write-phrase-mean", seventh.phrase, seventh.mean, "mean"],
  ["write-mean-phrase", seventh.mean, seventh.phrase, "phrase"],
  ["write-definition-phrase", seventh.definition, seventh.phrase, "phrase"],
  ["writeListen-engAudio-phrase", seventh.phrase, seventh.phrase, "phrase"],
  ["writeListen-engAudio-mean", seventh.phrase, seventh.mean, "mean"],
])("%s: the item carries the word, asks %j and wants %j", (method, question, correctAnswer, writtenPart) => {
  const words = buildQuizWords(7);
  const quiz = play(words, { methods: [method], repetition: 2 });
  let item = quiz.ask();
  while (item !== null && item.id !== 7) {
    quiz.answer(item.correctAnswer);
    item = quiz.ask();
  }
  const { choices, startPoints, durationSeconds, ...rest } = item ?? quiz.answer("").item;
  expect(rest).toEqual({
    ...words[6],
    method,
    question,
    correctAnswer,
    writtenPart,
    correctCount: 0,
    wrongCount: 0,
    repetition: 2,
  });
  expect(choices).toHaveLength(method.startsWith("test") ? 4 : 0);
  expect(startPoints).toBeGreaterThan(0);
  expect(durationSeconds).toBeGreaterThan(0);
  expect(quiz.answer(rest.correctAnswer)).toMatchObject({ verdict: { isRight: true }, item: { correctCount: 1 } });
});

test("a tour takes twenty words of the pool, the last one what is left", () => {
  const random = seededRandom(3);
  const started = startQuiz(buildQuizWords(21), buildSettings());
  expect(started).toMatchObject({ startLength: 21, tour: null });
  const first = startTour(started, random);
  expect([first.tour?.words.length, first.pool.length]).toEqual([20, 1]);
  expect(first.tour?.queue).not.toContain(first.pool[0]);
  expect(startTour(first, random)).toBe(first);
});

test("fewer than six words that can be asked for are no quiz", () => {
  const words = buildQuizWords(7).map((word) => (word.id < 3 ? { ...word, mean: null } : word));
  expect(() => startQuiz(words, buildSettings())).toThrow(new TooFewWordsError(5));
  expect(startQuiz(words.slice(1), buildSettings({ methods: ["test-phrase-definition"] })).startLength).toBe(6);
  expect(startQuiz(words.slice(0, 4), buildSettings(), 1).startLength).toBe(2);
  expect(() => startQuiz([...buildQuizWords(5), ...buildQuizWords(5)], buildSettings())).toThrow(TooFewWordsError);
});

test("a wrong answer earns nothing, and its word comes back after others at half its points", () => {
  const quiz = play(buildQuizWords(6));
  const first = quiz.ask();
  expect(quiz.answer("no such choice")).toMatchObject({
    points: 0,
    verdict: { isRight: false, nearest: first?.correctAnswer },
    item: { wrongCount: 1, correctCount: 0 },
    summary: null,
  });
  const seen = [];
  for (let item = quiz.ask(); item !== null; item = quiz.ask()) {
    seen.push(item);
    quiz.answer(item.correctAnswer, 0);
  }
  const again = seen.findIndex(({ id }) => id === first?.id);
  expect(again).toBeGreaterThanOrEqual(3);
  expect(seen[again]?.startPoints).toBe(Math.ceil((first?.startPoints ?? 0) / 2));
});

test.each([1, 2, 3] as const)("a word is finished when it was right %i times", (repetition) => {
  const quiz = play(buildQuizWords(6), { repetition });
  const counts = new Map<number, number>();
  for (let item = quiz.ask(); item !== null; item = quiz.ask()) {
    counts.set(item.id, (counts.get(item.id) ?? 0) + 1);
    quiz.answer(item.correctAnswer);
  }
  expect([...counts.values()]).toEqual(Array(6).fill(repetition));
});

test("the last answer gives the tour's sum, and the quiz is over", () => {
  const quiz = play(buildQuizWords(6));
  quiz.ask();
  let last = quiz.answer("wrong");
  let points = 0;
  for (let item = quiz.ask(); item !== null; item = quiz.ask()) {
    last = quiz.answer(item.correctAnswer, 0);
    points += last.points;
  }
  expect(last.summary).toMatchObject({ right: 6, wrong: 1, points });
  expect(last.summary?.words.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect([isTourOver(quiz.state.tour), isQuizOver(quiz.state), remainingWords(quiz.state)]).toEqual([true, true, 0]);
});

test("a question that is open is given again as it was, its clock running on", () => {
  const quiz = play(buildQuizWords(6));
  const first = quiz.ask(1_000);
  expect(quiz.ask(30_000)).toEqual(first);
  const start = first?.startPoints ?? 0;
  // 20 of 40 seconds have passed since the first opening.
  expect(quiz.answer(first?.correctAnswer ?? "", 21_000).points).toBe(Math.ceil(start / 2));
});

test("a question is scored once", () => {
  const quiz = play(buildQuizWords(6));
  quiz.answer(quiz.ask()?.correctAnswer ?? "");
  expect(() => quiz.answer("anything")).toThrow(NoOpenQuestionError);
});

test("an answer faster than anyone reads is right, but earns nothing where that is asked for", () => {
  const paid = (now: number, minimumMs?: number) => {
    const quiz = play(buildQuizWords(6));
    const answered = quiz.answer(quiz.ask(0)?.correctAnswer ?? "", now, minimumMs);
    expect(answered.verdict.isRight).toBe(true);
    return answered.points > 0;
  };
  expect(minimumAnswerMs).toBe(250);
  expect([paid(249, minimumAnswerMs), paid(250, minimumAnswerMs), paid(0)]).toEqual([false, true, true]);
});

test("a share of the points is all that is shown and earned", () => {
  const quiz = play(buildQuizWords(6));
  const item = quiz.ask(0, () => 0.25);
  expect(item?.startPoints).toBe(Math.ceil((60 + 10 * (item?.difficulty ?? 0)) / 4));
  expect(quiz.answer(item?.correctAnswer ?? "", 0).points).toBe(item?.startPoints);
});

test("without time limits nothing is earned", () => {
  const quiz = play(buildQuizWords(6), { isTimed: false });
  expect(quiz.ask()).toMatchObject({ startPoints: 0, durationSeconds: 0 });
  expect(quiz.answer(quiz.ask()?.correctAnswer ?? "").points).toBe(0);
});

test("in order, a word goes on to the next method only after a right answer, and skips what it has no data for", () => {
  const words = buildQuizWords(7).map((word) => (word.id === 7 ? { ...word, mean: null } : word));
  const methods: MethodId[] = ["test-phrase-mean", "writeListen-engAudio-phrase", "write-definition-phrase"];
  const quiz = play(words, { methods, repetition: 3, isInOrder: true });
  const asked = new Map<number, MethodId[]>();
  for (let item = quiz.ask(); item !== null; item = quiz.ask()) {
    const before = asked.get(item.id) ?? [];
    asked.set(item.id, [...before, item.method]);
    quiz.answer(item.id === 1 && before.length === 1 ? "" : item.correctAnswer);
  }
  const [first, second, third] = methods;
  expect(asked.get(2)).toEqual(methods);
  expect(asked.get(1)).toEqual([first, second, second, third]);
  expect(asked.get(7)).toEqual([second, third, third]);
});

test("a tour put away gives its unfinished words back", () => {
  const quiz = play(buildQuizWords(21));
  const finished = quiz.ask()?.id;
  quiz.answer(quiz.ask()?.correctAnswer ?? "");
  quiz.ask();
  const left = finishTour(quiz.state);
  expect(left.tour).toBeNull();
  expect([...left.pool].sort()).toEqual(
    buildQuizWords(21)
      .map(({ id }) => id)
      .filter((id) => id !== finished)
      .sort(),
  );
});

test("words that left the list leave the tour, and those that lost their meaning are asked otherwise", () => {
  const quiz = play(buildQuizWords(7));
  const open = quiz.ask();
  quiz.change(
    buildQuizWords(7)
      .filter(({ id }) => id !== open?.id)
      .map((word) => ({ ...word, mean: null })),
  );
  expect(() => quiz.answer("anything")).toThrow(NoOpenQuestionError);
  const methods = [];
  for (let item = quiz.ask(); item !== null; item = quiz.ask()) {
    expect(item.id).not.toBe(open?.id);
    methods.push(item.method);
    quiz.answer(item.correctAnswer);
  }
  expect(methods).toHaveLength(6);
  expect(methods).not.toContain("test-phrase-mean");
});

test("an open question whose right choice has changed is asked anew", () => {
  const quiz = play(buildQuizWords(6));
  const open = quiz.ask();
  quiz.change(buildQuizWords(6).map((word) => ({ ...word, mean: `yeni${word.id}` })));
  const anew = quiz.ask();
  expect(anew?.id).toBe(open?.id);
  expect(anew?.choices).toContain(anew?.correctAnswer);
});

test.each<[string, MethodId, Partial<QuizWord>, Partial<QuizWord>, string]>([
  ["spelled alike", "write-phrase-mean", { phrase: "like" }, { phrase: "like", partOfSpeech: "verb" }, "anlam2"],
  ["sound alike", "writeListen-engAudio-phrase", { phrase: "sea", ipa: "si" }, { phrase: "see", ipa: "si" }, "see"],
  ["sound alike", "writeListen-engAudio-mean", { ipa: "si" }, { ipa: "si" }, "mana2"],
  ["mean the same", "write-mean-phrase", { mean: "ev" }, { mean: "Ev" }, "phrase2"],
  ["are defined alike", "write-definition-phrase", { definition: "a home" }, { definition: "a home" }, "phrase2"],
])("where two words %s, %s takes the answer of either", (_, method, one, other, answer) => {
  const words = buildQuizWords(6).map((word) => {
    if (word.id === 1) return { ...word, ...one };
    return word.id === 2 ? { ...word, ...other } : word;
  });
  const quiz = play(words, { methods: [method] });
  let item = quiz.ask();
  while (item !== null && item.id !== 1) {
    expect(quiz.answer(answer).verdict.isRight).toBe(item.id === 2);
    item = quiz.ask();
  }
  expect(quiz.answer(answer).verdict).toMatchObject({ isRight: true, isAlmost: false });
});

test("a slip that makes another word's meaning is wrong", () => {
  const words = [
    buildQuizWord({ id: 1, mean: "sarmak; kaplan" }),
    buildQuizWord({ id: 2, mean: "kaplam" }),
    ...buildQuizWords(6).slice(2),
  ];
  const quiz = play(words, { methods: ["write-phrase-mean"] });
  let item = quiz.ask();
  while (item !== null && item.id !== 1) {
    quiz.answer(item.mean ?? "");
    item = quiz.ask();
  }
  expect(quiz.answer("kaplam").verdict.isRight).toBe(false);
});

test("in order, all chosen methods are asked where they are more than the right answers a word needs", () => {
  const methods: MethodId[] = [
    "test-phrase-mean",
    "test-phrase-definition",
    "writeListen-engAudio-phrase",
    "write-mean-phrase",
  ];
  const quiz = play(buildQuizWords(20), { methods, repetition: 2, isInOrder: true });
  const asked: [Set<MethodId>, Set<MethodId>] = [new Set(), new Set()];
  for (let item = quiz.ask(); item !== null; item = quiz.ask()) {
    asked[item.correctCount === 0 ? 0 : 1].add(item.method);
    quiz.answer(item.correctAnswer);
  }
  expect(asked).toEqual([new Set(methods.slice(0, 2)), new Set(methods.slice(2))]);
});

test("a word that is left for later goes back to the pool, counted as wrong, and the tour ends without it", () => {
  const quiz = play(buildQuizWords(6));
  const left = quiz.ask()?.id ?? 0;
  quiz.later();
  for (let item = quiz.ask(); item !== null; item = quiz.ask()) quiz.answer(item.correctAnswer);
  expect(quiz.state).toMatchObject({ pool: [left] });
  expect(quiz.state.tour?.words.find(({ id }) => id === left)).toMatchObject({ correctCount: 0, wrongCount: 1 });
  expect([isTourOver(quiz.state.tour), isQuizOver(quiz.state)]).toEqual([true, false]);
});

test("words that are studied again leave the quiz finished, however far their tour has come", () => {
  const quiz = play(buildQuizWords(6));
  quiz.ask();
  quiz.answer("");
  for (let item = quiz.ask(); item !== null; item = quiz.ask()) quiz.answer(item.correctAnswer);
  quiz.studyAgain();
  expect([remainingWords(quiz.state), unfinishedIn(quiz.state.tour)]).toEqual([1, 0]);
  expect(finishTour(quiz.state)).toMatchObject({ pool: [], tour: null });
  quiz.ask();
  quiz.later();
  expect(isQuizOver(quiz.state)).toBe(true);
});

test.each([undefined, true])(
  "a word whose meaning says it is asked by choices of another kind, in order: %s",
  (isInOrder) => {
    const lord = buildQuizWord({ id: 9, phrase: "lord", mean: "lord; efendi", synonyms: [] });
    const methods = ["test-phrase-mean", "write-mean-phrase"] as const;
    const quiz = play([...buildQuizWords(6), lord], { methods, ...(isInOrder && { isInOrder }) });
    const asked = new Map<number, MethodId>();
    for (let item = quiz.ask(); item !== null; item = quiz.ask()) {
      asked.set(item.id, item.method);
      quiz.answer(item.correctAnswer);
    }
    expect(asked.size).toBe(7);
    expect(["test-phrase-definition", "test-definition-phrase"]).toContain(asked.get(9));
    asked.delete(9);
    expect([...asked.values()].every((id) => methods.some((method) => method === id))).toBe(true);
  },
);
