import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { queuedMails } from "../../../tests/factories/queued-mails.ts";
import { type SignedInUser, signUp, verifyMail } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";
import type { PushMessage } from "../../domain/memory/push-message.ts";
import { remind } from "../../services/memory/remind.ts";
import { sendDuePushes } from "../../services/memory/send-due-pushes.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
// Noon in Istanbul.
const start = Date.parse("2026-03-02T09:00:00Z");
/** Eight in the evening in Istanbul. */
const evening = start + 8 * hourMs;

let api: TestApp;
let user: SignedInUser;
let time = start;
let answerOfService: "sent" | "gone" | Error = "sent";
let pushed: { endpoint: string; message: PushMessage }[] = [];

const phrases = Array.from({ length: 60 }, (_, at) => `word${at}`);
const ids = phrases.map((phrase) => wordId(phrase, "noun"));

beforeAll(async () => {
  api = await createTestApp({
    services: {
      now: () => new Date(time),
      push: {
        publicKey: "B".repeat(87),
        async send({ endpoint }, message) {
          if (answerOfService instanceof Error) throw answerOfService;
          pushed.push({ endpoint, message });
          return answerOfService;
        },
      },
    },
    hasCostLimits: false,
  });
  await publishEpisode(api.database.db, { said: phrases.map((phrase) => ({ phrase })) });
});
beforeEach(async () => {
  time = start;
  answerOfService = "sent";
  pushed = [];
  await api.database.pool.query("delete from users");
  await api.database.pool.query("delete from mail_outbox");
  await api.database.pool.query("delete from mail_quota");
  user = await signUp(api.app, { timeZone: "Europe/Istanbul", mail: "learner@example.org" });
  await verifyMail(api.database, user);
});
afterAll(() => api.close());

const post = (path: string, payload: object, { headers } = user) =>
  api.app.inject({ method: "POST", url: `/api/${path}`, headers, payload });
const learn = (count: number) => post("Memory/StartLearning", { wordIds: ids.slice(0, count) });
const choose = (by: string, hour = 20) => post("Memory/Settings", { reminder: { by, hour } });

async function tick(at: number): Promise<void> {
  time = at;
  const signal = new AbortController().signal;
  await remind(api.services).run(new Date(at), signal);
  await sendDuePushes({ database: api.database, sender: api.services.push, now: () => new Date(time) }, signal);
}
/** Each hour, so that what is due late is seen too. */
async function live(from: number, to: number): Promise<void> {
  for (let at = from; at <= to; at += hourMs) await tick(at);
}

const reminders = async () =>
  (await queuedMails(api.database, "learner@example.org")).filter(({ kind }) => kind === "reminder");
const answer = (wordId: number) =>
  post("Memory/AnswerReview", { cardId: `r${wordId}`, grade: 3, elapsedMs: 1_000, answerId: randomUUID() });

const subscription = (name = "a") => ({
  subscription: {
    endpoint: `https://push.example.org/${name}`,
    expirationTime: null,
    keys: { p256dh: "P".repeat(87), auth: "S".repeat(22) },
  },
});

test("nobody is reminded who has not asked for it", async () => {
  await learn(5);
  await live(start, start + 2 * dayMs);
  expect(await reminders()).toEqual([]);
});

test("a mail comes at the person's hour, once a day, and says how many words wait", async () => {
  await learn(5);
  await choose("mail");
  await live(start, evening - hourMs);
  expect(await reminders()).toEqual([]);
  await Promise.all([tick(evening), tick(evening), tick(evening)]);
  const [mail, ...others] = await reminders();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ locale: "tr", data: { username: user.username, waiting: "5" } });
  await live(evening + hourMs, evening + dayMs - hourMs);
  expect(await reminders()).toHaveLength(1);
  await tick(evening + dayMs);
  expect(await reminders()).toHaveLength(2);
});

test("new words that were begun today leave less room for others", async () => {
  await learn(30);
  await choose("mail");
  for (const id of ids.slice(0, 8)) await answer(id);
  await tick(evening);
  expect((await reminders())[0]).toMatchObject({ data: { waiting: "2" } });
});

test("another hour on the same day is no second reminder", async () => {
  await learn(5);
  await choose("mail", 13);
  await tick(start + hourMs);
  await choose("mail", 20);
  await tick(evening);
  expect(await reminders()).toHaveLength(1);
  await tick(evening + dayMs);
  expect(await reminders()).toHaveLength(2);
});

test("none on a day whose goal is reached, and none where nothing waits", async () => {
  await learn(60);
  await choose("mail");
  await post("Memory/Settings", { newPerDay: 50 });
  time = start + hourMs;
  for (const id of ids.slice(0, 39)) await answer(id);
  await tick(evening);
  expect(await reminders()).toHaveLength(1);
  await api.database.pool.query("delete from mail_outbox");
  time = start + dayMs;
  for (const id of ids.slice(0, 40)) await answer(id);
  await tick(evening + dayMs);
  expect(await reminders()).toEqual([]);
  await api.database.pool.query("delete from memory_cards");
  await tick(evening + 2 * dayMs);
  expect(await reminders()).toEqual([]);
});

test("after a week without an answer it falls silent, and speaks again after the next answer", async () => {
  await learn(5);
  await choose("mail");
  await live(start, start + 20 * dayMs);
  // Of the word that was taken up, and of the choice itself, a week.
  expect(await reminders()).toHaveLength(7);
  time = start + 20 * dayMs;
  await answer(ids[0] ?? 0);
  await tick(evening + 21 * dayMs);
  expect(await reminders()).toHaveLength(8);
});

test("who moves to another time zone is reminded at the hour there; a site that stood still reminds nobody at night", async () => {
  await learn(5);
  await choose("mail");
  await api.database.pool.query("update users set time_zone = 'America/New_York'");
  await tick(evening);
  expect(await reminders()).toEqual([]);
  await tick(evening + 7 * hourMs - 30 * 60_000);
  expect(await reminders()).toEqual([]);
  // Summer time has not begun: eight hours behind Istanbul.
  await tick(evening + 8 * hourMs);
  expect(await reminders()).toHaveLength(1);
  await tick(evening + dayMs + 8 * hourMs + 3 * hourMs);
  expect(await reminders()).toHaveLength(1);
});

test("an address that is not confirmed hears nothing", async () => {
  await api.database.pool.query("update users set is_mail_verified = false");
  await learn(5);
  await choose("mail");
  await tick(evening);
  expect(await reminders()).toEqual([]);
});

test("one tap ends it, without a sign-in: by the link, and as mail programs do", async () => {
  await learn(5);
  for (const way of ["page", "program"]) {
    await choose("mail");
    time += dayMs;
    await tick(evening + (time - start));
    const mail = (await reminders()).at(-1);
    const end = new URL(mail?.data.endUrl ?? "");
    const answered =
      way === "page"
        ? await post(
            "User/EndNotices",
            { code: end.pathname.split("/").at(-1) },
            { ...user, headers: { authorization: "" } },
          )
        : await api.app.inject({
            method: "POST",
            url: (mail?.data.oneClickUrl ?? "").replace("http://localhost", ""),
            headers: { "content-type": "application/x-www-form-urlencoded" },
            payload: "List-Unsubscribe=One-Click",
          });
    expect([way, answered.statusCode]).toEqual([way, way === "page" ? 204 : 200]);
    const settings = await api.app.inject({ url: "/api/Memory/Settings", headers: user.headers });
    expect(settings.json().reminder).toEqual({ by: "none", hour: 20 });
  }
});

test("a code that was changed ends nothing", async () => {
  await learn(5);
  await choose("mail");
  await tick(evening);
  const code = new URL((await reminders())[0]?.data.endUrl ?? "").pathname.split("/").at(-1) ?? "";
  const other = await signUp(api.app);
  const { rows } = await api.database.pool.query("select id from users where username = $1", [other.username]);
  for (const changed of [code.slice(0, -1), `p${code.slice(1)}`, code.replace(/^r\d+/, `r${rows[0].id}`), "x", "r1."]) {
    const answered = await post("User/EndNotices", { code: changed });
    expect([changed, answered.statusCode, answered.json().errors]).toMatchObject([
      changed,
      400,
      [{ field: "code", code: "code.unknown" }],
    ]);
  }
  const settings = await api.app.inject({ url: "/api/Memory/Settings", headers: user.headers });
  expect(settings.json().reminder.by).toBe("mail");
});

test("a push goes to each of the person's browsers, in their language, with a button that ends it", async () => {
  await learn(5);
  await choose("push");
  await post("Memory/SubscribePush", subscription("a"));
  await post("Memory/SubscribePush", subscription("b"));
  await tick(evening);
  expect(pushed.map(({ endpoint }) => endpoint).sort()).toEqual([
    "https://push.example.org/a",
    "https://push.example.org/b",
  ]);
  const { message } = pushed[0] ?? {};
  expect(message).toMatchObject({ title: "5 kelime sizi bekliyor", language: "tr" });
  expect(await reminders()).toEqual([]);
  await tick(evening + hourMs);
  expect(pushed).toHaveLength(2);
  const ended = await post(message?.end.path.replace("/api/", "") ?? "", { code: message?.end.code });
  expect(ended.statusCode).toBe(204);
  await tick(evening + dayMs);
  expect(pushed).toHaveLength(2);
});

test("a browser that is gone is removed; one whose service fails is tried again, and not for ever", async () => {
  await learn(5);
  await choose("push");
  await post("Memory/SubscribePush", subscription());
  answerOfService = new Error("the push service answered 503");
  await tick(evening);
  const waiting = async () => (await api.database.pool.query("select from push_outbox")).rowCount;
  expect(await waiting()).toBe(1);
  answerOfService = "sent";
  await tick(evening + 2 * 60_000);
  expect([pushed.length, await waiting()]).toEqual([1, 0]);
  answerOfService = new Error("the push service answered 503");
  await live(evening + dayMs, evening + dayMs + 5 * hourMs);
  expect(await waiting()).toBe(0);
  answerOfService = "gone";
  await tick(evening + 2 * dayMs);
  expect((await api.database.pool.query("select from push_subscriptions")).rowCount).toBe(0);
  expect(await waiting()).toBe(0);
});

test.each([
  ["http://push.example.org/a"],
  ["https://127.0.0.1/a"],
  ["https://[::1]/a"],
  ["https://10.0.0.7/a"],
  ["https://2130706433/a"],
  ["https://0x7f.1/a"],
  ["https://localhost/a"],
  ["https://database.internal/a"],
  ["https://printer.local/a"],
  ["https://push.example.org:5432/a"],
  ["https://user:word@push.example.org/a"],
  ["https://push.example.org@127.0.0.1/a"],
  [`https://push.example.org/${"a".repeat(1_000)}`],
  ["javascript:alert(1)"],
])("%s is no push service", async (endpoint) => {
  const answered = await post("Memory/SubscribePush", {
    subscription: { ...subscription().subscription, endpoint },
  });
  expect(answered.statusCode).toBe(400);
  expect((await api.database.pool.query("select from push_subscriptions")).rowCount).toBe(0);
});

test("a person has ten browsers at most, a browser one person, and one may be taken away", async () => {
  const endpoints = async () => {
    const { rows } = await api.database.pool.query("select endpoint from push_subscriptions order by id");
    return rows.map(({ endpoint }) => endpoint.at(-1));
  };
  await Promise.all([..."abcdefghijklm"].map((name) => post("Memory/SubscribePush", subscription(name))));
  expect(await endpoints()).toHaveLength(10);
  await api.database.pool.query("delete from push_subscriptions");
  await post("Memory/SubscribePush", subscription("x"));
  await post("Memory/SubscribePush", subscription("y"));
  const other = await signUp(api.app);
  await post("Memory/SubscribePush", subscription("x"), other);
  // What is another's is not theirs to take away.
  await post("Memory/UnsubscribePush", subscription("x"));
  expect((await endpoints()).sort()).toEqual(["x", "y"]);
  await post("Memory/UnsubscribePush", { subscription: { endpoint: "https://push.example.org/y" } });
  expect(await endpoints()).toEqual(["x"]);
  const exported = await api.app.inject({ url: "/api/User/ExportData", headers: other.headers });
  expect(exported.json().pushSubscriptions).toMatchObject([{ endpoint: "https://push.example.org/x" }]);
  expect(exported.body).not.toContain("S".repeat(22));
});
