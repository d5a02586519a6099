import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { earn } from "../../../tests/factories/earned-points.ts";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { queuedMails } from "../../../tests/factories/queued-mails.ts";
import { type SignedInUser, signUp, verifyMail } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { type FrozenMonth, frozenMonth } from "../../contract/console/prizes.ts";
import { type MailProvider, MailRefusedError } from "../../providers/mail/mail-provider.ts";
import { sendDueMails } from "../../services/mail/send-due-mails.ts";
import { grantDuePrizes } from "../../services/progress/grant-prizes.ts";
import { freezeMonths } from "../../services/progress/progress-jobs.ts";

let api: TestApp;
let admin: SignedInUser;
let people: SignedInUser[];
let time = new Date();
let year = 2020;
let month = "";

const hour = 3_600_000;
const never = new AbortController().signal;

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => time, prizes: [3, 1, 1] }, poolSize: 8 });
});
afterAll(() => api.close());

/** Each test has an October of its own, with six people in the order of their points. */
beforeEach(async () => {
  year += 1;
  month = `${year}-10`;
  time = new Date(`${year}-10-20T12:00:00Z`);
  admin = await signUpOperator(api);
  people = [];
  for (let at = 0; at < 6; at += 1) people.push(await signUp(api.app));
  await verifyMail(api.database, ...people);
  const names = people.map(({ username }) => username);
  await api.database.pool.query("update users set created_at = $2 where username = any($1)", [
    names,
    `${year}-10-01T00:00:00Z`,
  ]);
  for (const [at, person] of people.entries()) await earn(api.database, person, 1_000 - at, time);
});

const person = (at: number) => people[at] ?? expect.fail("nobody is there");

/** So many hours after the month's end in Istanbul. */
const hoursAfter = (hours: number) => new Date(Date.parse(`${year}-10-31T21:00:00Z`) + hours * hour);

async function freeze(): Promise<void> {
  time = hoursAfter(0.2);
  await freezeMonths(api.database).run(time, never);
}

async function grantAt(hours: number): Promise<void> {
  time = hoursAfter(hours);
  await grantDuePrizes(api.services).run(time, never);
}

const post = (call: string, payload: object) =>
  api.app.inject({ method: "POST", url: `/api/Admin/${call}`, headers: admin.headers, payload });

/** The operator looks at places. */
async function look(...ranks: readonly number[]): Promise<void> {
  for (const rank of ranks) expect((await post("LookAtRank", { month, rank })).statusCode).toBe(204);
}

async function read(query = `?month=${month}`): Promise<FrozenMonth> {
  const answer = await api.app.inject({ url: `/api/Admin/GetMonth${query}`, headers: admin.headers });
  return frozenMonth.parse(answer.json());
}

async function winners(): Promise<(readonly [number, string])[]> {
  const answer = await api.app.inject({ url: `/api/Score/GetLeaderboard?month=${month}` });
  const rows: { rank: number; username: string; isWinner?: true }[] = answer.json().rows;
  return rows.filter(({ isWinner }) => isWinner).map(({ rank, username }) => [rank, username]);
}

async function prizeRows() {
  return (await api.database.pool.query("select * from prizes where month = $1 order by place", [month])).rows;
}

async function prizeMails() {
  const all = await Promise.all(people.map(({ mail }) => queuedMails(api.database, mail)));
  return all.flat().filter(({ kind }) => kind === "prize");
}

test("the prizes go out by themselves 72 hours after the month was frozen, and the board shows who has them", async () => {
  await freeze();
  await look(1, 2, 3);
  expect(await read()).toMatchObject({ month, state: "waiting", grantDueAt: hoursAfter(72.2).toISOString() });
  expect((await read()).waiting).toContain(month);
  expect((await read("")).month).toBe(month);
  await grantAt(72.1);
  expect(await prizeRows()).toEqual([]);
  await grantAt(72.2);
  expect(await read()).toMatchObject({ state: "granted", grantedBy: null, prizes: [3, 1, 1] });
  expect((await read()).waiting).not.toContain(month);
  expect((await prizeRows()).map(({ place, rank, months }) => [place, rank, months])).toEqual([
    [1, 1, 3],
    [2, 2, 1],
    [3, 3, 1],
  ]);
  expect(await winners()).toEqual([0, 1, 2].map((at) => [at + 1, person(at).username]));
  await grantAt(100);
  expect(await prizeRows()).toHaveLength(3);
  expect(await prizeMails()).toHaveLength(3);
});

test("a month waits while a winner has not been looked at, however long, and the operator is reminded once a day", async () => {
  const reminders = async () => {
    const mails = await queuedMails(api.database, api.services.contactMail);
    return mails.filter(({ kind, data }) => kind === "prizesWaiting" && data.month === `Ekim ${year}`);
  };
  await freeze();
  await look(1, 3);
  await grantAt(72.1);
  expect(await reminders()).toEqual([]);
  for (const hours of [72.2, 73, 96]) await grantAt(hours);
  expect(await reminders()).toHaveLength(1);
  await grantAt(96.2);
  expect(await reminders()).toHaveLength(2);
  expect((await reminders())[0]?.data.consoleUrl).toBe(`http://localhost/yonetim/oduller?month=${month}`);
  expect((await post("ApproveMonth", { month })).json().errors).toMatchObject([{ code: "month.unseen" }]);
  expect([await prizeRows(), await prizeMails()]).toEqual([[], []]);
  expect(await read()).toMatchObject({ state: "waiting" });
  expect((await read()).rows.slice(0, 3).map(({ looked }) => looked?.by ?? null)).toEqual([
    ...[admin.username, null, admin.username],
  ]);
  // Who moves up to a prize needs a look too.
  await post("DisqualifyRank", { month, rank: 2, reason: "Answers by a script." });
  await grantAt(200);
  expect(await prizeRows()).toEqual([]);
  await look(4);
  await grantAt(200.2);
  expect((await prizeRows()).map(({ rank }) => rank)).toEqual([1, 3, 4]);
  expect(await reminders()).toHaveLength(3);
  expect((await post("LookAtRank", { month, rank: 5 })).json().errors).toMatchObject([{ code: "month.granted" }]);
});

test("a place that is not there cannot be looked at", async () => {
  await freeze();
  expect((await post("LookAtRank", { month, rank: 99 })).statusCode).toBe(404);
  expect((await post("LookAtRank", { month: "2019-01", rank: 1 })).statusCode).toBe(404);
});

test("thirty jobs and approvals at once grant three prizes and queue three mails", async () => {
  await freeze();
  await look(1, 2, 3);
  time = hoursAfter(80);
  const job = grantDuePrizes(api.services);
  const approve = () => post("ApproveMonth", { month });
  const runs = Array.from({ length: 30 }, (_, at) => (at % 10 === 9 ? approve() : job.run(time, never)));
  await Promise.all(runs);
  expect(await prizeRows()).toHaveLength(3);
  expect(new Set((await prizeMails()).map(({ data }) => data.code)).size).toBe(3);
  expect(await prizeMails()).toHaveLength(3);
  const { rows } = await api.database.pool.query("select id from premium_codes where batch = $1", [month]);
  expect(rows).toHaveLength(3);
});

test("who was disqualified has no place, the next move up, and the prizes wait for an answer", async () => {
  await freeze();
  time = hoursAfter(70);
  const disqualify = (rank: number, overrides = {}) =>
    post("DisqualifyRank", { month, rank, reason: "Answers by a script.", ...overrides });
  await look(1, 2, 3, 4);
  expect((await disqualify(1)).statusCode).toBe(204);
  const mail = (await queuedMails(api.database, person(0).mail)).find(({ kind }) => kind !== "welcome");
  expect(mail).toMatchObject({
    kind: "rankDisqualified",
    locale: "tr",
    data: { month: `Ekim ${year}`, message: "Answers by a script." },
  });
  const { rows } = await read();
  expect(rows.slice(0, 3)).toMatchObject([
    { rank: 1, boardRank: null, obstacles: ["disqualified"], nextPrize: null, disqualified: { by: admin.username } },
    { rank: 2, boardRank: 1, obstacles: [], nextPrize: 1, disqualified: null },
    { rank: 3, boardRank: 2, nextPrize: 2 },
  ]);
  const board = (
    await api.app.inject({ url: `/api/Score/GetLeaderboard?month=${month}`, headers: person(0).headers })
  ).json();
  expect(board.rows.map(({ rank, username }: { rank: number; username: string }) => [rank, username])).toEqual(
    [1, 2, 3, 4, 5].map((at) => [at, person(at).username]),
  );
  expect(board).not.toHaveProperty("me");
  const next = await api.app.inject({ url: `/api/Score/GetLeaderboard?month=${month}`, headers: person(5).headers });
  expect(next.json().me).toMatchObject({ rank: 5 });

  await grantAt(72.2);
  expect(await prizeRows()).toEqual([]);
  await grantAt(142);
  expect((await prizeRows()).map(({ rank }) => rank)).toEqual([2, 3, 4]);
  expect((await disqualify(2)).json().errors).toMatchObject([{ field: "month", code: "month.granted" }]);
});

test("a disqualification is taken back; an unknown rank or month is refused", async () => {
  await freeze();
  const disqualify = (payload: object) => post("DisqualifyRank", { month, rank: 2, reason: "x", ...payload });
  await disqualify({});
  await disqualify({ isDisqualified: false, reason: "It was a mistake." });
  expect((await read()).rows[1]).toMatchObject({ boardRank: 2, disqualified: null, nextPrize: 2 });
  // The mail of it had not gone yet.
  const kinds = async () => (await queuedMails(api.database, person(1).mail)).map(({ kind }) => kind);
  expect(await kinds()).toEqual(["welcome"]);
  await disqualify({});
  await api.database.pool.query("update mail_outbox set attempts = 1, sent_at = now() where kind = 'rankDisqualified'");
  await disqualify({ isDisqualified: false, reason: "It was a mistake." });
  expect((await kinds()).toSorted()).toEqual(["rankDisqualified", "rankRestored", "welcome"]);
  expect((await disqualify({ rank: 99 })).statusCode).toBe(404);
  expect((await disqualify({ month: "2019-01" })).statusCode).toBe(404);
  expect((await post("ApproveMonth", { month: "2019-01" })).statusCode).toBe(404);
});

test("prizes are taken back while their mails wait, and granted again; not once one has gone", async () => {
  await freeze();
  await look(1, 2, 3);
  const withdraw = () => post("WithdrawPrizes", { month });
  expect((await withdraw()).statusCode).toBe(404);
  expect((await post("ApproveMonth", { month })).statusCode).toBe(204);
  const { rows } = await api.database.pool.query(
    "select distinct extract(epoch from next_attempt_at - created_at) as seconds from mail_outbox where id in (select mail_id from prizes where month = $1)",
    [month],
  );
  expect(rows.map(({ seconds }) => Number(seconds))).toEqual([15]);
  expect((await withdraw()).statusCode).toBe(204);
  expect([await prizeRows(), await prizeMails()]).toEqual([[], []]);
  const codes = await api.database.pool.query("select 1 from premium_codes where source = 'prize' and batch = $1", [
    month,
  ]);
  expect(codes.rows).toEqual([]);
  expect(await read()).toMatchObject({ state: "waiting", grantedAt: null });
  await post("ApproveMonth", { month });
  expect(await prizeMails()).toHaveLength(3);
  await api.database.pool.query(
    "update mail_outbox set attempts = 1 where id = (select mail_id from prizes where month = $1 limit 1)",
    [month],
  );
  expect((await withdraw()).json().errors).toMatchObject([{ field: "month", code: "month.sent" }]);
  expect(await prizeRows()).toHaveLength(3);
});

test("a prize needs a verified address, an account of 14 days, and an account at all; else the next one has it", async () => {
  await freeze();
  const set = (change: string, at: number) =>
    api.database.pool.query(`update users set ${change} where username = $1`, [person(at).username]);
  await set("is_mail_verified = false", 0);
  await set(`created_at = '${year}-10-17T21:00:01Z'`, 1);
  await set("blocked_at = now()", 2);
  const { headers, password } = person(3);
  await api.app.inject({ method: "POST", url: "/api/User/DeleteAccount", headers, payload: { password } });
  expect((await read()).rows.map(({ obstacles }) => obstacles)).toEqual([
    ...[["mail"], ["age"], ["blocked"], ["deleted"], [], []],
  ]);
  await look(5, 6);
  expect((await post("ApproveMonth", { month })).statusCode).toBe(204);
  expect((await prizeRows()).map(({ place, rank }) => [place, rank])).toEqual([
    [1, 5],
    [2, 6],
  ]);
  expect(await read()).toMatchObject({ state: "granted", grantedBy: admin.username });
  expect((await post("ApproveMonth", { month })).json().errors).toMatchObject([{ code: "month.granted" }]);
});

test("a repeated mail carries the same code and Message-ID; what was sent, opened and redeemed is told", async () => {
  await freeze();
  await look(1, 2, 3);
  await post("ApproveMonth", { month });
  const [mail] = (await queuedMails(api.database, person(0).mail)).slice(-1);
  const sent: { readonly to: string; readonly messageId: string; readonly text: string }[] = [];
  let mode: "away" | "refused" | "sent" = "away";
  const provider: MailProvider = {
    description: "",
    host: "diziokulu.example",
    async send(message) {
      if (message.to === person(0).mail) sent.push(message);
      if (mode === "away") throw new Error("the mail server is away");
      if (mode === "refused") throw new MailRefusedError("no such inbox");
    },
  };
  const site = { name: "Dizi Okulu", url: "http://localhost", contactMail: "info@localhost" };
  const { database, translate } = api.services;
  const send = async (now: Date) =>
    sendDueMails({ database, provider, site, translate, now: () => now, onFailure: () => undefined }, never);
  await send(new Date(Date.now() + 1_000));
  mode = "refused";
  await send(new Date(Date.now() + 2 * hour));
  expect((await read()).rows[0]?.prize).toMatchObject({ sentAt: null, hasMailFailed: true });
  // As docs/operating.md has a failed mail sent again.
  await api.database.pool.query(
    "update mail_outbox set failed_at = null, created_at = now(), next_attempt_at = now() where kind = 'prize'",
  );
  mode = "sent";
  await send(new Date(Date.now() + 3 * hour));
  const prizeMails = sent.filter(({ text }) => text.includes(mail?.data.code ?? "no code"));
  expect(prizeMails).toHaveLength(3);
  expect(new Set(prizeMails.map(({ messageId }) => messageId)).size).toBe(1);

  await grantAt(1);
  await api.database.pool.query("delete from mail_outbox");
  const link = new URL(mail?.data.prizeUrl ?? "");
  const opened = await api.app.inject({ url: `${link.pathname}${link.search}` });
  expect([opened.statusCode, opened.headers.location]).toEqual([302, "http://localhost/hesabim"]);
  const redeemed = await api.app.inject({
    method: "POST",
    url: "/api/Premium/RedeemCode",
    headers: person(4).headers,
    payload: { code: mail?.data.code },
  });
  expect(redeemed.json()).toMatchObject({ isPremium: true });
  expect((await read()).rows.slice(0, 2).map(({ prize }) => prize)).toMatchObject([
    { place: 1, months: 3, sentAt: expect.any(String), openedAt: time.toISOString(), redeemedAt: time.toISOString() },
    { place: 2, months: 1, sentAt: expect.any(String), openedAt: null, redeemedAt: null },
  ]);
});

test("the evidence is of the month's answers, and of accounts at the same address and device", async () => {
  const { pool } = api.database;
  const idOf = async (at: number): Promise<number> =>
    (await pool.query("select id from users where username = $1", [person(at).username])).rows[0].id;
  const [id, other, third] = [await idOf(0), await idOf(1), await idOf(2)];
  for (const table of ["play_days", "play_lists"]) await pool.query(`delete from ${table} where user_id = $1`, [id]);
  const bins = (counts: readonly number[]) => Array.from({ length: 13 }, (_, at) => counts[at] ?? 0);
  const day = (date: string, timeBins: readonly number[], hours: number) =>
    pool.query(
      `insert into play_days (user_id, day, points, answers, wrong, timed, ms_sum, ms_square_sum, hasty, hours, run,
        longest_run, time_bins, method_answers, level_answers, pause_bins)
        values ($1, $2, 1, 50, 10, 50, 1, 1, 0, $3, 0, 0, $4, array[5,0,0,0,0,0,0,45,0], array[2,3,5,15,25],
          array[4,3,30,8,2,1,0,1])`,
      [id, date, hours, bins(timeBins)],
    );
  await day(`${year}-10-01`, [0, 10, 40], 0b11);
  await day(`${year}-10-31`, [0, 10, 40], 0b1);
  await day(`${year}-11-01`, [50], 0b111111);
  const inList = (date: string, list: string, answers: number) =>
    pool.query("insert into play_lists (user_id, day, list, points, answers) values ($1, $2, $3, 1, $4)", [
      ...[id, date, list, answers],
    ]);
  await inList(`${year}-10-01`, "own", 50);
  await inList(`${year}-10-31`, "own", 30);
  await inList(`${year}-10-31`, "episode:7", 20);
  await inList(`${year}-11-01`, "episode:8", 50);
  await pool.query("delete from account_origins where user_id = any($1)", [[id, other, third]]);
  for (const [userId, device] of [
    [id, "a"],
    [other, "a"],
    [third, "b"],
  ]) {
    await pool.query(
      "insert into account_origins (user_id, address_hash, device_hash, seen_at) values ($1, $2, $3, now())",
      [userId, Buffer.from(`address ${year}`), Buffer.from(`device ${device} ${year}`)],
    );
  }
  await pool.query(
    `insert into board_flags (user_id, kind, day, evidence, state, raised_at, decided_at)
      values ($1, 'long_day', $2, '{"hours": 17}', 'cleared', now(), now())`,
    [id, `${year}-10-05`],
  );
  await freeze();
  const [first] = (await read()).rows;
  expect(first?.evidence).toEqual({
    answers: 100,
    wrongShare: 0.2,
    days: 2,
    mostHours: 2,
    sameAddress: 2,
    sameDevice: 1,
    accountDays: 30,
    answersPerHour: expect.closeTo(33.3, 1),
    medianMs: 713,
    fastShare: 0.2,
    isMailVerified: true,
    hardShare: 0.8,
    levelAnswers: [4, 6, 10, 30, 50],
    methods: [
      { method: "writeListen-engAudio-phrase", answers: 90 },
      { method: "test-phrase-mean", answers: 10 },
    ],
    lists: 2,
    topListShare: 0.8,
    pauses: [8, 6, 60, 16, 4, 2, 0, 2],
    sessions: 4,
    flags: [{ kind: "long_day", state: "cleared", day: `${year}-10-05`, figures: { hours: 17 } }],
  });
});

test("the overview counts months that wait", async () => {
  const waiting = async () =>
    (await api.app.inject({ url: "/api/Admin/GetOverview", headers: admin.headers })).json().waiting.months;
  const before = await waiting();
  await freeze();
  expect(await waiting()).toBe(before + 1);
  await look(1, 2, 3);
  await post("ApproveMonth", { month });
  expect(await waiting()).toBe(before);
});
