import { expect, test } from "vitest";
import type { AnswerOf, CallName, InputOf } from "../../../../contract/calls.ts";
import type { Answered, OpenedQuestion } from "../../../../contract/quiz.ts";
import { ApiError } from "../../page/api-client.ts";
import type { ServerQuiz } from "./quiz-session.ts";
import { buildServerQuiz } from "./server-quiz.ts";
import { createServerSession } from "./server-session.ts";

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
    share: 1,
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

const unseen = buildServerQuiz({ quizId: "k1", owner: 5, remaining: 26 });

/** A session with a server whose responses are given in turn, for each call. */
function setUp(answers: Record<string, readonly unknown[]>, quiz: ServerQuiz = unseen) {
  const made: unknown[] = [];
  const turns = new Map<string, number>();
  let now = 1_000_000;
  const session = createServerSession({
    quiz,
    calls: {
      call: async <Name extends CallName>(name: Name, ...[input]: InputOf<Name>) => {
        made.push([name, input]);
        const turn = turns.get(name) ?? 0;
        turns.set(name, turn + 1);
        const given = answers[name]?.[turn];
        if (given instanceof Error || given === undefined) throw given ?? new Error(`unexpected ${name}`);
        return given as AnswerOf<Name>;
      },
      retry() {},
      close() {},
    },
    time: () => now,
    onStep() {},
  });
  const pass = (ms: number) => {
    now += ms;
  };
  const stored = () => {
    const { quiz: snapshot } = session.snapshot();
    if (snapshot?.kind !== "server") throw new Error("it is not a server quiz");
    return snapshot;
  };
  return { session, made, pass, stored };
}

const tour = { tourId: "t1", size: 6, remaining: 20, MeanLanguageType: 3 };

test("nothing is requested before it is needed, and the points are the server's", async () => {
  const { session, made, pass } = setUp({
    "Quiz/StartTour": [tour],
    "Quiz/NextQuestion": [opened()],
    "Quiz/Answer": [answered()],
  });
  expect(made).toEqual([]);
  const question = await session.openQuestion();
  expect(question).toMatchObject({ number: 1, points: 70, seconds: 40, elapsedMs: 2000, runsOn: true });
  expect(question).not.toHaveProperty("wordId");
  expect(session.snapshot()).toMatchObject({ meanLanguage: "es", quiz: { kind: "server" } });
  pass(8000);
  const shown = await session.answer("gelgit");
  expect(made).toEqual([
    ["Quiz/StartTour", { body: { quizId: "k1" } }],
    ["Quiz/NextQuestion", { body: { tourId: "t1" } }],
    ["Quiz/Answer", { body: { tourId: "t1", questionId: "q1", answer: "gelgit" } }],
  ]);
  expect(shown).toMatchObject({
    question: { elapsedMs: 10_000 },
    feedback: { isRight: true, points: 52, word: wholeWord },
  });
  expect(session.progress()).toEqual({ finished: 1, size: 6, points: 52, streak: 1 });
});

test("a word that the site speaks has the address of its sound, and no text", async () => {
  const { item, ...question } = opened({ hasSound: true });
  const { phrase: _, ...spoken } = { ...item, method: "writeListen-engAudio-phrase", question: "" } as const;
  const { session } = setUp({ "Quiz/StartTour": [tour], "Quiz/NextQuestion": [{ ...question, item: spoken }] });
  expect(await session.openQuestion()).toMatchObject({
    text: "",
    sound: "/api/Speech/GetSound?tourId=t1&questionId=q1",
  });
});

test("an answer that was not confirmed is sent again after a reload, with the same question id", async () => {
  const first = setUp({
    "Quiz/StartTour": [tour],
    "Quiz/NextQuestion": [opened()],
    "Quiz/Answer": [new Error("gone")],
  });
  await first.session.openQuestion();
  await expect(first.session.answer("halat")).rejects.toThrow("gone");
  const again = setUp({ "Quiz/Answer": [answered({ isRight: false, points: 0 })] }, first.stored());
  expect(again.session.unconfirmed()).toMatchObject({ answer: "halat", question: { text: "tide" } });
  await again.session.answer("halat");
  expect(again.made).toEqual([["Quiz/Answer", { body: { tourId: "t1", questionId: "q1", answer: "halat" } }]]);
  expect(again.session.unconfirmed()).toBeNull();
  expect(again.session.progress()).toEqual({ finished: 0, size: 6, points: 0, streak: 0 });
});

test("answers and points of another device count here too", async () => {
  const { session } = setUp({
    "Quiz/StartTour": [tour],
    "Quiz/NextQuestion": [opened(), opened({ questionId: "q5", number: 5, left: 2, tourPoints: 210 })],
    "Quiz/Answer": [answered()],
  });
  await session.openQuestion();
  expect((await session.answer("halat"))?.feedback).toMatchObject({ isRight: true, answer: "gelgit" });
  await session.openQuestion();
  expect(session.progress()).toMatchObject({ finished: 4, points: 210 });
});

test("the summary comes with the last answer, and is stored until the next tour", async () => {
  const summary = {
    right: 6,
    wrong: 1,
    points: 300,
    words: [{ ...word, my_true_count: 1, falseCount: 1, points: 40 }],
  };
  const { session, stored } = setUp({
    "Quiz/StartTour": [tour],
    "Quiz/NextQuestion": [opened({ left: 1, tourPoints: 248 })],
    "Quiz/Answer": [answered({ summary })],
  });
  await session.openQuestion();
  await session.answer("gelgit");
  expect(session.progress()).toMatchObject({ finished: 6, points: 300 });
  const again = setUp({ "Quiz/StartTour": [{ ...tour, tourId: "t2" }], "Quiz/NextQuestion": [opened()] }, stored());
  expect(again.session.lastAnswered()?.feedback.points).toBe(52);
  expect(await again.session.openQuestion()).toBeNull();
  expect(again.session.summary()).toEqual({
    right: 6,
    wrong: 1,
    points: 300,
    words: [{ word, wrongCount: 1, points: 40 }],
    remaining: 20,
  });
  await again.session.startTour("missed");
  expect(await again.session.openQuestion()).not.toBeNull();
  expect(again.made).toEqual([
    ["Quiz/StartTour", { body: { quizId: "k1", missed: true } }],
    ["Quiz/NextQuestion", { body: { tourId: "t2" } }],
  ]);
});

test("a word to be answered right twice is not finished after the first time", async () => {
  const twice = { ...opened().item, repetitionCount: 2 };
  const { session } = setUp({
    "Quiz/StartTour": [tour],
    "Quiz/NextQuestion": [opened({ item: twice }), opened({ item: { ...twice, my_true_count: 1 }, tourPoints: 52 })],
    "Quiz/Answer": [answered(), answered()],
  });
  await session.openQuestion();
  await session.answer("gelgit");
  // Half of what the word needs is done, one of twelve.
  expect(session.progress()).toMatchObject({ finished: 1, size: 12, points: 52 });
  await session.openQuestion();
  await session.answer("gelgit");
  expect(session.progress()).toMatchObject({ finished: 2, size: 12, points: 104 });
});

test("if a question's word has changed, the next one is opened in the same tour", async () => {
  const { session, made } = setUp({
    "Quiz/StartTour": [tour],
    "Quiz/NextQuestion": [opened(), opened({ questionId: "q2", number: 2 })],
    "Quiz/Answer": [refusal(409, "question.changed", "questionId")],
  });
  await session.openQuestion();
  expect(await session.answer("gelgit")).toBeNull();
  expect(await session.openQuestion()).toMatchObject({ number: 2 });
  expect(made.at(-1)).toEqual(["Quiz/NextQuestion", { body: { tourId: "t1" } }]);
});

test("a tour that another device has ended stops, and the quiz can be continued", async () => {
  const { session, made, stored } = setUp({
    "Quiz/StartTour": [tour, { ...tour, tourId: "t2" }],
    "Quiz/NextQuestion": [opened(), opened()],
    "Quiz/Answer": [new ApiError(404, undefined)],
  });
  await session.openQuestion();
  await expect(session.answer("gelgit")).rejects.toMatchObject({ name: "TourStoppedError", canContinue: true });
  expect(stored()).toMatchObject({ tourId: null, open: null, remaining: 20 });
  await session.openQuestion();
  expect(made.at(-1)).toEqual(["Quiz/NextQuestion", { body: { tourId: "t2" } }]);
});

test("a quiz that is over or deleted stops with the API's explanation; an expired token leaves it as it was", async () => {
  const over = setUp({ "Quiz/StartTour": [refusal(409, "quiz.over", "quizId")] });
  await expect(over.session.openQuestion()).rejects.toMatchObject({ canContinue: false, text: "so it is" });
  const expired = setUp({
    "Quiz/StartTour": [tour],
    "Quiz/NextQuestion": [opened()],
    "Quiz/Answer": [new ApiError(401, undefined)],
  });
  await expired.session.openQuestion();
  await expect(expired.session.answer("gelgit")).rejects.toMatchObject({ status: 401 });
  expect(expired.stored()).toMatchObject({ tourId: "t1", open: { questionId: "q1", answer: "gelgit" } });
});
