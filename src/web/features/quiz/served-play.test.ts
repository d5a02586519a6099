import { expect, test } from "vitest";
import type { AnswerOf, CallName, InputOf } from "../../../contract/calls.ts";
import type { Answered, OpenedQuestion } from "../../../contract/quiz.ts";
import { ApiError } from "../page/api-client.ts";
import { createServedPlay } from "./served-play.ts";
import { isServedState, type ServedState, unseenQuiz } from "./served-state.ts";

const word = { id: 3, phrase: "tide", mean: "gelgit", definition: "the sea's rise and fall" };
const wholeWord: Answered["word"] = {
  ...word,
  synonyms: [],
  difficulty: 1,
  partOfSpeech: "noun",
  ipa: "taɪd",
  count: 1,
  times: [],
};

function opened(overrides: Partial<OpenedQuestion> = {}): OpenedQuestion {
  return {
    questionId: "q1",
    number: 1,
    item: {
      method: "test-phrase-mean",
      question: "tide",
      phrase: "tide",
      difficulty: 1,
      partOfSpeech: "noun",
      choices_list: ["gelgit", "halat", "ada", "fener"],
      StartPointForScoring: 70,
      DurationForScoring: 40,
      audio_link_answer: null,
      my_true_count: 0,
      falseCount: 0,
      repetitionCount: 1,
    },
    openedAt: "2031-01-01T00:00:00.000Z",
    elapsedMs: 2000,
    left: 6,
    tourPoints: 0,
    ...overrides,
  };
}

function answered(overrides: Partial<Answered> = {}): Answered {
  return {
    isRight: true,
    isAlmost: false,
    reason: null,
    nearest: "gelgit",
    trueChoice: "gelgit",
    points: 52,
    word: wholeWord,
    ...overrides,
  };
}

function refusal(status: number, code: string, field?: string): ApiError {
  const message = "so it is";
  const errors = field === undefined ? undefined : [{ field, code: field, message }];
  const problem = { type: "about:blank", title: "", status, detail: "no", code: "conflict" as const };
  return new ApiError(status, { ...problem, ...(errors && { errors: errors.map((one) => ({ ...one, code })) }) });
}

/** A play against a server whose answers are given in turn, for each call. */
function setUp(answers: Record<string, readonly unknown[]>, state: ServedState = unseenQuiz("k1", 5, 26)) {
  const made: unknown[] = [];
  const turns = new Map<string, number>();
  let now = 1_000_000;
  const play = createServedPlay({
    state,
    call: async <Name extends CallName>(name: Name, ...[input]: InputOf<Name>) => {
      made.push([name, input]);
      const turn = turns.get(name) ?? 0;
      turns.set(name, turn + 1);
      const given = answers[name]?.[turn];
      if (given instanceof Error || given === undefined) throw given ?? new Error(`unexpected ${name}`);
      return given as AnswerOf<Name>;
    },
    time: () => now,
    onStep() {},
  });
  const pass = (ms: number) => {
    now += ms;
  };
  const kept = (): ServedState => {
    const { served } = play.toKept();
    const stored: unknown = JSON.parse(JSON.stringify(served));
    if (!isServedState(stored)) throw new Error("it is not kept whole");
    return stored;
  };
  return { play, made, pass, kept };
}

const tour = { tourId: "t1", size: 6, remaining: 20, MeanLanguageType: 3 };

test("a tour is begun and its question opened when it is asked for; the points are the server's", async () => {
  const { play, made, pass } = setUp({
    "Quiz/StartTour": [tour],
    "Quiz/NextQuestion": [opened()],
    "Quiz/Answer": [answered()],
  });
  expect(made).toEqual([]);
  const question = await play.openQuestion();
  expect(question).toMatchObject({ number: 1, points: 70, seconds: 40, elapsedMs: 2000, runsOn: true });
  expect(question).not.toHaveProperty("wordId");
  expect(play.toKept()).toMatchObject({ meanLanguageType: 3, progress: null });
  pass(8000);
  const feedback = await play.answer("gelgit");
  expect(made).toEqual([
    ["Quiz/StartTour", { body: { quizId: "k1" } }],
    ["Quiz/NextQuestion", { body: { tourId: "t1" } }],
    ["Quiz/Answer", { body: { tourId: "t1", questionId: "q1", answer: "gelgit" } }],
  ]);
  expect(feedback).toMatchObject({ isRight: true, points: 52, word: wholeWord });
  expect(play.lastShown()?.question.elapsedMs).toBe(10_000);
  expect(play.progress()).toEqual({ finished: 1, size: 6, points: 52, streak: 1 });
});

test("an answer that nobody acknowledged is kept, and given again after a reload, with the same question's name", async () => {
  const first = setUp({
    "Quiz/StartTour": [tour],
    "Quiz/NextQuestion": [opened()],
    "Quiz/Answer": [new Error("gone")],
  });
  await first.play.openQuestion();
  await expect(first.play.answer("halat")).rejects.toThrow("gone");
  const again = setUp({ "Quiz/Answer": [answered({ isRight: false, points: 0 })] }, first.kept());
  expect(again.play.unsettled()).toMatchObject({ answer: "halat", question: { text: "tide" } });
  await again.play.answer("halat");
  expect(again.made).toEqual([["Quiz/Answer", { body: { tourId: "t1", questionId: "q1", answer: "halat" } }]]);
  expect(again.play.unsettled()).toBeNull();
  expect(again.play.progress()).toEqual({ finished: 0, size: 6, points: 0, streak: 0 });
});

test("what another device has answered and earned meanwhile is what counts here too", async () => {
  const { play } = setUp({
    "Quiz/StartTour": [tour],
    "Quiz/NextQuestion": [opened(), opened({ questionId: "q5", number: 5, left: 2, tourPoints: 210 })],
    "Quiz/Answer": [answered()],
  });
  await play.openQuestion();
  expect(await play.answer("halat")).toMatchObject({ isRight: true, answer: "gelgit" });
  await play.openQuestion();
  expect(play.progress()).toMatchObject({ finished: 4, points: 210 });
});

test("the last answer's sum is kept until the next tour, also when one comes back to it", async () => {
  const summary = {
    right: 6,
    wrong: 1,
    points: 300,
    words: [{ ...word, my_true_count: 1, falseCount: 1, points: 40 }],
  };
  const { play, kept } = setUp({
    "Quiz/StartTour": [tour],
    "Quiz/NextQuestion": [opened({ left: 1, tourPoints: 248 })],
    "Quiz/Answer": [answered({ summary })],
  });
  await play.openQuestion();
  await play.answer("gelgit");
  expect(play.progress()).toMatchObject({ finished: 6, points: 300 });
  const again = setUp({ "Quiz/StartTour": [{ ...tour, tourId: "t2" }], "Quiz/NextQuestion": [opened()] }, kept());
  expect(again.play.lastShown()?.feedback.points).toBe(52);
  expect(await again.play.openQuestion()).toBeNull();
  expect(await again.play.summary()).toEqual({
    right: 6,
    wrong: 1,
    points: 300,
    words: [{ word, falseCount: 1, points: 40 }],
    remaining: 20,
  });
  await again.play.startTour("missed");
  expect(await again.play.openQuestion()).not.toBeNull();
  expect(again.made).toEqual([
    ["Quiz/StartTour", { body: { quizId: "k1", missed: true } }],
    ["Quiz/NextQuestion", { body: { tourId: "t2" } }],
  ]);
});

test("a word that must be answered twice is not finished by the first time", async () => {
  const twice = { ...opened().item, repetitionCount: 2 };
  const { play } = setUp({
    "Quiz/StartTour": [tour],
    "Quiz/NextQuestion": [opened({ item: twice }), opened({ item: { ...twice, my_true_count: 1 }, tourPoints: 52 })],
    "Quiz/Answer": [answered(), answered()],
  });
  await play.openQuestion();
  await play.answer("gelgit");
  expect(play.progress()).toMatchObject({ finished: 0, points: 52 });
  await play.openQuestion();
  await play.answer("gelgit");
  expect(play.progress()).toMatchObject({ finished: 1, points: 104 });
});

test("where a question's word has changed, the next one is opened in the same tour", async () => {
  const { play, made } = setUp({
    "Quiz/StartTour": [tour],
    "Quiz/NextQuestion": [opened(), opened({ questionId: "q2", number: 2 })],
    "Quiz/Answer": [refusal(409, "question.changed", "questionId")],
  });
  await play.openQuestion();
  expect(await play.answer("gelgit")).toBeNull();
  expect(await play.openQuestion()).toMatchObject({ number: 2 });
  expect(made.at(-1)).toEqual(["Quiz/NextQuestion", { body: { tourId: "t1" } }]);
});

test("a tour that another device has ended stops here, and the quiz can be gone on with", async () => {
  const { play, made, kept } = setUp({
    "Quiz/StartTour": [tour, { ...tour, tourId: "t2" }],
    "Quiz/NextQuestion": [opened(), opened()],
    "Quiz/Answer": [new ApiError(404, undefined)],
  });
  await play.openQuestion();
  await expect(play.answer("gelgit")).rejects.toMatchObject({ name: "TourStoppedError", canGoOn: true });
  expect(kept()).toMatchObject({ tourId: null, open: null, remaining: 20 });
  await play.openQuestion();
  expect(made.at(-1)).toEqual(["Quiz/NextQuestion", { body: { tourId: "t2" } }]);
});

test("a quiz that is over, or was dropped, says why; a token that is no longer known stops nothing", async () => {
  const over = setUp({ "Quiz/StartTour": [refusal(409, "quiz.over", "quizId")] });
  await expect(over.play.openQuestion()).rejects.toMatchObject({ canGoOn: false, text: "so it is" });
  const unknown = setUp({
    "Quiz/StartTour": [tour],
    "Quiz/NextQuestion": [opened()],
    "Quiz/Answer": [new ApiError(401, undefined)],
  });
  await unknown.play.openQuestion();
  await expect(unknown.play.answer("gelgit")).rejects.toMatchObject({ status: 401 });
  expect(unknown.kept()).toMatchObject({ tourId: "t1", open: { questionId: "q1", answer: "gelgit" } });
});
