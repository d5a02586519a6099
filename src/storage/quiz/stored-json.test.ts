import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSettings } from "../../../tests/factories/quiz-words.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import { insertUser } from "../accounts/users.ts";
import { findOpenTour, findOutcome, openQuestion } from "./open-tour.ts";
import { findQuiz, insertQuiz } from "./quizzes.ts";
import { exportedQuiz, outcomeJson } from "./stored-json.ts";

let created: TestDatabase;
let userId: number;

beforeAll(async () => {
  created = await createTestDatabase();
  const user = await insertUser(created.database.db, {
    username: "ayse",
    usernameFolded: "ayse",
    mail: "ayse@example.org",
    mailFolded: "ayse@example.org",
    passwordHash: null,
    language: "tr",
    timeZone: "Europe/Istanbul",
    mailConsent: false,
    createdAt: new Date(),
  });
  userId = user?.id ?? 0;
});
afterAll(() => created.dispose());

/** A row as the first version wrote it. */
async function storeRow(quiz: { source: object; tour?: object; tourId?: string }): Promise<string> {
  const id = randomUUID();
  await created.database.pool.query(
    `insert into quizzes (id, user_id, title, source, settings, start_length, pool, tour, tour_id, remaining, updated_at)
     values ($1, $2, 'Liman', $3, $4, 8, '[4, 5]', $5, $6, 8, now())`,
    [id, userId, quiz.source, buildSettings(), quiz.tour ?? null, quiz.tourId ?? null],
  );
  return id;
}

async function storedIn(column: "source" | "tour", id: string): Promise<unknown> {
  const { rows } = await created.database.pool.query(`select ${column} as value from quizzes where id = $1`, [id]);
  return rows[0]?.value;
}

const list = { type: 2, id: 5 };
const tally = { id: 7, my_true_count: 1, falseCount: 2, points: 30 };
const question = { number: 3, wordId: 7, method: "test-phrase-mean", openedAt: 12 };
const points = { choices_list: ["a", "b"], StartPointForScoring: 70, DurationForScoring: 40 };
const tour = { words: [tally], queue: [7], question: { ...question, ...points }, asked: 3 };

test("a tour that the first version stored goes on, and is stored under the same names", async () => {
  const tourId = randomUUID();
  const id = await storeRow({ source: { list, wordIds: null }, tour, tourId });
  const { db } = created.database;
  const open = await findOpenTour(db, userId, tourId);
  expect(open?.state.tour).toEqual({
    words: [{ id: 7, correctCount: 1, wrongCount: 2, points: 30 }],
    queue: [7],
    question: { ...question, choices: ["a", "b"], startPoints: 70, durationSeconds: 40 },
    asked: 3,
  });
  if (open === undefined) return;
  const questionId = randomUUID();
  const word = { userId, day: "2026-03-10", wordId: 7, isRepeated: true };
  const next = { tour: { ...open.state.tour, asked: 4 }, questionId, word };
  expect(await openQuestion(db, open, next, new Date())).toBe(true);
  expect(await storedIn("tour", id)).toEqual({ ...tour, asked: 4 });
});

test("an outcome that the first version stored is read, and is written under the same names", async () => {
  const [tourId, questionId] = [randomUUID(), randomUUID()];
  const summary = { right: 1, wrong: 2, points: 30, words: [{ ...tally, phrase: "tide" }] };
  const stored = { isRight: true, trueChoice: "gelgit", summary };
  const id = await storeRow({ source: { list: null, wordIds: [7] } });
  await created.database.pool.query(
    `insert into quiz_answers (question_id, quiz_id, tour_id, outcome, answered_at) values ($1, $2, $3, $4, now())`,
    [questionId, id, tourId, stored],
  );
  const outcome = await findOutcome(created.database.db, userId, { tourId, questionId });
  const word = { id: 7, phrase: "tide", correctCount: 1, wrongCount: 2, points: 30 };
  expect(outcome).toEqual({ isRight: true, correctAnswer: "gelgit", summary: { ...summary, words: [word] } });
  expect(outcome && outcomeJson.toDriver(outcome)).toEqual(stored);
});

test.each([
  [
    { type: 1, id: 9 },
    { kind: "own", id: 9 },
  ],
  [
    { type: 2, id: 9 },
    { kind: "episode", id: 9 },
  ],
  [
    { type: 3, id: 9 },
    { kind: "season", id: 9 },
  ],
  [
    { type: 4, id: 9 },
    { kind: "series", id: 9 },
  ],
  [
    { type: 5, id: 9 },
    { kind: "movie", id: 9 },
  ],
  [
    { type: 6, id: "aBc" },
    { kind: "shared", url: "aBc" },
  ],
  [null, null],
])("the list %j of a stored quiz is %j", async (stored, list) => {
  const { db } = created.database;
  const id = await storeRow({ source: { list: stored, wordIds: [1, 2] } });
  const source = (await findQuiz(db, userId, id))?.source;
  expect(source).toEqual({ list, wordIds: [1, 2] });
  if (source === undefined) return;
  const state = { settings: buildSettings(), startLength: 8, pool: [], tour: null };
  const copy = await insertQuiz(db, { userId, title: "Liman", source, state }, new Date());
  expect(await storedIn("source", copy)).toEqual({ list: stored, wordIds: [1, 2] });
});

test("the export tells the words of a tour in a fixed order, and no question", () => {
  const words = [9, 2, 5].map((id) => ({ id, correctCount: 0, wrongCount: 0, points: 0 }));
  const exported = exportedQuiz({
    source: { list: null, wordIds: [2, 5, 9] },
    startLength: 3,
    tour: { words, queue: [9, 2, 5], question: null, asked: 1 },
  });
  expect(exported.tour?.words.map(({ id }) => id)).toEqual([2, 5, 9]);
  expect(exported.tour?.queue).toEqual([2, 5, 9]);
});
