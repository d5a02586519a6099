import { expect, test } from "vitest";
import { buildListWords, buildSettings, seededRandom } from "../../../../../tests/factories/quiz-words.ts";
import type { AnswerOf, CallName, InputOf } from "../../../../contract/calls.ts";
import type { Answered, OpenedQuestion } from "../../../../contract/quiz.ts";
import { answerQuestion } from "../../../../domain/quiz/answer-question.ts";
import { nextQuestion } from "../../../../domain/quiz/next-question.ts";
import { startQuiz } from "../../../../domain/quiz/start-quiz.ts";
import { finishTour, startMissedTour, startTour } from "../../../../domain/quiz/tour.ts";
import { indexWords } from "../../../../domain/quiz/word-index.ts";
import { createBrowserSession } from "./browser-session.ts";
import { historyText } from "./history-text.ts";
import { createPausableClock } from "./pausable-clock.ts";
import type { BrowserQuiz, Question, QuizSession, ServerQuiz, StoredList } from "./quiz-session.ts";
import { buildServerQuiz } from "./server-quiz.ts";
import { createServerSession } from "./server-session.ts";
import { parseStoredList } from "./stored-list.ts";

// What both sessions have in common. The server is played by the same engine, behind the calls of the API.

const words = buildListWords(22);
const index = indexWords(words, [], "tr");
const list: StoredList = {
  title: "Liman",
  wordCount: words.length,
  words,
  source: null,
  meanLanguage: "tr",
  returnPath: "/dizi",
  quiz: null,
};

type Setup = {
  readonly session: QuizSession;
  pass(ms: number): void;
  /** A session of what this one has stored. */
  reload(): Setup;
};

function setUpBrowser(quiz: Omit<BrowserQuiz, "kind">): Setup {
  let time = 0;
  const clock = createPausableClock(() => time, quiz.clock);
  const session = createBrowserSession({ quiz, getIndex: () => index, clock, random: seededRandom(3), onStep() {} });
  return {
    session,
    pass(ms) {
      time += ms;
    },
    reload() {
      const stored = store(session);
      if (stored?.kind !== "browser") throw new Error("it is not stored");
      return setUpBrowser(stored);
    },
  };
}

test("words for wrong choices that arrive after the start are used from the next question on", async () => {
  const list = buildListWords(6).map((word) => ({ ...word, difficulty: 1, partOfSpeech: "verb" as const }));
  const [asked, ...others] = list;
  const nouns = others.map((word) => ({ ...word, partOfSpeech: "noun" as const }));
  const small = asked === undefined ? [] : [asked, ...nouns];
  const verbs = buildListWords(30)
    .slice(20)
    .map((word) => ({ ...word, difficulty: 1, partOfSpeech: "verb" as const }));
  let current = indexWords(small, [], "tr");
  const clock = createPausableClock(() => 0, 0);
  const quiz = { state: startQuiz(small, buildSettings()), clock: 0, streak: 0, shown: null };
  const session = createBrowserSession({ quiz, getIndex: () => current, clock, random: seededRandom(3), onStep() {} });
  await session.startTour("pool");
  current = indexWords(small, verbs, "tr");
  let question = await session.openQuestion();
  while (question !== null && question.text !== asked?.phrase) {
    await session.answer("");
    question = await session.openQuestion();
  }
  const meanings = new Set([asked, ...verbs].map((word) => word?.mean));
  expect(question?.choices).toHaveLength(4);
  expect(question?.choices.filter((choice) => !meanings.has(choice))).toEqual([]);
});

function setUpServer(): Setup {
  const random = seededRandom(3);
  let state = startQuiz(words, buildSettings());
  let time = 0;
  const responses: Record<string, (body: Record<string, unknown>) => unknown> = {
    "Quiz/StartTour": ({ missed }): AnswerOf<"Quiz/StartTour"> => {
      state = missed ? startMissedTour(state, random) : startTour(finishTour(state), random);
      const size = state.tour?.words.length ?? 0;
      return { tourId: "t1", size, remaining: state.pool.length, MeanLanguageType: 2 };
    },
    "Quiz/NextQuestion": (): OpenedQuestion => {
      const { item, ...asking } = nextQuestion(state, index, { now: time, random });
      state = asking.state;
      const { tour } = state;
      if (item === null || !tour?.question) throw new Error("the tour is over");
      const { method, difficulty, correctCount, wrongCount, writtenPart } = item;
      return {
        questionId: `q${tour.question.number}`,
        number: tour.question.number,
        item: {
          method,
          difficulty,
          my_true_count: correctCount,
          falseCount: wrongCount,
          repetitionCount: item.repetition,
          audio_link_answer: writtenPart,
          question: item.question,
          partOfSpeech: item.partOfSpeech,
          choices_list: [...item.choices],
          StartPointForScoring: item.startPoints,
          DurationForScoring: item.durationSeconds,
        },
        openedAt: "2031-01-01T00:00:00.000Z",
        elapsedMs: time - tour.question.openedAt,
        left: tour.queue.length,
        tourPoints: tour.words.reduce((sum, { points }) => sum + points, 0),
        share: 1,
      };
    },
    "Quiz/Answer": ({ answer, later }): Answered => {
      const isLater = later === true;
      const answered = answerQuestion(state, index, { answer: String(answer), now: time, random, isLater });
      state = answered.state;
      const { verdict, item, points, summary } = answered;
      return {
        ...verdict,
        trueChoice: item.correctAnswer,
        points,
        word: wordOf(item.id),
        ...(summary && {
          summary: {
            ...summary,
            words: summary.words.map(({ correctCount, wrongCount, ...tally }) => ({
              ...wordOf(tally.id),
              ...tally,
              my_true_count: correctCount,
              falseCount: wrongCount,
            })),
          },
        }),
      };
    },
  };
  const call = async <Name extends CallName>(name: Name, ...[input]: InputOf<Name>) =>
    responses[name]?.(
      input && "body" in input ? Object.fromEntries(Object.entries(input.body ?? {})) : {},
    ) as AnswerOf<Name>;

  function setUp(quiz: ServerQuiz): Setup {
    const calls = { call, retry() {}, close() {} };
    const session = createServerSession({ quiz, calls, time: () => time, onStep() {} });
    return {
      session,
      pass(ms) {
        time += ms;
      },
      reload() {
        const stored = store(session);
        if (stored?.kind !== "server") throw new Error("it is not stored");
        return setUp(stored);
      },
    };
  }
  return setUp(buildServerQuiz({ quizId: "k1", owner: 7, remaining: words.length }));
}

function store(session: QuizSession): StoredList["quiz"] | undefined {
  return parseStoredList(historyText({ ...list, ...session.snapshot() }, JSON.stringify(words)))?.quiz;
}

function wordOf(id: number) {
  const word = words.find((known) => known.id === id);
  if (word === undefined) throw new Error(`no word ${id}`);
  return word;
}

/** The right answer to a question of `test-phrase-mean`. */
const truthOf = ({ text }: Question) => words.find(({ phrase }) => phrase === text)?.mean ?? "";

async function openedIn({ session }: Setup): Promise<Question> {
  const question = await session.openQuestion();
  if (question === null) throw new Error("the tour is over");
  session.setVisible(true);
  return question;
}

/** Plays the tour to its end; returns the words that were answered wrong. */
async function playTour({ session }: Setup, isRight: (number: number) => boolean): Promise<string[]> {
  const missed: string[] = [];
  for (let question = await session.openQuestion(); question !== null; question = await session.openQuestion()) {
    if (!isRight(question.number)) missed.push(question.text);
    await session.answer(isRight(question.number) ? truthOf(question) : "");
  }
  return missed;
}

const settings = buildSettings();
const browserQuiz = { state: startQuiz(words, settings), clock: 0, streak: 0, shown: null };

const kinds: readonly (readonly [string, () => Setup, { readonly isCounted: boolean }])[] = [
  ["browser session", () => setUpBrowser(browserQuiz), { isCounted: false }],
  ["server session", setUpServer, { isCounted: true }],
];

test.each(kinds)("%s: an answer is judged, scored by its time, and counted in the tour's progress", async (...kind) => {
  const [, create, { isCounted }] = kind;
  const setup = create();
  const { session, pass } = setup;
  expect([session.hasPoints, session.isCounted]).toEqual([true, isCounted]);
  await session.startTour("pool");
  const first = await openedIn(setup);
  expect(first).toMatchObject({ number: 1, method: "test-phrase-mean", seconds: 40, elapsedMs: 0 });
  expect(session.progress()).toEqual({ finished: 0, size: 20, points: 0, streak: 0 });
  pass(20_000);
  const right = await session.answer(truthOf(first));
  // 60 and 10 times the level; half of 40 s has passed.
  const points = Math.ceil(first.points / 2);
  expect(right).toMatchObject({
    question: { text: first.text, elapsedMs: 20_000 },
    feedback: { isRight: true, points, answer: truthOf(first), correctAnswer: truthOf(first) },
  });
  expect(right?.feedback.word).toMatchObject({ phrase: first.text });
  expect(session.progress()).toEqual({ finished: 1, size: 20, points, streak: 1 });

  const second = await openedIn(setup);
  expect(second.number).toBe(2);
  const wrong = await session.answer("");
  expect(wrong?.feedback).toMatchObject({ isRight: false, points: 0, answer: "", correctAnswer: truthOf(second) });
  expect(session.progress()).toEqual({ finished: 1, size: 20, points, streak: 0 });
});

test.each(kinds)("%s: an open question is the same after a reload, with the time that has passed", async (...kind) => {
  const setup = kind[1]();
  await setup.session.startTour("pool");
  const question = await openedIn(setup);
  setup.pass(7000);
  const again = setup.reload();
  expect(await again.session.openQuestion()).toEqual({ ...question, elapsedMs: 7000 });
});

test.each(kinds)("%s: the last answer is kept until the next question is opened", async (...kind) => {
  const setup = kind[1]();
  const { session } = setup;
  await session.startTour("pool");
  expect(session.lastAnswered()).toBeNull();
  const answered = await session.answer(truthOf(await openedIn(setup)));
  expect(session.lastAnswered()).toEqual(answered);
  const again = setup.reload();
  expect(again.session.lastAnswered()).toEqual(answered);
  expect(again.session.unconfirmed()).toBeNull();
  await again.session.openQuestion();
  expect(again.session.lastAnswered()).toBeNull();
});

test.each(kinds)("%s: missed words can be studied again, and the other words wait", async (...kind) => {
  const setup = kind[1]();
  const { session } = setup;
  await session.startTour("pool");
  const missed = await playTour(setup, (number) => number !== 1);
  const summary = session.summary();
  expect(summary).toMatchObject({ right: 20, wrong: 1, remaining: 2 });
  expect(summary.words.filter(({ wrongCount }) => wrongCount > 0).map(({ word }) => word.phrase)).toEqual(missed);
  expect(summary.words.reduce((sum, { points }) => sum + points, 0)).toBe(summary.points);

  await session.startTour("missed");
  expect(session.progress()).toEqual({ finished: 0, size: 1, points: 0, streak: 20 });
  expect((await openedIn(setup)).text).toBe(missed[0]);
  await session.answer("");
  await playTour(setup, () => true);
  expect(session.summary()).toMatchObject({ right: 1, wrong: 1, remaining: 2 });

  await session.startTour("pool");
  expect(await playTour(setup, () => true)).toEqual([]);
  expect(session.summary()).toMatchObject({ right: 2, wrong: 0, remaining: 0 });
});

test.each(kinds)("%s: the last word can wait for the next tour once it was answered wrong", async (...kind) => {
  const setup = kind[1]();
  const { session } = setup;
  await session.startTour("pool");
  for (let left = 20; left > 1; left -= 1) {
    const question = await openedIn(setup);
    expect(question).not.toHaveProperty("canWait");
    await session.answer(truthOf(question));
  }
  expect(await openedIn(setup)).not.toHaveProperty("canWait");
  await session.answer("");
  expect(await openedIn(setup)).toMatchObject({ canWait: true });
  await session.answer("", true);
  expect(await session.openQuestion()).toBeNull();
  expect(session.summary()).toMatchObject({ right: 19, wrong: 2, remaining: 3 });
});

test("browser session: time runs only while the question is visible", async () => {
  const { session, pass, reload } = setUpBrowser(browserQuiz);
  await session.startTour("pool");
  const question = await session.openQuestion();
  pass(5000);
  session.setVisible(true);
  pass(7000);
  session.setVisible(false);
  pass(90_000);
  const again = reload();
  again.pass(1000);
  expect(await again.session.openQuestion()).toEqual({ ...question, elapsedMs: 7000 });
});

test("browser session: without time limits there are no points", async () => {
  const untimed = { ...browserQuiz, state: startQuiz(words, buildSettings({ isTimed: false })) };
  const setup = setUpBrowser(untimed);
  await setup.session.startTour("pool");
  const question = await openedIn(setup);
  expect([setup.session.hasPoints, question.points, question.seconds]).toEqual([false, 0, 0]);
  expect((await setup.session.answer(truthOf(question)))?.feedback).toMatchObject({ isRight: true, points: 0 });
});

test("in this browser another right word leaves the question open with a hint, which a reload keeps", async () => {
  const state = startQuiz(words, buildSettings({ methods: ["write-definition-phrase"] }));
  const { session, reload } = setUpBrowser({ ...browserQuiz, state });
  await session.startTour("pool");
  const { wordId = 0 } = (await session.openQuestion()) ?? expect.fail("the tour is over");
  const [synonym = ""] = wordOf(wordId).synonyms;
  expect(await session.answer(synonym)).toBeNull();
  const again = await reload().session.openQuestion();
  expect(again).toMatchObject({ number: 1, wordId, hint: "p" });
  expect(await session.answer(wordOf(wordId).phrase)).toMatchObject({ feedback: { isRight: true } });
});
