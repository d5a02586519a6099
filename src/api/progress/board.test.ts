import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { earn } from "../../../tests/factories/earned-points.ts";
import { quizCalls, rightAnswer, storeWords } from "../../../tests/factories/server-quiz.ts";
import { type SignedInUser, signUp, verifyMail } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { leaderboard, pointData } from "../../contract/progress/points.ts";
import { emptyPlayDay, withPlayedAnswer } from "../../domain/progress/play-day.ts";
import { countedPoints, rankedPoints } from "../../domain/progress/ranked-points.ts";
import { freezeMonths } from "../../services/progress/progress-jobs.ts";
import { raiseFlags } from "../../services/progress/raise-flags.ts";
import { pointsPerStep, stepsPerRange } from "../../storage/progress/rank-step.ts";

let api: TestApp;
let user: SignedInUser;
let time: number;

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => new Date(time) } });
});
beforeEach(async () => {
  time = Date.parse("2026-03-10T12:00:00Z");
  user = await signUp(api.app);
});
afterAll(() => api.close());

async function points(of = user) {
  const response = await api.app.inject({ url: "/api/Score/GetPointData", headers: of.headers });
  return pointData.strict().parse(response.json());
}

async function board(month = "2026-03", of = user) {
  const url = `/api/Score/GetLeaderboard?month=${month}`;
  return leaderboard.strict().parse((await api.app.inject({ url, headers: of.headers })).json());
}

const earnToday = (amount: number, at: string | number = time) => earn(api.database, user, amount, new Date(at));
const idOf = async ({ username }: SignedInUser): Promise<number> =>
  (await api.database.pool.query("select id from users where username = $1", [username])).rows[0].id;
const raise = () => raiseFlags(api.database).run(new Date(time), new AbortController().signal);

/** What differs between the steps, and their ranges, and the places that they count. */
async function differences() {
  const { rows } = await api.database.pool.query(`
    with counted as (select month, ranked / ${pointsPerStep} as step, count(*)::int as people
      from points_months where is_ranked group by 1, 2),
    ranges as (select month, step / ${stepsPerRange}, sum(people)::int from counted group by 1, 2)
    (table counted except select month, step, people from rank_steps)
    union all (select month, step, people from rank_steps where people <> 0 except table counted)
    union all (table ranges except select month, range, people from rank_ranges)
    union all (select month, range, people from rank_ranges where people <> 0 except table ranges)`);
  return rows;
}

test("a day's points count in full, then by half, by a quarter, and no more; the ledger keeps all", async () => {
  await verifyMail(api.database, user);
  const steps = [19_990, 15, 39_994, 3, 59_990, 10_000];
  let sum = 0;
  for (const step of steps) {
    await earnToday(step);
    sum += step;
    expect(await points()).toMatchObject({ total: sum, today: sum, month: sum, monthRanked: rankedPoints(sum) });
  }
  expect(await points()).toMatchObject({ monthRanked: 55_000, fullPoints: { counted: 20_000, of: 20_000, share: 0 } });
  expect((await board()).me).toMatchObject({ points: 55_000 });
  // The next day in Istanbul, still the same in Lisbon.
  time = Date.parse("2026-03-10T21:00:00Z");
  await earnToday(14_200);
  expect(await points()).toMatchObject({ monthRanked: 69_200, fullPoints: { counted: 14_200, of: 20_000, share: 1 } });
  expect(await differences()).toEqual([]);
});

test.each([
  [
    "a method",
    15_000,
    [
      { method: "write-mean-phrase", list: "episode:1" },
      { method: "write-mean-phrase", list: "episode:2" },
    ],
  ],
  [
    "a list",
    30_000,
    [
      { method: "write-mean-phrase", list: "own" },
      { method: "write-phrase-mean", list: "own" },
      { method: "test-phrase-mean", list: "own" },
    ],
  ],
] as const)(
  "%s counts up to %i points of a day; the ledger, the streak and other days have all",
  async (_, cap, ways) => {
    await verifyMail(api.database, user);
    const steps = [4_000, 7_990, 9_000, 3_000];
    let sum = 0;
    for (const step of steps) {
      for (const way of ways) {
        await earn(api.database, user, step, new Date(time), way);
        sum += step;
        const ranked = rankedPoints(Math.min(sum, cap));
        expect(await points()).toMatchObject({ total: sum, today: sum, month: sum, monthRanked: ranked });
      }
    }
    expect(await points()).toMatchObject({ streak: 1, fullPoints: { counted: Math.min(cap, 20_000) } });
    // Another method in another list counts.
    await earn(api.database, user, 3_000, new Date(time), { method: "test-synonyms-phrase", list: "movie:3" });
    expect((await board()).me).toMatchObject({ points: rankedPoints(cap + 3_000) });
    time += 24 * 3_600_000;
    for (const way of ways) await earn(api.database, user, 1_000, new Date(time), way);
    expect(await points()).toMatchObject({ monthRanked: rankedPoints(cap + 3_000) + 1_000 * ways.length });
    expect(await differences()).toEqual([]);
  },
);

test("points that count no more do not change who had them earlier", async () => {
  const other = await signUp(api.app);
  await verifyMail(api.database, user, other);
  await earnToday(120_000, "2026-02-10T08:00:00Z");
  await earn(api.database, other, 120_000, "2026-02-10T09:00:00Z");
  await earnToday(5_000, "2026-02-10T10:00:00Z");
  expect((await board("2026-02")).rows.map(({ username }) => username)).toEqual([user.username, other.username]);
});

test("a person is ranked once the address is verified, with all points of the month", async () => {
  await earnToday(500);
  expect(await points()).toMatchObject({ month: 500, monthRanked: 500, monthRank: null, unranked: "mail" });
  expect((await board()).me).toBeUndefined();
  expect((await board()).rows.map(({ username }) => username)).not.toContain(user.username);
  await verifyMail(api.database, user);
  expect(await points()).toMatchObject({ monthRank: expect.any(Number), unranked: null });
  expect((await board()).me).toMatchObject({ points: 500 });
  await earnToday(70);
  expect((await board()).me).toMatchObject({ points: 570 });
  expect(await differences()).toEqual([]);
});

test("an answer's time goes into its day, in SQL as in the domain", async () => {
  const words = await storeWords(api.database.db, 12);
  const quiz = quizCalls(api.app, user);
  const { quizId } = await quiz.startQuiz(words);
  const { tourId } = await quiz.startTour(quizId);
  let expected = emptyPlayDay();
  const played = [
    // Milliseconds, right. The hour is Istanbul's: 15 and 16.
    [1_200, true],
    [300, true],
    [300, false],
    [90_000, true],
    [2_000, true],
    [3_600_000, true],
    [700, true],
  ] as const;
  for (const [ms, isRight] of played) {
    const question = await quiz.nextQuestion(tourId);
    time += ms;
    const { points: earned } = await quiz.answer(
      tourId,
      question.questionId,
      isRight ? rightAnswer(question) : "wrong",
    );
    const hour = new Date(time).getUTCHours() + 3;
    const elapsedMs = ms <= 40_000 ? ms : null;
    const isHasty = ms === 300 && isRight;
    const counted = countedPoints(earned, { method: expected.points, list: expected.points });
    const pauseMs = expected.answers === 0 ? null : ms;
    const level = question.item.difficulty;
    const times = { elapsedMs, isHasty, hour, pauseMs };
    expected = withPlayedAnswer(expected, { isRight, points: earned, counted, methodAt: 0, level, ...times });
  }
  const readDay = async (day: string) => {
    const { rows } = await api.database.pool.query(
      `select points, answers, wrong, timed, ms_sum::int as "msSum", ms_square_sum::int as "msSquareSum", hasty, hours,
        run, longest_run as "longestRun", counted, method_points as "methodPoints", method_answers as "methodAnswers",
        level_answers as "levelAnswers", pause_bins as "pauseBins" from play_days where user_id = $1 and day = $2`,
      [await idOf(user), day],
    );
    return rows[0];
  };
  expect(await readDay("2026-03-10")).toEqual(expected);
  expect(expected).toMatchObject({ answers: 7, run: 4, hasty: 1, hours: 2 ** 15 + 2 ** 16 });
  const { rows } = await api.database.pool.query("select time_bins from play_days where user_id = $1", [
    await idOf(user),
  ]);
  // 300 twice, 700, 1,200 and 2,000 ms; the two that took too long are not counted.
  expect(rows).toEqual([{ time_bins: [0, 2, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] }]);
  // The run goes on the next day.
  time += 24 * 3_600_000;
  const next = await quiz.nextQuestion(tourId);
  time += 1_000;
  await quiz.answer(tourId, next.questionId, rightAnswer(next));
  expect(await readDay("2026-03-11")).toMatchObject({ answers: 1, run: 5, longestRun: 5 });
});

async function flags() {
  const { rows } = await api.database.pool.query(
    "select kind, state, evidence from board_flags where user_id = $1 order by kind",
    [await idOf(user)],
  );
  return rows;
}

async function setDay(figures: string) {
  await api.database.pool.query(`update play_days set ${figures} where user_id = $1`, [await idOf(user)]);
}

const decide = async (state: string) =>
  api.database.pool.query("update board_flags set state = $2, decided_at = now() where user_id = $1", [
    await idOf(user),
    state,
  ]);

test("a flag takes the place until the operator clears it; points and streak stay", async () => {
  await verifyMail(api.database, user);
  await earnToday(2_000);
  await setDay("answers = 700, longest_run = 650");
  await raise();
  await raise();
  expect(await flags()).toEqual([
    { kind: "faultless", state: "open", evidence: { longestRun: 650, answers: 700, wrong: 0 } },
  ]);
  expect(await points()).toMatchObject({ month: 2_000, streak: 1, monthRank: null, unranked: "review" });
  expect((await board()).me).toBeUndefined();
  await earnToday(100);
  expect((await board()).me).toBeUndefined();
  expect(await differences()).toEqual([]);

  await decide("cleared");
  expect((await board()).me).toMatchObject({ points: 2_100 });
  await raise();
  expect(await flags()).toMatchObject([{ state: "cleared" }]);
  expect(await points()).toMatchObject({ unranked: null });

  // On a later day the same is suspicious again.
  time += 24 * 3_600_000;
  await earnToday(10);
  await setDay("longest_run = 650");
  await raise();
  expect(await flags()).toMatchObject([{ state: "open" }]);
  await decide("confirmed");
  await raise();
  expect(await flags()).toMatchObject([{ state: "confirmed" }]);
  expect((await board()).me).toBeUndefined();
  expect(await differences()).toEqual([]);
});

test.each([
  ["superhuman_times", "answers = 100, hasty = 40"],
  ["constant_times", "timed = 200, ms_sum = 200000, ms_square_sum = 200000000"],
  ["long_day", "hours = (1 << 17) - 1"],
])("days that people hardly play raise %s", async (kind, figures) => {
  await earnToday(100);
  await raise();
  expect(await flags()).toEqual([]);
  await setDay(figures);
  await raise();
  expect(await flags()).toMatchObject([{ kind, state: "open" }]);
});

test("accounts that were seen at one address only are flagged, not those that were elsewhere too", async () => {
  const remoteAddress = "203.0.113.7";
  const people: SignedInUser[] = [];
  for (let count = 0; count < 6; count += 1) people.push(await signUp(api.app, {}, { remoteAddress }));
  for (const person of people) await earn(api.database, person, 600_000, new Date(time));
  const [traveller, ...others] = people;
  if (traveller === undefined) return;
  const { username, password } = traveller;
  await api.app.inject({
    method: "POST",
    url: "/api/Login/LoginWithCredentials",
    payload: { usernameOrMail: username, password },
    remoteAddress: "198.51.100.3",
  });
  await raise();
  const { rows } = await api.database.pool.query(
    "select username, evidence from board_flags join users on users.id = user_id where kind = 'shared_origin'",
  );
  expect(rows.map((row) => row.username).sort()).toEqual(others.map((other) => other.username).sort());
  expect(rows[0].evidence).toEqual({ accounts: 5, points: 600_000, days: 30 });
});

/** As an answer leaves it that began the month while the account changed. */
async function setPlace(of: SignedInUser, hasPlace: boolean) {
  await api.database.pool.query(
    `with moved as (update points_months set is_ranked = $2 where user_id = $1 and is_ranked <> $2 returning *)
    insert into rank_steps as stored select month, ranked / ${pointsPerStep}, case when $2 then 1 else -1 end from moved
    on conflict (month, step) do update set people = stored.people + excluded.people`,
    [await idOf(of), hasPlace],
  );
}

test("a place that does not fit the account or its flags is put right within ten minutes", async () => {
  const [unverified, flagged] = [await signUp(api.app), await signUp(api.app)];
  await verifyMail(api.database, user, flagged);
  for (const person of [user, unverified, flagged]) await earn(api.database, person, 500, new Date(time));
  await api.database.pool.query(
    "insert into board_flags values ($1, 'long_day', '2026-03-01', '{}', 'confirmed', now(), now())",
    [await idOf(flagged)],
  );
  await setPlace(user, false);
  await setPlace(unverified, true);
  await setPlace(flagged, true);
  expect((await board()).me).toBeUndefined();
  expect((await board("2026-03", unverified)).me).toMatchObject({ points: 500 });
  await raise();
  expect((await board()).me).toMatchObject({ points: 500 });
  expect((await board("2026-03", unverified)).me).toBeUndefined();
  expect((await board("2026-03", flagged)).me).toBeUndefined();
  expect(await differences()).toEqual([]);
});

test("a request an hour later notes where it comes from, for flags", async () => {
  time += 3_600_000;
  const remoteAddress = "198.51.100.77";
  await api.app.inject({ url: "/api/Score/GetPointData", headers: user.headers, remoteAddress });
  const { rows } = await api.database.pool.query("select count(*)::int from account_origins where user_id = $1", [
    await idOf(user),
  ]);
  expect(rows).toEqual([{ count: 2 }]);
});

test("a month is frozen with the places that there are then", async () => {
  await earnToday(30_000, "2026-01-10T12:00:00Z");
  const other = await signUp(api.app);
  await verifyMail(api.database, other);
  await earn(api.database, other, 24_000, "2026-01-10T12:00:00Z");
  await freezeMonths(api.database).run(new Date("2026-02-01T00:00:00Z"), new AbortController().signal);
  await verifyMail(api.database, user);
  expect(await board("2026-01", other)).toMatchObject({
    isFrozen: true,
    rows: [{ rank: 1, username: other.username, points: 22_000 }],
    me: { rank: 1 },
  });
  expect((await board("2026-01")).me).toBeUndefined();
});
