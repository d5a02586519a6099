import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { quizCalls, rightAnswer, storeWords } from "../../../tests/factories/server-quiz.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";

let api: TestApp;
let user: SignedInUser;
let quiz: ReturnType<typeof quizCalls>;
let words: number[];
let time = Date.parse("2026-03-10T12:00:00Z");

beforeAll(async () => {
  // Fifty at once on twenty connections do meet.
  api = await createTestApp({ hasCostLimits: false, services: { now: () => new Date(time) }, poolSize: 20 });
  words = await storeWords(api.database.db, 12);
});
beforeEach(async () => {
  user = await signUp(api.app);
  quiz = quizCalls(api.app, user);
});
afterAll(() => api.close());

const pointData = async () => (await api.app.inject({ url: "/api/Score/GetPointData", headers: user.headers })).json();

async function begin(ids = words.slice(0, 6), settings: object = {}) {
  const { quizId } = await quiz.startQuiz(ids, settings);
  return { quizId, ...(await quiz.startTour(quizId)) };
}

async function ledgerRows() {
  const { rows } = await api.database.pool.query(
    `select word_id, is_right, points, day::text, month from points_ledger
     join users on users.id = user_id where username = $1 order by answered_at`,
    [user.username],
  );
  return rows;
}

test("an answer that is given again hears the same, and the ledger has one row", async () => {
  const { tourId } = await begin();
  const question = await quiz.nextQuestion(tourId);
  time += 2_000;
  const first = await quiz.answer(tourId, question.questionId, rightAnswer(question));
  expect(first.points).toBe(67);
  time += 60_000;
  for (const answer of [rightAnswer(question), "wrong", ""]) {
    expect(await quiz.answer(tourId, question.questionId, answer)).toEqual(first);
  }
  expect(await ledgerRows()).toHaveLength(1);
  expect(await pointData()).toMatchObject({ total: 67, month: 67, today: 67 });
});

test("a wrong answer cannot be mended", async () => {
  const { tourId } = await begin();
  const question = await quiz.nextQuestion(tourId);
  time += 2_000;
  await quiz.answer(tourId, question.questionId, "wrong");
  expect(await quiz.answer(tourId, question.questionId, rightAnswer(question))).toMatchObject({
    isRight: false,
    points: 0,
  });
  expect(await ledgerRows()).toEqual([expect.objectContaining({ is_right: false, points: 0 })]);
  expect(await pointData()).toMatchObject({ total: 0, monthRank: null });
});

test("the last answer of a tour, given again after its end, hears the summary again", async () => {
  const { tourId } = await begin();
  let last = { questionId: "", right: "" };
  for (let count = 0; count < 6; count += 1) {
    const question = await quiz.nextQuestion(tourId);
    time += 2_000;
    last = { questionId: question.questionId, right: rightAnswer(question) };
    await quiz.answer(tourId, last.questionId, last.right);
  }
  const again = await quiz.answer(tourId, last.questionId, last.right);
  expect(again.summary).toMatchObject({ right: 6, wrong: 0, points: 6 * 67 });
  expect((await quiz.call("NextQuestion", { tourId })).statusCode).toBe(404);
  expect((await pointData()).total).toBe(6 * 67);
});

test("of fifty answers at once one counts, and all hear the same", async () => {
  const { tourId } = await begin();
  const question = await quiz.nextQuestion(tourId);
  time += 2_000;
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => quiz.answer(tourId, question.questionId, rightAnswer(question))),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await ledgerRows()).toHaveLength(1);
  expect((await pointData()).total).toBe(67);
});

test("of fifty right and wrong answers at once the first decides", async () => {
  const { tourId } = await begin();
  const question = await quiz.nextQuestion(tourId);
  time += 2_000;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      quiz.answer(tourId, question.questionId, at % 2 === 0 ? rightAnswer(question) : "wrong"),
    ),
  );
  expect(new Set(answers.map(({ points }) => points)).size).toBe(1);
  expect(await ledgerRows()).toHaveLength(1);
});

test("fifty tours and fifty questions asked for at once are one tour and one question", async () => {
  const { quizId } = await quiz.startQuiz(words);
  const other = await quiz.startQuiz(words);
  const tours = await Promise.all(Array.from({ length: 50 }, () => quiz.startTour(quizId)));
  expect(new Set(tours.map(({ tourId }) => tourId)).size).toBe(1);
  const [tour] = tours;
  const questions = await Promise.all(Array.from({ length: 50 }, () => quiz.nextQuestion(tour?.tourId ?? "")));
  expect(new Set(questions.map(({ questionId }) => questionId)).size).toBe(1);
  // Two quizzes' tours in turn, all at once: one of them stays open.
  await Promise.all(Array.from({ length: 20 }, (_, at) => quiz.startTour(at % 2 === 0 ? quizId : other.quizId)));
  const { rows } = await api.database.pool.query(
    "select count(*)::int from quizzes join users on users.id = user_id where username = $1 and tour_id is not null",
    [user.username],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test.each([0, 50, 249])("an answer after %i ms is right, but earns nothing", async (ms) => {
  const { tourId } = await begin();
  const question = await quiz.nextQuestion(tourId);
  time += ms;
  expect(await quiz.answer(tourId, question.questionId, rightAnswer(question))).toMatchObject({
    isRight: true,
    points: 0,
  });
  expect(await pointData()).toMatchObject({ total: 0, today: 0 });
});

test("one after 250 ms earns", async () => {
  const { tourId } = await begin();
  const question = await quiz.nextQuestion(tourId);
  time += 250;
  expect((await quiz.answer(tourId, question.questionId, rightAnswer(question))).points).toBe(70);
});

test.each([
  ["points", 1000],
  ["openedAt", "2026-03-10T12:00:00Z"],
  ["time", 1],
  ["elapsedMs", 1],
  ["StartPointForScoring", 1000],
  ["isRight", true],
  ["trueChoice", "x"],
])("nobody can send %s", async (field, value) => {
  const { tourId, quizId } = await begin();
  const question = await quiz.nextQuestion(tourId);
  time += 30_000;
  const { questionId } = question;
  for (const [name, payload] of [
    ["Answer", { tourId, questionId, answer: rightAnswer(question) }],
    ["NextQuestion", { tourId }],
    ["StartTour", { quizId }],
    ["StartQuiz", { wordIds: words, methods: ["test-phrase-mean"] }],
  ] as const) {
    const response = await quiz.call(name, { ...payload, [field]: value });
    expect(response.statusCode, name).toBe(400);
    expect(response.json().errors).toEqual([expect.objectContaining({ field, code: "unknown" })]);
  }
  expect(await ledgerRows()).toEqual([]);
});

test("a client's clock an hour off changes nothing: it is not asked", async () => {
  const { tourId } = await begin();
  const question = await quiz.nextQuestion(tourId);
  time += 20_000;
  const answer = await api.app.inject({
    method: "POST",
    url: "/api/Quiz/Answer",
    headers: { ...user.headers, date: new Date(time - 3_600_000).toUTCString() },
    payload: { tourId, questionId: question.questionId, answer: rightAnswer(question) },
  });
  expect(answer.json().points).toBe(35);
});

test("a made-up question, another one's tour and a dropped quiz earn nothing", async () => {
  const { tourId, quizId } = await begin();
  const question = await quiz.nextQuestion(tourId);
  time += 2_000;
  const made = await quiz.call("Answer", { tourId, questionId: randomUUID(), answer: rightAnswer(question) });
  expect(made.statusCode).toBe(404);
  const thief = quizCalls(api.app, await signUp(api.app));
  for (const [name, payload] of [
    ["Answer", { tourId, questionId: question.questionId, answer: rightAnswer(question) }],
    ["NextQuestion", { tourId }],
    ["StartTour", { quizId }],
    ["DropQuiz", { quizId }],
  ] as const) {
    expect((await thief.call(name, payload)).statusCode, name).toBe(404);
  }
  await quiz.call("DropQuiz", { quizId });
  const dropped = await quiz.call("Answer", {
    tourId,
    questionId: question.questionId,
    answer: rightAnswer(question),
  });
  expect(dropped.statusCode).toBe(404);
  expect(await ledgerRows()).toEqual([]);
});

test("the same word earns all, then half, then a quarter within a day, and all again on the next", async () => {
  const starts = new Map<string, number[]>();
  async function playOnce() {
    const { tourId } = await begin();
    for (let count = 0; count < 6; count += 1) {
      const question = await quiz.nextQuestion(tourId);
      const { phrase = "", StartPointForScoring } = question.item;
      starts.set(phrase, [...(starts.get(phrase) ?? []), StartPointForScoring]);
      time += 500;
      await quiz.answer(tourId, question.questionId, rightAnswer(question));
    }
  }
  for (let round = 0; round < 3; round += 1) await playOnce();
  time += 24 * 3_600_000;
  await playOnce();
  // 60 and 10 for level 1; halves rounded up.
  expect([...starts.values()]).toEqual(Array(6).fill([70, 35, 18, 70]));
});

test("repeating a word within one tour does not lower its points", async () => {
  const { tourId } = await begin(words.slice(0, 6), { repetition: 3 });
  const starts: number[] = [];
  for (let count = 0; count < 18; count += 1) {
    const question = await quiz.nextQuestion(tourId);
    starts.push(question.item.StartPointForScoring);
    time += 500;
    await quiz.answer(tourId, question.questionId, rightAnswer(question));
  }
  expect(starts).toEqual(Array(18).fill(70));
});

test("the ledger is only added to", async () => {
  const { tourId } = await begin();
  const question = await quiz.nextQuestion(tourId);
  time += 2_000;
  await quiz.answer(tourId, question.questionId, rightAnswer(question));
  await api.database.withConnection(async (owner) => {
    for (const change of [
      "update points_ledger set points = 1000",
      "update points_ledger set day = '2026-01-01'",
      "update points_ledger set user_id = user_id + 1",
      "delete from points_ledger",
    ]) {
      await expect(owner.query(change)).rejects.toThrow("only added to");
    }
  });
});
