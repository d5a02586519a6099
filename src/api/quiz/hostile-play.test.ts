import { afterAll, beforeAll, expect, test } from "vitest";
import { quizCalls, rightAnswer, storeWords } from "../../../tests/factories/server-quiz.ts";
import { type SignedInUser, signUp, verifyMail } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";
import { pointsPerStep, stepsPerRange } from "../../storage/progress/rank-step.ts";

let api: TestApp;
let words: number[];
let time = Date.parse("2026-03-10T12:00:00Z");

beforeAll(async () => {
  api = await createTestApp({ hasCostLimits: false, services: { now: () => new Date(time) }, poolSize: 20 });
  words = await storeWords(api.database.db, 12);
});
afterAll(() => api.close());

const send = (user: SignedInUser, call: string, payload: object) =>
  api.app.inject({ method: "POST", url: `/api/${call}`, headers: { ...user.headers, lang: "en" }, payload });

const pointsOf = async ({ headers }: SignedInUser) =>
  (await api.app.inject({ url: "/api/Score/GetPointData", headers })).json();

async function begin(user: SignedInUser, ids: readonly number[] = words.slice(0, 6), settings: object = {}) {
  const quiz = quizCalls(api.app, user);
  const { quizId } = await quiz.startQuiz(ids, settings);
  const { tourId } = await quiz.startTour(quizId);
  return { quiz, quizId, tourId };
}

/** What differs between the ledger and the sums that are shown, and between the sums and the ranks. */
async function differences() {
  const { rows } = await api.database.pool.query(`
    with days as (select user_id, day, sum(points)::int as points from points_ledger
      where user_id is not null and points > 0 group by user_id, day),
    months as (select user_id, month, sum(points)::int as points from points_ledger
      where user_id is not null and points > 0 group by user_id, month),
    steps as (select month, ranked / ${pointsPerStep} as step, count(*)::int as people
      from points_months where is_ranked group by 1, 2),
    ranges as (select month, step / ${stepsPerRange}, sum(people)::int from steps group by 1, 2)
    select 'day' as of from ((table days except select user_id, day, points from points_days)
      union all (select user_id, day, points from points_days except table days)) as d
    union all select 'month' from ((table months except select user_id, month, points from points_months)
      union all (select user_id, month, points from points_months except table months)) as m
    union all select 'rank' from ((table steps except select month, step, people from rank_steps)
      union all (select month, step, people from rank_steps where people <> 0 except table steps)) as r
    union all select 'range' from ((table ranges except select month, range, people from rank_ranges)
      union all (select month, range, people from rank_ranges where people <> 0 except table ranges)) as r
    union all select 'nobody''s' from points_ledger where user_id is null and pseudonym is null`);
  return rows;
}

test("of many people who answer at the same time every sum and every place is the ledger's", async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => signUp(api.app)));
  await verifyMail(api.database, ...people.slice(0, 8));
  const tours = await Promise.all(people.map((user) => begin(user)));
  for (let round = 0; round < 4; round += 1) {
    const questions = await Promise.all(tours.map(({ quiz, tourId }) => quiz.nextQuestion(tourId)));
    time += 2_000;
    await Promise.all(
      tours.flatMap(({ quiz, tourId }, at) => {
        const question = questions[at] ?? expect.fail("no question");
        const answer = (at + round) % 3 === 0 ? "wrong" : rightAnswer(question);
        return Array.from({ length: 4 }, () => quiz.answer(tourId, question.questionId, answer));
      }),
    );
  }
  expect(await differences()).toEqual([]);
  for (const user of people) expect((await pointsOf(user)).total).toBeGreaterThan(0);
});

test("whoever leaves in mid-tour, with answers and new quizzes on their way, leaves the sums and ranks right", async () => {
  const { rows } = await api.database.pool.query(
    `with poll as (insert into polls (question, created_at) values ($1, now()) returning id)
     insert into poll_options (poll_id, position, text) select id, 0, $1 from poll returning poll_id, id`,
    [JSON.stringify({ tr: "Fener", en: "Lantern", es: "Farol" })],
  );
  const { poll_id: pollId, id: optionId } = rows[0];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const user = await signUp(api.app);
    await verifyMail(api.database, user);
    const { quiz, quizId, tourId } = await begin(user);
    const first = await quiz.nextQuestion(tourId);
    time += 2_000;
    await quiz.answer(tourId, first.questionId, rightAnswer(first));
    const open = await quiz.nextQuestion(tourId);
    time += 2_000;
    const payload = { tourId, questionId: open.questionId, answer: rightAnswer(open) };
    const wish = { wordIds: words, methods: ["test-phrase-mean"] };
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => quiz.call("Answer", payload)),
      send(user, "User/DeleteAccount", { password: user.password }),
      ...Array.from({ length: 6 }, (_, at) => [
        quiz.call("Answer", payload),
        quiz.call("NextQuestion", { tourId }),
        quiz.call("StartTour", { quizId }),
        quiz.call("StartQuiz", wish),
        send(user, "WordList/SetKnown", { wordIds: words, known: at % 2 === 0 }),
        send(user, "WordList/SetKnownLevel", { level: 2 }),
        send(user, "WordList/CreateList", { title: "Liman" }),
        send(user, "Poll/Vote", { pollId, optionId }),
      ]).flat(),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => ![200, 204, 401, 404, 409].includes(status))).toEqual([]);
    expect(statuses).toContain(204);
    expect((await quiz.call("Answer", payload)).statusCode).toBe(401);
  }
  expect(await differences()).toEqual([]);
});

test("a word that a publication took away is neither asked nor paid, and the tour goes on without it", async () => {
  const phrases = ["keel", "mast", "oar", "jib", "helm", "buoy", "cleat"];
  const said = phrases.map((phrase) => ({ phrase }));
  const { episodeId } = await publishEpisode(api.database.db, { said });
  await api.services.contentVersion.refresh();
  const quiz = quizCalls(api.app, await signUp(api.app));
  const wish = { source: { type: 2, id: episodeId }, methods: ["test-phrase-mean"] };
  const { quizId } = (await quiz.call("StartQuiz", wish)).json();
  const { tourId } = await quiz.startTour(quizId);
  const question = await quiz.nextQuestion(tourId);
  const gone = question.item.phrase ?? "";

  await publishEpisode(api.database.db, { said: said.filter(({ phrase }) => phrase !== gone) });
  await api.services.contentVersion.refresh();
  time += 2_000;
  const late = await quiz.call("Answer", { tourId, questionId: question.questionId, answer: `${gone} tr` });
  expect([late.statusCode, late.json().errors?.[0]?.code]).toEqual([409, "question.changed"]);
  const asked = new Set<string>();
  for (let left = 6; left > 0; left -= 1) {
    const next = await quiz.nextQuestion(tourId);
    expect(next.left).toBe(left);
    asked.add(next.item.phrase ?? "");
    const word = await api.database.pool.query("select meanings from words where phrase = $1", [next.item.phrase]);
    time += 2_000;
    await quiz.answer(tourId, next.questionId, word.rows[0].meanings.tr.join("; "));
  }
  expect([...asked].sort()).toEqual(phrases.filter((phrase) => phrase !== gone).sort());
  const { rows } = await api.database.pool.query("select 1 from points_ledger where word_id = $1", [
    wordId(gone, "noun"),
  ]);
  expect(rows).toEqual([]);
});

test("a list that is emptied and deleted in mid-quiz is played to its end as it was", async () => {
  const user = await signUp(api.app);
  const { id } = (await send(user, "WordList/CreateList", { title: "Liman" })).json();
  await send(user, "WordList/AddWords", { id, wordIds: words.slice(0, 7) });
  const quiz = quizCalls(api.app, user);
  const wish = { source: { type: 1, id }, methods: ["test-phrase-mean"] };
  const { quizId } = (await quiz.call("StartQuiz", wish)).json();
  const { tourId } = await quiz.startTour(quizId);
  await quiz.nextQuestion(tourId);
  await send(user, "WordList/RemoveWords", { id, wordIds: words });
  await send(user, "WordList/DeleteList", { id });
  for (let left = 7; left > 0; left -= 1) {
    const question = await quiz.nextQuestion(tourId);
    time += 2_000;
    const answer = await quiz.answer(tourId, question.questionId, rightAnswer(question));
    expect(answer.points).toBeGreaterThan(0);
    expect(answer.summary === undefined).toBe(left > 1);
  }
});

test.each([
  ["Europe/Istanbul", "2026-05-01"],
  ["America/Bogota", "2026-04-30"],
])("in %s a question opened before Istanbul's midnight counts for the moment of its answer", async (timeZone, day) => {
  time = Date.parse("2026-04-30T20:59:58Z");
  const user = await signUp(api.app, { timeZone });
  const { quiz, tourId } = await begin(user);
  const question = await quiz.nextQuestion(tourId);
  time = Date.parse("2026-04-30T21:00:02Z");
  const { points } = await quiz.answer(tourId, question.questionId, rightAnswer(question));
  expect(await pointsOf(user)).toMatchObject({ today: points, month: points, total: points });
  const calendar = await api.app.inject({ url: "/api/Score/GetCalendar?year=2026", headers: user.headers });
  expect(calendar.json()).toEqual([{ day, points }]);
  time = Date.parse("2026-04-30T20:59:59Z");
  expect(await pointsOf(user)).toMatchObject({ month: 0, total: points });
  expect(await differences()).toEqual([]);
});

test("fifty quizzes are kept, and the one that is played whatever comes after it", async () => {
  const user = await signUp(api.app);
  // Of an address that nobody has proved fewer words are kept.
  await verifyMail(api.database, user);
  const { quiz, quizId, tourId } = await begin(user);
  for (let count = 0; count < 52; count += 1) {
    time += 1_000;
    await quiz.startQuiz(words.slice(0, 6));
  }
  const history = await api.app.inject({ url: "/api/Quiz/GetHistory", headers: user.headers });
  expect(history.json()).toHaveLength(51);
  expect((await quiz.startTour(quizId)).tourId).toBe(tourId);
});

test("with the next tour the answers of the last one are forgotten, and given again earn nothing", async () => {
  const user = await signUp(api.app);
  const { quiz, quizId, tourId } = await begin(user, words.slice(0, 8));
  const question = await quiz.nextQuestion(tourId);
  time += 2_000;
  await quiz.answer(tourId, question.questionId, rightAnswer(question));
  await begin(user);
  const { total } = await pointsOf(user);
  await quiz.startTour(quizId);
  const again = { tourId, questionId: question.questionId, answer: rightAnswer(question) };
  expect((await quiz.call("Answer", again)).statusCode).toBe(404);
  expect((await pointsOf(user)).total).toBe(total);
  const { rows } = await api.database.pool.query("select 1 from quiz_answers where quiz_id = $1", [quizId]);
  expect(rows).toEqual([]);
});

test("six words, asked again and again all day, soon earn little", async () => {
  time = Date.parse("2026-05-04T08:00:00Z");
  const user = await signUp(api.app);
  for (let round = 0; round < 4; round += 1) {
    const { quiz, tourId } = await begin(user, words.slice(0, 6), { repetition: 3 });
    for (let count = 0; count < 18; count += 1) {
      const question = await quiz.nextQuestion(tourId);
      time += 400;
      await quiz.answer(tourId, question.questionId, rightAnswer(question));
    }
  }
  // Three times 70, 35, 18 and 9 at most for each of them.
  const { total } = await pointsOf(user);
  expect(total).toBeGreaterThan(6 * 3 * 120);
  expect(total).toBeLessThanOrEqual(6 * 3 * 132);
});
