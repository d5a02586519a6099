import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { quizCalls, rightAnswer, storeWords } from "../../../tests/factories/server-quiz.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";

const dayMs = 24 * 60 * 60_000;
const start = Date.parse("2026-03-02T09:00:00Z");

let api: TestApp;
let user: SignedInUser;
let quiz: ReturnType<typeof quizCalls>;
let words: number[];
let time = start;

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => new Date(time) }, hasCostLimits: false });
  words = await storeWords(api.database.db, 12);
});
beforeEach(async () => {
  time = start;
  user = await signUp(api.app, { timeZone: "Europe/Istanbul" });
  quiz = quizCalls(api.app, user);
});
afterAll(() => api.close());

const query = async (text: string) =>
  (await api.database.pool.query(text.replaceAll("$me", "(select max(id) from users)"))).rows;
const cards = () =>
  query(
    "select word_id::float8 as word, kind, reps, due_day::text, is_known from memory_cards where user_id = $me order by word_id",
  );
const log = () =>
  query("select word_id::float8 as word, kind, way, grade from memory_log where user_id = $me order by at, answer_id");
const post = (path: string, payload: object) =>
  api.app.inject({ method: "POST", url: `/api/${path}`, headers: user.headers, payload });

async function ask(method = "test-phrase-mean") {
  const { quizId } = await quiz.startQuiz(words.slice(0, 6), { methods: [method] });
  const { tourId } = await quiz.startTour(quizId);
  const question = await quiz.nextQuestion(tourId);
  time += 5_000;
  return { tourId, question };
}

test("an answer for points is counted by the memory in the same transaction, once", async () => {
  const { tourId, question } = await ask();
  const heard = await Promise.all(
    Array.from({ length: 20 }, () => quiz.answer(tourId, question.questionId, rightAnswer(question))),
  );
  expect(new Set(heard.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(await log()).toEqual([{ word: heard[0]?.word.id, kind: 1, way: "choice", grade: 3 }]);
  expect(await cards()).toEqual([
    { word: heard[0]?.word.id, kind: 1, reps: 1, due_day: "2026-03-04", is_known: false },
  ]);
  const ledger = await query("select question_id from points_ledger where user_id = $me");
  expect(ledger).toEqual([{ question_id: question.questionId }]);
});

test("wrong, then right in the same tour: the day's first answer moves the card, the other is kept as hard", async () => {
  const { tourId, question } = await ask();
  const { word } = await quiz.answer(tourId, question.questionId, "");
  for (let left = 20; left > 0; left -= 1) {
    const next = await quiz.nextQuestion(tourId);
    time += 1_000;
    await quiz.answer(tourId, next.questionId, rightAnswer(next));
    if (next.item.phrase === question.item.phrase) break;
  }
  const ofWord = (await log()).filter((row) => row.word === word.id);
  expect(ofWord.map(({ grade }) => grade)).toEqual([1, 2]);
  expect((await cards()).find((card) => card.word === word.id)).toMatchObject({ reps: 1, due_day: "2026-03-03" });
});

test("what is written in English counts for recognition until production is open", async () => {
  const { tourId, question } = await ask("write-mean-phrase");
  const phrase = String(question.item.mean).replace(/lik$/, "");
  await quiz.answer(tourId, question.questionId, phrase);
  expect(await log()).toMatchObject([{ kind: 2, way: "writing", grade: 3 }]);
  expect(await cards()).toMatchObject([{ kind: 1, reps: 1 }]);
});

test("a known word answered wrong is offered to be learnt, and stays known until it is taken up", async () => {
  await post("WordList/SetKnown", { wordIds: words.slice(0, 6), known: true });
  const { tourId, question } = await ask();
  const answered = await quiz.answer(tourId, question.questionId, "");
  expect(answered.wasKnown).toBe(true);
  expect(await quiz.answer(tourId, question.questionId, "")).toEqual(answered);
  const known = async () => (await query("select count(*)::int as n from known_words where user_id = $me"))[0].n;
  expect(await known()).toBe(6);
  time += 10 * dayMs;
  const due = async () => (await api.app.inject({ url: "/api/Memory/GetReview", headers: user.headers })).json().due;
  expect(await due()).toBe(0);
  expect((await post("Memory/StartLearning", { wordIds: [answered.word.id] })).statusCode).toBe(200);
  expect(await known()).toBe(5);
  expect(await due()).toBe(1);
  await post("WordList/SetKnown", { wordIds: [answered.word.id], known: true });
  expect(await due()).toBe(0);
});

test("answers to one word from a quiz and from reviews at once are all in the log, and the card is what the log gives", async () => {
  for (let round = 0; round < 8; round += 1) {
    time = start + round * 3 * dayMs;
    const { tourId, question } = await ask();
    const wordId = words.find(
      (_, at) => question.item.phrase === ["harbour", "anchor", "lantern", "ferry", "gull", "tide"][at],
    );
    const reviewed = Array.from({ length: 6 }, () =>
      post("Memory/AnswerReview", { answerId: randomUUID(), cardId: `r${wordId}`, grade: 1, elapsedMs: 1_000 }),
    );
    const [answered, ...others] = await Promise.all([
      quiz.answer(tourId, question.questionId, rightAnswer(question)),
      ...reviewed,
    ]);
    expect(answered.isRight).toBe(true);
    expect(others.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 200));
  }
  expect(await log()).toHaveLength(8 * 7);
  const before = await cards();
  // Undoing an answer that moved nothing computes the card anew from the log.
  const rows = await query(
    "select distinct on (word_id) answer_id, word_id from memory_log where user_id = $me and way = 'self' order by word_id, at desc, answer_id desc",
  );
  for (const row of rows) expect((await post("Memory/UndoReview", { answerId: row.answer_id })).statusCode).toBe(200);
  expect(await cards()).toEqual(before);
});
