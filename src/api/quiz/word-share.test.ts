import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { earn } from "../../../tests/factories/earned-points.ts";
import { quizCalls, rightAnswer, storeWords } from "../../../tests/factories/server-quiz.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { buildHeadword } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { meanings } from "../../../tests/factories/translated.ts";
import type { OpenedQuestion } from "../../contract/quiz.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";
import { removeOpenedWords } from "../../services/quiz/remove-opened-words.ts";
import { insertMissingFallbacks } from "../../storage/lexicon/queries.ts";

let api: TestApp;
let user: SignedInUser;
let quiz: ReturnType<typeof quizCalls>;
let words: number[];
let time: number;

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => new Date(time) } });
  words = await storeWords(api.database.db, 6);
});
beforeEach(async () => {
  time = Date.parse("2026-03-10T12:00:00Z");
  user = await signUp(api.app);
  quiz = quizCalls(api.app, user);
});
afterAll(() => api.close());

async function begin(settings: object = {}) {
  const { quizId } = await quiz.startQuiz(words, settings);
  return { quizId, ...(await quiz.startTour(quizId)) };
}

const phraseOf = ({ item }: OpenedQuestion) => item.phrase ?? "";

/** Plays a new tour until a word is asked for, and gives its question. */
async function askFor(phrase: string): Promise<OpenedQuestion> {
  const { tourId } = await begin();
  for (let count = 0; count < words.length; count += 1) {
    const question = await quiz.nextQuestion(tourId);
    if (phraseOf(question) === phrase) return question;
    time += 500;
    await quiz.answer(tourId, question.questionId, rightAnswer(question));
  }
  return expect.fail(`${phrase} was not asked for`);
}

test.each<[string, (at: { tourId: string; quizId: string }, question: OpenedQuestion) => Promise<unknown>]>([
  ["answered right", ({ tourId }, question) => quiz.answer(tourId, question.questionId, rightAnswer(question))],
  [
    "answered wrong, and its quiz is dropped,",
    async ({ tourId, quizId }, { questionId }) => {
      await quiz.answer(tourId, questionId, "wrong");
      await quiz.call("DropQuiz", { quizId });
    },
  ],
  ["left for another quiz", () => begin()],
  ["only seen, and its quiz is dropped,", ({ quizId }) => quiz.call("DropQuiz", { quizId })],
])("a word whose question was %s earns half on the same day", async (_, leave) => {
  const started = await begin();
  const first = await quiz.nextQuestion(started.tourId);
  expect(first).toMatchObject({ share: 1, item: { StartPointForScoring: 70 } });
  time += 500;
  await leave(started, first);
  const again = await askFor(phraseOf(first));
  expect(again).toMatchObject({ share: 0.5, item: { StartPointForScoring: 35 } });
});

test("a question that is asked for again is the same, and counts once", async () => {
  const { tourId } = await begin();
  const first = await quiz.nextQuestion(tourId);
  await quiz.nextQuestion(tourId);
  expect(await quiz.nextQuestion(tourId)).toMatchObject({ questionId: first.questionId, share: 1 });
  await Promise.all(Array.from({ length: 10 }, () => quiz.nextQuestion(tourId)));
  expect(await askFor(phraseOf(first))).toMatchObject({ share: 0.5 });
});

test("within a tour a word keeps its share, whether it was answered right or wrong", async () => {
  const first = await quiz.nextQuestion((await begin()).tourId);
  const { tourId } = await begin({ repetition: 3 });
  const shares: number[] = [];
  let isOver = false;
  while (!isOver) {
    const question = await quiz.nextQuestion(tourId);
    const isIt = phraseOf(question) === phraseOf(first);
    if (isIt) shares.push(question.share);
    time += 500;
    const answer = isIt && shares.length === 1 ? "wrong" : rightAnswer(question);
    isOver = (await quiz.answer(tourId, question.questionId, answer)).summary !== undefined;
  }
  expect(shares).toEqual([0.5, 0.5, 0.5, 0.5]);
});

test("the day is the leaderboard's: another time zone does not begin a new one", async () => {
  const first = await quiz.nextQuestion((await begin()).tourId);
  const payload = { timeZone: "Pacific/Kiritimati" };
  const moved = await api.app.inject({
    method: "POST",
    url: "/api/User/UpdateProfile",
    headers: user.headers,
    payload,
  });
  expect(moved.statusCode).toBe(200);
  expect(await askFor(phraseOf(first))).toMatchObject({ share: 0.5 });
  time = Date.parse("2026-03-10T21:00:00Z");
  expect(await askFor(phraseOf(first))).toMatchObject({ share: 1 });
});

test("a question says when its method or its list has given all that counts today; it earns its points all the same", async () => {
  await earn(api.database, user, 29_999, new Date(time), { method: "write-mean-phrase", list: "own" });
  await earn(api.database, user, 14_999, new Date(time), { method: "test-phrase-mean", list: "episode:1" });
  const { tourId } = await begin();
  const first = await quiz.nextQuestion(tourId);
  expect(first.capped).toBeUndefined();
  time += 500;
  expect(await quiz.answer(tourId, first.questionId, rightAnswer(first))).toMatchObject({ points: 70 });
  const second = await quiz.nextQuestion(tourId);
  expect(second).toMatchObject({ capped: "method", share: 1, item: { StartPointForScoring: 70 } });
  time += 500;
  expect(await quiz.answer(tourId, second.questionId, rightAnswer(second))).toMatchObject({ points: 70 });
  const { tourId: other } = await begin({ methods: ["write-phrase-mean"] });
  expect(await quiz.nextQuestion(other)).toMatchObject({ capped: "list" });
  time += 24 * 3_600_000;
  expect((await quiz.nextQuestion(other)).capped).toBeUndefined();
});

test("a word without a meaning earns nothing", async () => {
  const phrases = ["xebec", "ketch", "yawl", "sloop", "dhow", "junk"];
  await insertMissingFallbacks(
    api.database.db,
    phrases.map((phrase) => buildHeadword(phrase, { meanings: meanings({}), definition: "", source: "fallback" })),
  );
  const ids = phrases.map((phrase) => wordId(phrase, "noun"));
  const { quizId } = await quiz.startQuiz(ids, { methods: ["writeListen-engAudio-phrase"] });
  const { tourId } = await quiz.startTour(quizId);
  const question = await quiz.nextQuestion(tourId);
  expect(question).toMatchObject({ share: 0, item: { StartPointForScoring: 0 } });
  time += 5_000;
  const answer = await quiz.answer(tourId, question.questionId, question.item.question);
  expect(answer).toMatchObject({ isRight: true, points: 0 });
});

test("the export does not tell the word of the open question", async () => {
  const { tourId } = await begin();
  const read = async () => (await api.app.inject({ url: "/api/User/ExportData", headers: user.headers })).json();
  const before = await read();
  await quiz.nextQuestion(tourId);
  const after = await read();
  expect(after.quizzes[0].tour).toMatchObject({ question: null, queue: words.toSorted((a, b) => a - b) });
  expect(after.openedWords).toEqual([{ day: "2026-03-10", words: 1 }]);
  expect(after.points).toEqual(before.points);
});

test("counts of opened words are removed after the next day", async () => {
  await quiz.nextQuestion((await begin()).tourId);
  const job = removeOpenedWords(api.database);
  const left = async (now: string) => {
    await job.run(new Date(now), new AbortController().signal);
    const { rows } = await api.database.pool.query(
      "select 1 from opened_words join users on users.id = user_id where username = $1",
      [user.username],
    );
    return rows.length;
  };
  expect(await left("2026-03-11T20:59:59Z")).toBe(1);
  expect(await left("2026-03-11T21:00:00Z")).toBe(0);
});
