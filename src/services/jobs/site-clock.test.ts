import { afterEach, beforeEach, expect, test } from "vitest";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { claimDueMails } from "../../storage/mail/queries.ts";
import { removeStaleAccounts } from "../accounts/remove-stale-accounts.ts";
import { removeOldSecurityEvents } from "../accounts/security-log.ts";
import { removeOldMails } from "../mail/remove-old-mails.ts";
import { settleSilentPayments } from "../premium/settle-silent-payments.ts";
import { freezeMonths, removeExpiredLists } from "../progress/progress-jobs.ts";
import { removeOpenedWords } from "../quiz/remove-opened-words.ts";
import { runTimedJobs } from "./run-timed-jobs.ts";
import { observedAt } from "./site-clock.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = new Date();

let api: TestApp;
let time: Date;
let told: string[];
let user: SignedInUser;

beforeEach(async () => {
  time = start;
  told = [];
  api = await createTestApp({ services: { now: () => time } });
  user = await signUp(api.app, { username: "Unverified" });
  await api.app.inject({ method: "POST", url: "/api/WordList/GenerateList", payload: {} });
});
afterEach(() => api.close());

/** A round of the worker. */
async function round(at: number): Promise<void> {
  time = new Date(start.getTime() + at);
  const { database, services } = api;
  const jobs = [
    removeStaleAccounts(database),
    removeOldSecurityEvents(database),
    removeOldMails(database),
    removeExpiredLists(database),
    removeOpenedWords(database),
    freezeMonths(database),
    settleSilentPayments(services),
  ];
  const signal = new AbortController().signal;
  const onError = (error: unknown) => {
    throw error;
  };
  await runTimedJobs(database, jobs, { now: () => time, signal, onError, report: (line) => told.push(line) });
}

const count = async (table: string) => (await api.database.pool.query(`select 1 from ${table}`)).rowCount;
const all = async () => Promise.all(["users", "sessions", "security_events", "account_codes", "word_lists"].map(count));
const isSignedIn = async () =>
  (await api.app.inject({ url: "/api/User/GetProfile", headers: user.headers })).statusCode === 200;

test("a leap of 45 days erases nothing, signs nobody out, and is told once; set back, all is due again", async () => {
  const before = await all();
  await round(0);
  await round(hour);
  for (const late of [0, minute, 75 * minute, 2 * hour]) {
    await round(45 * day + hour + late);
    expect(await all()).toEqual(before);
    expect(await isSignedIn()).toBe(true);
  }
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("skipped 45.0 days");
  // Written by the clock that was wrong.
  await api.database.pool.query("update mail_outbox set next_attempt_at = $1", [time]);
  await round(2 * hour);
  expect(told[1]).toContain("set back");
  expect(await all()).toEqual(before);
  const { rows } = await api.database.pool.query("select name from timed_job where due_at > $1 and name = $2", [
    new Date(start.getTime() + 3 * day),
    "settle-silent-payments",
  ]);
  expect(rows).toEqual([]);
  const claim = { now: time, leaseEnd: new Date(time.getTime() + minute), host: "x", limit: 5 };
  expect(await claimDueMails(api.database.db, claim)).toHaveLength(1);
  expect(await isSignedIn()).toBe(true);
});

test("a leap that stays is no time that went by: people have their 30 days, and then no more", async () => {
  await round(0);
  await round(45 * day);
  await api.database.pool.query("delete from sessions");
  let at = 45;
  for (; at < 74; at += 0.9) await round(at * day);
  expect(await count("users")).toBe(1);
  for (; at < 77; at += 0.9) await round(at * day);
  expect(await count("users")).toBe(0);
});

test("without a leap what has run out is erased as ever", async () => {
  for (let at = 0; at <= 32; at += 0.9) await round(at * day);
  expect(await count("users")).toBe(0);
  expect(told).toEqual([]);
});

test("limits that were counted by a clock that was ahead end with it", async () => {
  await api.database.pool.query("update mail_quota set count = 1000, started_at = $1", [new Date(+start + 45 * day)]);
  await api.database.pool.query("update account_codes set created_at = $1", [new Date(+start + 45 * day)]);
  const send = () =>
    api.app.inject({ method: "POST", url: "/api/User/SendActivationMail", headers: user.headers, payload: {} });
  expect((await send()).statusCode).toBe(202);
});

test("what was skipped counts while it lies within what is kept", () => {
  const at = (days: number) => new Date(days * day);
  const leaps = [{ leftAt: at(100), landedAt: at(145) }];
  expect(observedAt(at(150), leaps, 30 * day)).toEqual(at(105));
  expect(observedAt(at(174), leaps, 30 * day)).toEqual(at(129));
  expect(observedAt(at(176), leaps, 30 * day)).toEqual(at(176));
  expect(observedAt(at(100), [], 30 * day)).toEqual(at(100));
});
