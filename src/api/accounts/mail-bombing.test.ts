import { afterEach, beforeEach, expect, test } from "vitest";
import { buildRegistration, type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp, type TestAppOverrides } from "../../../tests/factories/test-app.ts";
import { createPasswords } from "../../services/accounts/passwords.ts";
import { createMailHealth } from "../../services/mail/mail-health.ts";
import { takeHeldQuota } from "../../services/mail/mail-quota.ts";
import { sendDueMails } from "../../services/mail/send-due-mails.ts";

let api: TestApp;
let time: Date;

const minute = 60_000;

async function open(services: TestAppOverrides["services"] = {}): Promise<void> {
  const hasher = {
    hash: async (password: string) => `#${password}`,
    verify: async (hash: string, password: string) => hash === `#${password}`,
  };
  api = await createTestApp({ services: { now: () => time, passwords: await createPasswords(hasher), ...services } });
}

beforeEach(() => {
  time = new Date("2026-03-01T12:00:00Z");
});
afterEach(() => api.close());

const post = (call: string, payload: object, headers: Record<string, string> = {}, remoteAddress = "192.0.2.1") =>
  api.app.inject({ method: "POST", url: `/api/${call}`, payload, headers, remoteAddress });

const leave = ({ headers, password }: SignedInUser) => post("User/DeleteAccount", { password }, headers);

/** Mails that are sent at once, or that are held. */
async function mailsOf(kind: string, isHeld = false): Promise<number> {
  const counted = "select count(*)::int as count from mail_outbox where kind = $1 and is_held = $2";
  const { rows } = await api.database.pool.query(counted, [kind, isHeld]);
  return rows[0].count;
}

const countOf = (answers: readonly { statusCode: number }[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length;

test("registering and deleting again sends an inbox no more than its quota, which outlives the account", async () => {
  await open();
  for (let round = 0; round < 10; round += 1) await leave(await signUp(api.app, { mail: "victim@example.org" }));
  expect(await mailsOf("deletionReceipt")).toBe(6);
  // Those of the erased accounts went with them; what was counted stays.
  await signUp(api.app, { mail: "victim@example.org" });
  expect(await mailsOf("welcome")).toBe(0);
  time = new Date(time.getTime() + 60 * minute);
  await signUp(api.app, { mail: "victim+later@example.org" });
  expect(await mailsOf("welcome")).toBe(1);
});

test("thirty plus-addresses of one inbox are sent five mails, and the accounts are made all the same", async () => {
  await open();
  for (let tag = 0; tag < 30; tag += 1) await signUp(api.app, { mail: `v.ic.tim+${tag}@gmail.com` });
  expect(await mailsOf("welcome")).toBe(5);
  const { headers } = await signUp(api.app, { mail: "Victim@googlemail.com" });
  const refused = await post("User/SendActivationMail", {}, headers);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBe(3600);
});

test("of the inbox no more is kept than a keyed hash, for a day", async () => {
  await open();
  await signUp(api.app, { mail: "victim@example.org" });
  const { rows } = await api.database.pool.query("select row_to_json(q)::text as row from mail_quota q");
  expect(rows.length).toBeGreaterThan(0);
  const { createHash } = await import("node:crypto");
  const plain = createHash("sha256")
    .update(JSON.stringify(["mail", "confirmation", "hour", "victim@example.org"]))
    .digest("hex");
  for (const { row } of rows) expect(row).not.toMatch(new RegExp(`victim|${plain}`));
});

test("of nine calls at the same time that delete an account one does, with one receipt", async () => {
  await open();
  const user = await signUp(api.app);
  const answers = await Promise.all(Array.from({ length: 9 }, () => leave(user)));
  expect(countOf(answers, 204)).toBe(1);
  expect(countOf(answers, 401)).toBe(8);
  expect(await mailsOf("deletionReceipt")).toBe(1);
});

test("of twenty calls at the same time for the activation mail two are answered: one was sent at the start", async () => {
  await open();
  const { headers } = await signUp(api.app);
  const answers = await Promise.all(Array.from({ length: 20 }, () => post("User/SendActivationMail", {}, headers)));
  expect(countOf(answers, 202)).toBe(2);
  expect(countOf(answers, 429)).toBe(18);
  expect(await mailsOf("welcome")).toBe(3);
});

test("twenty calls at the same time for a changed address or a new password send three mails each", async () => {
  await open();
  const { headers, password, mail } = await signUp(api.app);
  const twenty = (act: (index: number) => Promise<{ statusCode: number }>) =>
    Promise.all(Array.from({ length: 20 }, (_, index) => act(index)));
  await twenty((index) => post("User/ChangeMail", { mail: `new${index}@example.org`, password }, headers));
  await twenty(() => post("User/RequestPasswordReset", { mail }));
  expect([await mailsOf("mailChangeConfirm"), await mailsOf("reset")]).toEqual([3, 3]);
});

test("the site sends so many confirmations an hour in all; what owners must hear of has a share of its own", async () => {
  await open({ mailsPerHour: 25 });
  const users: SignedInUser[] = [];
  for (let count = 0; count < 15; count += 1) users.push(await signUp(api.app));
  expect(await mailsOf("welcome")).toBe(10);
  for (const user of users) await leave(user);
  expect(await mailsOf("deletionReceipt")).toBe(8);
  time = new Date(time.getTime() + 60 * minute);
  await signUp(api.app);
  expect(await mailsOf("welcome")).toBe(1);
});

test("mails over the hour of the site wait, are told, and are sent by themselves, no more an hour than ever", async () => {
  const told: string[] = [];
  const mailHealth = createMailHealth((line) => told.push(line));
  await open({ mailsPerHour: 25, mailHealth });
  time = new Date();
  const users: SignedInUser[] = [];
  for (let count = 0; count < 25; count += 1) users.push(await signUp(api.app));
  expect([await mailsOf("welcome"), await mailsOf("welcome", true)]).toEqual([10, 15]);
  expect(told).toEqual([
    "The site has sent all the mails of its hour (MAIL_LIMIT_PER_HOUR); further ones wait and are sent by themselves.",
  ]);
  const metrics = (await api.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" })).body;
  expect(metrics).toContain("mail_held 15");
  expect(metrics).toContain('mail_over_quota_total{of="site",outcome="held"} 15');
  expect(metrics).toContain("mail_queue_length 10");

  const last = users.at(-1);
  const profileOf = async (user = last) =>
    (await api.app.inject({ url: "/api/User/GetProfile", headers: { ...user?.headers } })).json();
  expect(Date.parse((await profileOf()).activationMailAt)).toBeGreaterThan(time.getTime() + 59 * minute);
  expect(await profileOf(users[0])).toMatchObject({ activationMailAt: null });
  // The time of a code begins when its mail is sent.
  const { rows } = await api.database.pool.query("select max(expires_at) as latest from account_codes");
  expect(rows[0].latest.getTime()).toBeGreaterThan(time.getTime() + (24 * 60 + 59) * minute);

  const sent: string[] = [];
  const send = () =>
    sendDueMails(
      {
        database: api.database,
        provider: { description: "", host: "x", send: async ({ to }) => void sent.push(to) },
        site: { name: "Dizi Okulu", url: "http://localhost", contactMail: "info@diziokulu.example" },
        translate: api.services.translate,
        now: () => time,
        onFailure: () => undefined,
        takeHeldQuota: (transaction, kind, to) => takeHeldQuota(transaction, api.services, kind, to),
      },
      new AbortController().signal,
    );
  const sentInHours: number[] = [];
  for (let hour = 0; hour < 4; hour += 1) {
    // A mail is due when it was written, by the clock of its process.
    if (hour === 0) time = new Date(time.getTime() + minute);
    await send();
    await send();
    sentInHours.push(sent.length);
    time = new Date(time.getTime() + 61 * minute);
  }
  expect(sentInHours).toEqual([10, 20, 25, 25]);
  expect(new Set(sent).size).toBe(25);
});

test("beyond the day of an inbox, and what the site sends in a day, mails are left out, and that is told", async () => {
  const told: string[] = [];
  await open({ mailsPerHour: 1, mailHealth: createMailHealth((line) => told.push(line)) });
  for (let tag = 0; tag < 14; tag += 1) await signUp(api.app, { mail: `one+${tag}@example.org` });
  expect([await mailsOf("welcome"), await mailsOf("welcome", true)]).toEqual([1, 11]);
  expect(told.some((line) => line.startsWith("An inbox") && line.includes("left out"))).toBe(true);
  for (let count = 0; count < 20; count += 1) await signUp(api.app);
  expect(await mailsOf("welcome", true)).toBe(24);
  expect(told.some((line) => line.startsWith("The site") && line.includes("left out"))).toBe(true);
  expect(told).toHaveLength(4);
});

test("an address makes five accounts in 30 minutes, also at the same time; what was refused does not count", async () => {
  await open({ signUpsPerAddress: 5 });
  const register = (overrides: object, remoteAddress: string) =>
    post("Register/RegisterWithCredentials", buildRegistration({ ...overrides }), {}, remoteAddress);
  await signUp(api.app, { username: "Taken" }, { remoteAddress: "198.51.100.1" });
  for (let count = 0; count < 5; count += 1) await register({ username: "Taken" }, "192.0.2.1");
  const answers = await Promise.all(Array.from({ length: 9 }, () => register({}, "192.0.2.1")));
  expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([5, 4]);
  expect(Number(answers.find(({ statusCode }) => statusCode === 429)?.headers["retry-after"])).toBe(1800);
  expect((await register({}, "192.0.2.2")).statusCode).toBe(200);
  time = new Date(time.getTime() + 30 * minute);
  expect((await register({}, "192.0.2.1")).statusCode).toBe(200);
});

test("the addresses of one IPv6 network count as one", async () => {
  await open({ signUpsPerAddress: 5 });
  const answers = [];
  for (let host = 1; host <= 6; host += 1) {
    answers.push(await post("Register/RegisterWithCredentials", buildRegistration(), {}, `2001:db8:1:2::${host}`));
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
});

test("an address may ask for twenty confirmation mails an hour, by whatever accounts", async () => {
  await open({ signUpsPerAddress: 5 });
  const answers = [];
  for (let count = 0; count < 11; count += 1) {
    const { headers } = await signUp(api.app, {}, { remoteAddress: `198.51.100.${count}` });
    for (let again = 0; again < 2; again += 1) answers.push(await post("User/SendActivationMail", {}, headers));
  }
  expect([countOf(answers, 202), countOf(answers, 429)]).toEqual([20, 2]);
});
