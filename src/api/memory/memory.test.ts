import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { z } from "zod";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { growth, learntWord, learntWords, wordIdsInMemory } from "../../contract/learnt-words.ts";
import { memory, watchPlan } from "../../contract/memory.ts";
import { tonight } from "../../contract/progress/tonight.ts";
import { review } from "../../contract/review.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";

const dayMs = 24 * 60 * 60_000;
// Noon of a Monday in Istanbul.
const start = Date.parse("2026-03-02T09:00:00Z");

let api: TestApp;
let user: SignedInUser;
let time = start;
let film = 0;

const phrases = Array.from({ length: 30 }, (_, at) => `word${at}`);
const idOf = (at: number) => wordId(phrases[at] ?? "", "noun");

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => new Date(time) }, hasCostLimits: false });
  const { title } = await publishEpisode(api.database.db, {
    title: { kind: "movie", name: "Film", combinedUrl: "film", year: 1950 },
    said: phrases.map((phrase, at) => ({ phrase, meanings: { tr: [`anlam${at}`] } })),
  });
  film = title.id;
});
beforeEach(async () => {
  time = start;
  user = await signUp(api.app, { timeZone: "Europe/Istanbul" });
});
afterAll(() => api.close());

async function call<S extends z.ZodType>(schema: S, path: string, payload?: object): Promise<z.output<S>> {
  const method = payload === undefined ? "GET" : "POST";
  const response = await api.app.inject({
    method,
    url: `/api/${path}`,
    headers: user.headers,
    ...(payload && { payload }),
  });
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
  return schema.parse(response.json());
}

/** Graded answers to the first so many words, a second each. */
async function answer(count: number, grade = 3) {
  const answers = Array.from({ length: count }, (_, at) => ({
    answerId: randomUUID(),
    cardId: `r${idOf(at % phrases.length)}`,
    grade,
    way: "self",
    elapsedMs: 1_000,
    at: new Date(time + at).toISOString(),
  }));
  const payload = { answers };
  const sent = await api.app.inject({
    method: "POST",
    url: "/api/Memory/AnswerReviews",
    headers: user.headers,
    payload,
  });
  expect(sent.statusCode).toBe(200);
}

const learn = (...at: number[]) =>
  api.app.inject({
    method: "POST",
    url: "/api/Memory/StartLearning",
    headers: user.headers,
    payload: { wordIds: at.map(idOf), from: { type: 5, id: film } },
  });

const change = (payload: object) =>
  api.app.inject({ method: "POST", url: "/api/Memory/Settings", headers: user.headers, payload });

test("days with the goal make a streak, a missed one is frozen, and another goal counts from its day on", async () => {
  await answer(40);
  expect(await call(memory, "Memory/GetMemory")).toMatchObject({
    today: { answers: 40, goal: 40, minutes: 5 },
    streak: { days: 1, best: 1, frozenDay: null, hasFreeze: true },
  });
  time += 2 * dayMs;
  await answer(39);
  const told = await call(memory, "Memory/GetMemory");
  expect(told.streak).toEqual({ days: 1, best: 1, frozenDay: "2026-03-03", hasFreeze: false });
  await answer(1);
  expect((await call(memory, "Memory/GetMemory")).streak).toMatchObject({ days: 2, best: 2 });
  time += dayMs;
  await change({ goalMinutes: 10 });
  await answer(40);
  const later = await call(memory, "Memory/GetMemory");
  expect(later).toMatchObject({ today: { answers: 40, goal: 80 }, streak: { days: 2, best: 2 } });
  expect(later.weeks).toEqual([{ monday: "2026-03-02", answers: 120, minutes: 15 }]);
});

test("before four in the morning it is still the day before, by the person's clock", async () => {
  // 01:30 of Tuesday in Istanbul.
  time = Date.parse("2026-03-02T22:30:00Z");
  await answer(40);
  time = Date.parse("2026-03-03T01:30:00Z");
  await answer(40);
  expect((await call(memory, "Memory/GetMemory")).streak).toMatchObject({ days: 2, best: 2 });
});

test("after an evening a film tells what was done and missed, and gives the next words", async () => {
  const askTonight = () => call(tonight, `WordList/GetTonight?type=5&id=${film}&count=5`);
  const first = await askTonight();
  expect(first).not.toHaveProperty("evening");
  const ids = first.words.map(({ id }) => id);
  await learn(...ids.map((id) => phrases.findIndex((phrase) => wordId(phrase, "noun") === id)));
  // Taken up, and not asked yet: they are still tonight's.
  expect((await askTonight()).words.map(({ id }) => id)).toEqual(ids);
  const [missed = 0] = ids;
  const graded = (id: number, grade: number) => ({
    answerId: randomUUID(),
    cardId: `r${id}`,
    grade,
    way: "self",
    elapsedMs: 1_000,
  });
  await api.app.inject({
    method: "POST",
    url: "/api/Memory/AnswerReviews",
    headers: user.headers,
    payload: { answers: ids.map((id) => graded(id, id === missed ? 1 : 3)) },
  });
  const next = await askTonight();
  expect(next.evening?.day).toBe("2026-03-02");
  expect(next.evening?.words.map(({ id, isMissed }) => [id, isMissed])).toEqual(
    expect.arrayContaining([[missed, true], ...ids.slice(1).map((id) => [id, false])]),
  );
  expect(next.evening?.words[0]?.id).toBe(missed);
  expect(next.words).toHaveLength(5);
  expect(next.words.some(({ id }) => ids.includes(id))).toBe(false);
  const { shareAfter, learning = 0, shareLearnt } = next;
  expect(learning).toBeGreaterThan(0);
  expect(shareLearnt).toBeCloseTo(shareAfter + learning, 3);
});

test("a visitor's browser tells what it has answered", async () => {
  const [first = 0, second = 0] = [idOf(0), idOf(1)];
  const payload = { type: 5, id: film, learning: [first, second], answered: [[first, "2026-03-01", true]] };
  const response = await api.app.inject({ method: "POST", url: "/api/WordList/GetTonight", payload });
  const answered = tonight.parse(response.json());
  expect(answered.evening).toEqual({
    day: "2026-03-01",
    words: [{ id: first, phrase: "word0", isMissed: true }],
  });
  expect(answered.words.some(({ id }) => id === first || id === second)).toBe(false);
});

test("words are listed by what is forgotten soonest, found by a part of them, and opened with their curve", async () => {
  await learn(0, 1, 2);
  await answer(1, 1);
  time += 1_000;
  await api.app.inject({
    method: "POST",
    url: "/api/Memory/AnswerReviews",
    headers: user.headers,
    payload: {
      answers: [{ answerId: randomUUID(), cardId: `r${idOf(1)}`, grade: 4, way: "self", elapsedMs: 1_000 }],
    },
  });
  const all = await call(learntWords, "Memory/GetWords");
  expect(all.total).toBe(3);
  expect(all.words.map(({ phrase }) => phrase)).toEqual(["word0", "word1", "word2"]);
  expect((await call(learntWords, "Memory/GetWords?search=RD1")).words.map(({ phrase }) => phrase)).toEqual(["word1"]);
  expect((await call(learntWords, "Memory/GetWords?search=%25")).total).toBe(0);
  expect((await call(learntWords, "Memory/GetWords?from=0&below=1")).words.map(({ phrase }) => phrase)).toEqual([
    "word0",
  ]);

  const opened = await call(learntWord, `Memory/GetWord?wordId=${idOf(1)}`);
  expect(opened).toMatchObject({ word: { phrase: "word1", mean: "anlam1" }, note: { meaning: "", note: "" } });
  expect(opened.answers.map(({ way, grade }) => [way, grade])).toEqual([
    ["learn", null],
    ["self", 4],
  ]);
  const [atFirst, ...later] = opened.curve;
  expect(atFirst).toEqual({ day: "2026-03-02", remembered: 1 });
  const { stability = 0 } = opened.cards[0] ?? {};
  // FSRS: remembered with 0.9 after as many days as the stability says.
  const atStability = later.find(({ day }) => Date.parse(day) - Date.parse("2026-03-02") >= (stability ?? 0) * dayMs);
  expect(atStability?.remembered).toBeGreaterThan(0.85);
  expect(atStability?.remembered).toBeLessThanOrEqual(0.9);
  const missing = await api.app.inject({ url: "/api/Memory/GetWord?wordId=5", headers: user.headers });
  expect(missing.statusCode).toBe(404);
});

test("growth tells by week what was known and what it covered of what one watches", async () => {
  const none = await call(growth, "Memory/GetGrowth");
  expect(none.weeks).toHaveLength(12);
  expect(none.weeks.at(-1)).toEqual({ monday: "2026-03-02", known: 0, coverage: null });
  const settings = { methods: ["test-phrase-mean"], repetition: 1, MeanLanguageType: 2 };
  const wordIds = Array.from({ length: 6 }, (_, at) => idOf(at));
  const started = await api.app.inject({
    method: "POST",
    url: "/api/Quiz/StartQuiz",
    headers: user.headers,
    payload: { source: { type: 5, id: film }, wordIds, ...settings },
  });
  expect(started.statusCode).toBe(200);
  const history = await api.app.inject({ url: "/api/Quiz/GetHistory", headers: user.headers });
  expect(history.json()).toMatchObject([{ source: { type: 5, id: film } }]);
  const before = await call(growth, "Memory/GetGrowth");
  time += 7 * dayMs;
  const payload = { wordIds: [idOf(0), idOf(1)], known: true };
  await api.app.inject({ method: "POST", url: "/api/WordList/SetKnown", headers: user.headers, payload });
  const after = await call(growth, "Memory/GetGrowth");
  expect(after.titles).toBe(1);
  expect(after.weeks.slice(-2).map(({ monday, known }) => [monday, known])).toEqual([
    ["2026-03-02", 0],
    ["2026-03-09", 2],
  ]);
  const [earlier, now] = after.weeks.slice(-2).map(({ coverage }) => coverage ?? 0);
  expect(earlier).toBe(before.weeks.at(-1)?.coverage);
  expect(now).toBeGreaterThan(earlier ?? 1);
});

test("home and reviews offer the new words that the day has room for, and no more", async () => {
  await learn(...phrases.keys());
  const offered = async () => [
    (await call(review, "Memory/GetReview")).fresh,
    (await call(memory, "Memory/GetMemory")).today.fresh,
  ];
  expect(await offered()).toEqual([10, 10]);
  await answer(7);
  expect(await offered()).toEqual([3, 3]);
  await answer(10);
  expect(await offered()).toEqual([0, 0]);
  expect((await call(memory, "Memory/GetMemory")).fresh).toBe(20);
  // Who has a plan begins as many a day as it counts on.
  await call(watchPlan, "Memory/Plan", { titleIds: [film], wordsPerDay: 15 });
  expect(await offered()).toEqual([5, 5]);
});

test("the ids of words in memory: what reviews made known apart, without what is marked as known", async () => {
  await learn(0, 1, 2, 3);
  await answer(2);
  await api.database.pool.query(
    "update memory_cards set stability = 21 where word_id = $1 and user_id = (select id from users where username = $2)",
    [idOf(1), user.username],
  );
  const mark = { wordIds: [idOf(3)], known: true };
  await api.app.inject({ method: "POST", url: "/api/WordList/SetKnown", headers: user.headers, payload: mark });
  const { learning, learnt } = await call(wordIdsInMemory, "Memory/GetWordIds");
  expect(learning.toSorted()).toEqual([idOf(0), idOf(2)].toSorted());
  expect(learnt).toEqual([idOf(1)]);
});
