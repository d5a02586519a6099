import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { z } from "zod";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { buildHeadword, publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { memory, memorySettings as memorySettingsSchema, note, takenOver } from "../../contract/memory.ts";
import { answeredReview, answeredReviews, review, startedLearning, undoneReview } from "../../contract/review.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";
import { upsertHeadwords } from "../../storage/lexicon/queries.ts";

const dayMs = 24 * 60 * 60_000;
// Noon in Istanbul.
const start = Date.parse("2026-03-02T09:00:00Z");

let api: TestApp;
let user: SignedInUser;
let time = start;
let titleId = 0;

const phrases = Array.from({ length: 30 }, (_, at) => `word${at}`);
const idOf = (at: number) => wordId(phrases[at] ?? "", "noun");
const meaningOf = (phrase: string) => phrase.replace("word", "anlam");

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => new Date(time) }, hasCostLimits: false });
  const title = await publishEpisode(api.database.db, {
    title: { kind: "movie", name: "Film", combinedUrl: "film", year: 1950 },
    said: phrases.map((phrase, at) => ({ phrase, meanings: { tr: [`anlam${at}`] } })),
  });
  titleId = title.title.id;
  // From which choices are filled.
  const others = ["harbour", "lantern", "anchor", "gull"].map((phrase) =>
    buildHeadword(phrase, { source: "lexicon", meanings: { tr: [`${phrase}lik`] } }),
  );
  await api.database.db.transaction((transaction) => upsertHeadwords(transaction, others));
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
    url: `/api/Memory/${path}`,
    headers: user.headers,
    ...(payload && { payload }),
  });
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
  return schema.parse(response.json());
}

const getReview = (query = "") => call(review, `GetReview${query}`);
const learn = (...at: number[]) =>
  api.app.inject({
    method: "POST",
    url: "/api/Memory/StartLearning",
    headers: user.headers,
    payload: { wordIds: at.map(idOf), from: { type: 5, id: titleId } },
  });
const answer = (cardId: string, text: string, more: object = {}) =>
  call(answeredReview, "AnswerReview", { answerId: randomUUID(), cardId, answer: text, elapsedMs: 4_000, ...more });

test("words that are taken up are taught, asked by choice, and asked again on their day", async () => {
  expect((await learn(0, 1, 0)).json()).toEqual({ cards: 2 });
  expect((await learn(0)).json()).toEqual({ cards: 0 });
  const first = await getReview();
  expect(first).toMatchObject({ due: 0, fresh: 2, room: 8, answered: 0, goal: 40 });
  expect(first.cards.map(({ cardId, method, isNew, word }) => [cardId, method, isNew, word?.phrase])).toEqual([
    [`r${idOf(0)}`, "test-phrase-mean", true, "word0"],
    [`r${idOf(1)}`, "test-phrase-mean", true, "word1"],
  ]);
  const [card] = first.cards;
  expect(card?.item).not.toHaveProperty("trueChoice");
  expect(card?.item).not.toHaveProperty("mean");
  expect(card?.item.choices_list).toHaveLength(4);
  const answered = await answer(card?.cardId ?? "", meaningOf("word0"));
  expect(answered).toMatchObject({ isRight: true, isAlmost: false, trueChoice: "anlam0", nextDue: "2026-03-04" });
  expect(answered.intervals).toEqual(card?.intervals);
  expect(await answer(`r${idOf(1)}`, "")).toMatchObject({ isRight: false, nextDue: "2026-03-03" });
  expect(await getReview()).toMatchObject({ due: 0, fresh: 0, room: 8, answered: 2, cards: [] });
  expect((await getReview("?limit=3")).room).toBe(3);
  time += dayMs;
  expect((await getReview()).cards.map(({ cardId, isNew }) => [cardId, isNew])).toEqual([[`r${idOf(1)}`, false]]);
  time += dayMs;
  expect((await getReview()).due).toBe(2);
});

test("an answer sent again counts once and hears the same, also from twenty tabs at once", async () => {
  await learn(0);
  const answerId = randomUUID();
  const send = () => answer(`r${idOf(0)}`, meaningOf("word0"), { answerId, method: "test-phrase-mean" });
  const heard = await Promise.all(Array.from({ length: 20 }, send));
  time += dayMs;
  heard.push(await send());
  expect(new Set(heard.map((one) => JSON.stringify(one))).size).toBe(1);
  const { rows } = await api.database.pool.query(
    "select reps from memory_cards where word_id = $1 and user_id = (select max(id) from users)",
    [idOf(0)],
  );
  expect(rows).toEqual([{ reps: 1 }]);
});

test("of two devices on one day the first answer moves the card, the other is kept in the log", async () => {
  await learn(0);
  const first = await answer(`r${idOf(0)}`, meaningOf("word0"));
  time += 1_000;
  const second = await answer(`r${idOf(0)}`, "");
  expect(second.nextDue).toBe(first.nextDue);
  expect((await getReview()).answered).toBe(2);
});

test("an answer that was given earlier on another device takes its place in time", async () => {
  await learn(0);
  time += 2 * dayMs;
  await answer(`r${idOf(0)}`, meaningOf("word0"), { method: "test-phrase-mean" });
  // Given two days before without a net, and wrong: both are counted as if they had come in order.
  const late = {
    answerId: randomUUID(),
    cardId: `r${idOf(0)}`,
    answer: "",
    elapsedMs: 900,
    at: new Date(start + 60_000).toISOString(),
  };
  await call(answeredReviews, "AnswerReviews", { answers: [late] });
  const inOrder = await signUp(api.app, { timeZone: "Europe/Istanbul" });
  user = inOrder;
  time = start;
  await learn(0);
  time += 60_000;
  await answer(`r${idOf(0)}`, "");
  time = start + 2 * dayMs;
  await answer(`r${idOf(0)}`, meaningOf("word0"), { method: "test-phrase-mean" });
  const { rows } = await api.database.pool.query(
    "select stability, difficulty, due_day, reps from memory_cards where word_id = $1 order by user_id desc limit 2",
    [idOf(0)],
  );
  expect(rows[0]).toEqual(rows[1]);
  expect(rows[0].reps).toBe(2);
});

test("an answer is undone: the card is as before, and may be answered anew", async () => {
  await learn(0);
  const before = await getReview();
  const answerId = randomUUID();
  await answer(`r${idOf(0)}`, "", { answerId });
  const undone = await call(undoneReview, "UndoReview", { answerId });
  expect(undone).toEqual({ cardId: `r${idOf(0)}`, dueDay: "2026-03-02", stability: null });
  expect(await call(undoneReview, "UndoReview", { answerId })).toEqual(undone);
  const after = await getReview();
  expect(after.cards.map(({ cardId }) => cardId)).toEqual(before.cards.map(({ cardId }) => cardId));
  expect(await answer(`r${idOf(0)}`, meaningOf("word0"))).toMatchObject({ isRight: true, nextDue: "2026-03-04" });
  const unknown = await api.app.inject({
    method: "POST",
    url: "/api/Memory/UndoReview",
    headers: user.headers,
    payload: { answerId: randomUUID() },
  });
  expect(unknown.statusCode).toBe(404);
});

test("new words are ten a day, and after a break the goal says how many are asked", async () => {
  await learn(...phrases.keys());
  const first = await getReview("?limit=200");
  expect([first.fresh, first.cards.length]).toEqual([10, 10]);
  const answers = phrases.map((_, at) => ({
    answerId: randomUUID(),
    cardId: `r${idOf(at)}`,
    grade: 3,
    elapsedMs: 1_000,
  }));
  await call(answeredReviews, "AnswerReviews", { answers });
  time += 20 * dayMs;
  const back = await getReview("?limit=12");
  expect([back.due, back.cards.length]).toEqual([30, 12]);
});

test("a meaning that the person has written for a word is right", async () => {
  const cardId = `r${idOf(0)}`;
  const written = { method: "write-phrase-mean" };
  await learn(0);
  expect(await answer(cardId, "benimki", written)).toMatchObject({ isRight: false });
  await call(note, "Note", { wordId: idOf(0), meaning: "benimki" });
  time += dayMs;
  expect(await answer(cardId, "benimki", written)).toMatchObject({ isRight: true, trueChoice: "anlam0" });
  expect(await answer(`r${idOf(1)}`, "benimki", written)).toMatchObject({ isRight: false });
});

test("who grades sees the answer, and the grade is taken as it is", async () => {
  await call(memorySettingsSchema, "Settings", { selfGrading: true });
  await learn(0);
  await answer(`r${idOf(0)}`, "", {});
  time += dayMs;
  const [card] = (await getReview()).cards;
  expect(card?.word?.mean).toBe("anlam0");
  const graded = await call(answeredReview, "AnswerReview", {
    answerId: randomUUID(),
    cardId: `r${idOf(0)}`,
    grade: 4,
    elapsedMs: 1_000,
  });
  expect(graded.isRight).toBe(true);
  expect(new Date(graded.nextDue).getTime() - new Date("2026-03-03").getTime()).toBe((card?.intervals[3] ?? 0) * dayMs);
});

test("a browser's log is taken over once, in parts, again, and by twenty tabs at once", async () => {
  const log = Array.from({ length: 60 }, (_, at) => [
    randomUUID(),
    `r${idOf(at % 20)}`,
    "choice",
    at % 7 === 0 ? 1 : 3,
    new Date(start - (60 - at) * 11 * 60 * 60_000).toISOString(),
    2_000,
    null,
  ]);
  // Half of it, and the connection was lost.
  expect(await call(takenOver, "TakeOver", { log: log.slice(0, 30) })).toEqual({ taken: 30, skipped: 0 });
  const taken = await Promise.all(Array.from({ length: 20 }, () => call(takenOver, "TakeOver", { log })));
  expect(taken.reduce((sum, one) => sum + one.taken, 0)).toBe(30);
  const cards = async () =>
    (
      await api.database.pool.query(
        "select word_id, kind, stability, due_day, reps, lapses from memory_cards where user_id = (select max(id) from users) order by word_id, kind",
      )
    ).rows;
  const once = await cards();
  expect(await call(takenOver, "TakeOver", { log })).toEqual({ taken: 0, skipped: 60 });
  expect(await cards()).toEqual(once);
  // The same as the whole log at once, in another order.
  user = await signUp(api.app, { timeZone: "Europe/Istanbul" });
  await call(takenOver, "TakeOver", { log: log.toReversed() });
  expect(await cards()).toEqual(once);
  expect(once.filter(({ kind }) => kind === 1)).toHaveLength(20);
});

test("rows of no word are left out, and a clock that is ahead does not make the future", async () => {
  const log = [
    [randomUUID(), "r5", "choice", 3, new Date(start).toISOString(), null, null],
    [randomUUID(), `r${idOf(0)}`, "choice", 3, new Date(start + 90 * dayMs).toISOString(), null, null],
  ];
  expect(await call(takenOver, "TakeOver", { log })).toEqual({ taken: 1, skipped: 1 });
  time += 3 * dayMs;
  expect((await getReview()).due).toBe(1);
});

test("coverage and tonight tell what is known from what is being learnt", async () => {
  await api.services.contentVersion.refresh();
  const shares = async () => {
    const query = { headers: user.headers };
    const { list } = (await api.app.inject({ url: `/api/WordList/GetCoverage?type=5&id=${titleId}`, ...query })).json();
    const evening = (await api.app.inject({ url: `/api/WordList/GetTonight?type=5&id=${titleId}`, ...query })).json();
    expect([evening.shareBefore, evening.learning]).toEqual([list.coverage, list.learning]);
    return [list.coverage, list.learning];
  };
  const [known = 0] = await shares();
  await learn(0, 1, 2);
  const [, learning = 0] = await shares();
  expect(learning).toBeGreaterThan(0);
  // Two easy answers come to more than 21 days.
  for (const days of [0, 9]) {
    time = start + days * dayMs;
    await call(answeredReview, "AnswerReview", {
      answerId: randomUUID(),
      cardId: `r${idOf(0)}`,
      grade: 4,
      elapsedMs: 1_000,
    });
  }
  const [learnt = 0, left = 0] = await shares();
  expect(learnt).toBeGreaterThan(known);
  expect(left).toBeLessThan(learning);
  expect(learnt + left).toBeCloseTo(known + learning, 3);
  time += 1_000;
  // Said not to be known after all: it is learnt again.
  const payload = { wordIds: [idOf(0)], known: false, overLevel: true };
  await api.app.inject({ method: "POST", url: "/api/WordList/SetKnown", headers: user.headers, payload });
  expect(await shares()).toEqual([known, learning]);
});

test("what is answered is told by day, by stability and against the retention aimed at", async () => {
  await learn(0, 1, 2);
  for (const at of [0, 1, 2])
    await answer(`r${idOf(at)}`, at === 2 ? "" : meaningOf(`word${at}`), { method: "test-phrase-mean" });
  time += 2 * dayMs;
  await answer(`r${idOf(0)}`, meaningOf("word0"), { method: "test-phrase-mean" });
  await answer(`r${idOf(1)}`, "", { method: "test-phrase-mean" });
  const told = await call(memory, "GetMemory");
  expect(told).toMatchObject({
    learnt: 0,
    learning: 3,
    fresh: 0,
    hard: [],
    retention: { aimed: 0.9, measured: 0.5, answers: 2 },
    today: { answers: 2, goal: 40 },
    weeks: [{ monday: "2026-03-02", answers: 5 }],
  });
  expect(told.dueByDay[0]).toEqual({ day: "2026-03-04", due: 1 });
  expect(told.dueByDay.reduce((sum, { due }) => sum + due, 0)).toBe(4);
  expect(told.byStability.reduce((sum, { words }) => sum + words, 0)).toBe(3);
});

test("a word that was forgotten eight times is told apart with its meaning, until it is taken up again", async () => {
  const answers = Array.from({ length: 9 }, (_, day) => ({
    answerId: randomUUID(),
    cardId: `r${idOf(0)}`,
    grade: 1,
    elapsedMs: 1_000,
    at: new Date(start + day * dayMs).toISOString(),
  }));
  time = start + 9 * dayMs;
  await call(answeredReviews, "AnswerReviews", { answers: answers.slice(0, 8) });
  expect(await getReview()).toMatchObject({ due: 1, hard: [] });
  await call(answeredReviews, "AnswerReviews", { answers });
  expect(await getReview()).toMatchObject({
    due: 0,
    cards: [],
    hard: [{ cardId: `r${idOf(0)}`, word: { phrase: "word0", mean: "anlam0" } }],
  });
  await learn(0);
  expect(await getReview()).toMatchObject({ due: 1, hard: [] });
});

test("a client that has judged says how it asked, and in which sense the word is learnt", async () => {
  const answerId = randomUUID();
  const given = { answerId, cardId: `r${idOf(0)}`, grade: 3, way: "listening", sense: 1, elapsedMs: 2_000 };
  await call(answeredReviews, "AnswerReviews", { answers: [given] });
  const { rows } = await api.database.pool.query(
    `select way, grade, sense from memory_log join memory_cards using (user_id, word_id) where answer_id = $1`,
    [answerId],
  );
  expect(rows).toEqual([{ way: "listening", grade: 3, sense: 1 }]);
});

test("a word that is not to be asked again is in no session and no count, is not known, and can be taken back", async () => {
  await learn(0, 1);
  await answer(`r${idOf(0)}`, "");
  time += dayMs;
  expect(await getReview()).toMatchObject({ due: 1, fresh: 1 });
  const stop = (wordIds: readonly number[], stopped?: boolean) =>
    call(startedLearning, "StopAsking", { wordIds, ...(stopped !== undefined && { stopped }) });
  expect(await stop([idOf(0), idOf(1), idOf(2)])).toEqual({ cards: 3 });
  expect(await stop([idOf(0)])).toEqual({ cards: 0 });
  expect(await getReview()).toMatchObject({ due: 0, fresh: 0, cards: [] });
  const remembered = await call(memory, "GetMemory");
  expect(remembered).toMatchObject({ learnt: 0, learning: 0, fresh: 0 });
  expect(remembered.dueByDay.every(({ due }) => due === 0)).toBe(true);
  expect(remembered.stopped.map(({ phrase }) => phrase).toSorted()).toEqual(["word0", "word1", "word2"]);
  const known = await api.app.inject({ url: "/api/WordList/GetKnownWords", headers: user.headers });
  expect(known.json()).toMatchObject({ wordIds: [] });
  const offered = async () => {
    const url = `/api/WordList/GetTonight?type=5&id=${titleId}&count=5&MeanLanguageType=2`;
    const tonight = await api.app.inject({ url, headers: user.headers });
    return tonight.json<{ words: { id: number }[] }>().words.map(({ id }) => id);
  };
  const [first = 0] = await offered();
  await stop([first]);
  expect(await offered()).not.toContain(first);

  time += 1_000;
  expect(await stop([idOf(0)], false)).toEqual({ cards: 1 });
  expect(await getReview()).toMatchObject({ due: 1, fresh: 0 });
  // Taking it up has it asked too.
  expect((await learn(1)).json()).toEqual({ cards: 1 });
  expect(await getReview()).toMatchObject({ due: 1, fresh: 1 });
  const left = (await call(memory, "GetMemory")).stopped.map(({ wordId }) => wordId);
  expect(left.toSorted()).toEqual([first, idOf(2)].toSorted());
});

test("what a client judged by itself is easy where it was quick, by the person's own median, and never a choice", async () => {
  await learn(...phrases.keys());
  const judged = (at: number, way: string, elapsedMs: number, grade = 3) =>
    ({ answerId: randomUUID(), cardId: `r${idOf(at)}`, grade, way, elapsedMs }) as const;
  const send = (...answers: readonly object[]) => call(answeredReviews, "AnswerReviews", { answers });
  await send(...Array.from({ length: 10 }, (_, at) => judged(at, "writing", 6_000)));
  const answers = [
    judged(10, "writing", 2_000),
    judged(11, "writing", 3_500),
    judged(12, "choice", 500),
    judged(13, "listening", 0),
    judged(14, "writing", 500, 2),
    judged(15, "self", 500),
  ];
  await send(...answers);
  const { rows } = await api.database.pool.query<{ grade: number }>(
    "select grade from memory_log join unnest($1::uuid[]) with ordinality as sent (id, place) on sent.id = answer_id order by place",
    [answers.map(({ answerId }) => answerId)],
  );
  expect(rows.map(({ grade }) => grade)).toEqual([4, 3, 3, 3, 2, 3]);
});
