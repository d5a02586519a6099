import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type MailServer, refusal, startMailServer } from "../../../tests/factories/mail-server.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import { loadTranslate } from "../../main/translate.ts";
import type { MailProvider } from "../../providers/mail/mail-provider.ts";
import { createSmtpMail } from "../../providers/mail/smtp-mail.ts";
import { type Database, openDatabase } from "../../storage/database.ts";
import { mailOutbox } from "../../storage/mail/schema.ts";
import { createMailHealth } from "./mail-health.ts";
import { type MailToQueue, queueMail } from "./queue-mail.ts";
import { removeOldMails } from "./remove-old-mails.ts";
import { type MailSending, sendDueMails } from "./send-due-mails.ts";

const from = { name: "Dizi Okulu", address: "no-reply@diziokulu.example" };
const site = { name: "Dizi Okulu", url: "https://diziokulu.example", contactMail: "info@diziokulu.example" };
const resetUrl = "https://diziokulu.example/hesabim/sifre-yenile/secret-code";
const never = new AbortController().signal;
const minute = 60_000;
const day = 24 * 60 * minute;

let created: TestDatabase;
let database: Database;
let servers: MailServer[];

beforeAll(async () => {
  created = await createTestDatabase();
  database = created.database;
});

beforeEach(async () => {
  await database.db.delete(mailOutbox);
  servers = [];
});

afterEach(async () => {
  for (const server of servers) await server.stop();
});

afterAll(() => created.dispose());

async function mailServer(...given: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...given);
  servers.push(server);
  return server;
}

async function queue(overrides: Partial<Pick<MailToQueue, "to">> = {}): Promise<void> {
  await database.db.transaction((transaction) =>
    queueMail(transaction, {
      kind: "reset",
      to: "sukran@example.org",
      locale: "tr",
      data: { username: "Sukran", resetUrl },
      ...overrides,
    }),
  );
}

/** Sends what is due `later` milliseconds from now; gives what the operator was told. */
async function send(provider: MailProvider | string, later = 0, sending: Partial<MailSending> = {}): Promise<string[]> {
  const told: string[] = [];
  await sendDueMails(
    {
      database,
      provider: typeof provider === "string" ? createSmtpMail(provider, from) : provider,
      site,
      translate: loadTranslate(),
      now: () => new Date(Date.now() + later),
      onFailure: (message) => told.push(message),
      ...sending,
    },
    never,
  );
  return told;
}

async function row() {
  const [found, ...others] = await database.db.select().from(mailOutbox);
  expect(others).toEqual([]);
  if (found === undefined) throw new Error("no row");
  return found;
}

test("a mail is sent once its transaction has been committed, and its address and link are then forgotten", async () => {
  const server = await mailServer();
  await queue();
  await send(server.url);
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toMatchObject({
    subject: "Dizi Okulu şifrenizi yenileyin",
    to: [{ address: "sukran@example.org" }],
  });
  expect(server.mails[0]?.text).toContain(resetUrl);
  const sent = await row();
  expect(sent).toMatchObject({ data: {}, recipient: "", attempts: 1, lastError: null, failedAt: null });
  expect(sent.sentAt).toBeInstanceOf(Date);
  expect(JSON.stringify(sent)).not.toMatch(/secret-code|example\.org/);
  await send(server.url, day);
  expect(server.mails).toHaveLength(1);
});

test("nothing goes to a domain that nobody can have", async () => {
  const server = await mailServer();
  await queue({ to: "somebody@demo.invalid" });
  await send(server.url);
  expect(server.mails).toHaveLength(0);
  expect(await database.db.select().from(mailOutbox)).toMatchObject([{ sentAt: expect.any(Date), lastError: null }]);
});

test("what was rolled back is never sent", async () => {
  const server = await mailServer();
  const doubt = database.db.transaction(async (transaction) => {
    await queueMail(transaction, {
      kind: "deletionReceipt",
      to: "a@example.org",
      locale: "en",
      data: { username: "u" },
    });
    throw new Error("thought better of it");
  });
  await expect(doubt).rejects.toThrow("thought better of it");
  await send(server.url);
  expect(server.mails).toEqual([]);
});

test("while the server is down nothing is lost; when it is back, everything arrives", async () => {
  const server = await mailServer();
  await server.stop();
  await queue({ to: "first@example.org" });
  await queue({ to: "second@example.org" });
  expect(await send(server.url)).toEqual([]);
  expect(await send(server.url, minute + 1_000)).toEqual([]);
  const back = await mailServer({}, server.port);
  await send(back.url, 2 * minute);
  expect(back.mails).toEqual([]); // too early: five minutes after the second attempt
  await send(back.url, 10 * minute);
  expect(back.mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(["first@example.org", "second@example.org"]);
});

test("an outage is told at its first failure and at its end, each once, without an address, and every failure counts", async () => {
  const lines: string[] = [];
  const health = createMailHealth((line) => lines.push(line));
  const server = await mailServer();
  await server.stop();
  await queue({ to: "first@example.org" });
  await queue({ to: "second@example.org" });
  await send(server.url, 0, { health });
  expect(lines).toEqual([expect.stringMatching(/^Mail cannot be sent \(.*ECONNREFUSED/)]);
  await send(server.url, minute + 1_000, { health });
  expect([lines.length, health.failures()]).toEqual([1, 4]);
  const back = await mailServer({}, server.port);
  await send(back.url, 10 * minute, { health });
  expect(lines).toEqual([lines[0], "Mail is sent again, after 4 failed attempts."]);
  expect(lines.join()).not.toContain("example.org");
});

test.each([450, 550])("a recipient that is answered with %d is no outage, but counts", async (code) => {
  const lines: string[] = [];
  const health = createMailHealth((line) => lines.push(line));
  const server = await mailServer({ onRcptTo: (_to, _session, done) => done(refusal(code)) });
  await queue();
  await send(server.url, 0, { health });
  expect([lines, health.failures()]).toEqual([[], 1]);
});

test("after three days it is given up, and told without address or link", async () => {
  const server = await mailServer();
  await server.stop();
  await queue();
  expect(await send(server.url, 3 * day)).toEqual([expect.stringMatching(/^Mail [0-9a-f-]+ \(reset\) was given up/)]);
  const failed = await row();
  expect(failed).toMatchObject({ data: {}, sentAt: null });
  expect(failed.lastError).toContain("ECONNREFUSED");
});

test("a recipient that is put off is tried again; one that is refused is given up at once", async () => {
  let code = 450;
  const server = await mailServer({ onRcptTo: (_to, _session, done) => done(refusal(code)) });
  await queue();
  expect(await send(server.url)).toEqual([]);
  expect(await row()).toMatchObject({ failedAt: null, attempts: 1 });
  code = 550;
  expect(await send(server.url, 2 * minute)).toHaveLength(1);
  expect(await row()).toMatchObject({ failedAt: expect.any(Date), attempts: 2, data: {} });
  code = 250;
  await send(server.url, day);
  expect(server.mails).toEqual([]);
});

test("one refused recipient holds up nobody else", async () => {
  const server = await mailServer({
    onRcptTo: ({ address }, _session, done) => done(address.startsWith("bad") ? refusal(550) : null),
  });
  for (const to of ["bad@example.org", "good@example.org", "bad2@example.org", "better@example.org"])
    await queue({ to });
  await send(server.url);
  expect(server.mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(["better@example.org", "good@example.org"]);
});

test("what somebody wrote to the operator is kept when it is refused", async () => {
  const server = await mailServer({ onRcptTo: (_to, _session, done) => done(refusal(550)) });
  const data = { name: "N", mail: "n@example.org", subject: "Merhaba", message: "Bir sorum var" };
  await queueMail(database.db, { kind: "contact", to: "info@diziokulu.example", locale: "tr", data });
  await send(server.url);
  expect(await row()).toMatchObject({ failedAt: expect.any(Date), data });
});

test("a process that dies between sending and noting it leaves a repeat with the same Message-ID and date", async () => {
  const server = await mailServer();
  await queue();
  const smtp = createSmtpMail(server.url, from);
  const dies: MailProvider = {
    ...smtp,
    async send(mail, signal) {
      await smtp.send(mail, signal);
      await new Promise(() => undefined);
    },
  };
  void send(dies);
  await expect.poll(() => server.mails.length, { timeout: 20_000 }).toBe(1);
  await send(server.url, minute);
  expect(server.mails).toHaveLength(1); // it might be under way still
  await send(server.url, 6 * minute);
  expect(server.mails).toHaveLength(2);
  expect(server.mails[0]?.messageId).toMatch(/^<[0-9a-f-]{36}@diziokulu\.example>$/);
  expect(server.mails[1]?.messageId).toBe(server.mails[0]?.messageId);
  expect(server.mails[1]?.date).toBe(server.mails[0]?.date);
  expect(await row()).toMatchObject({ attempts: 2, sentAt: expect.any(Date) });
});

test("a slow sender whose lease was lost cannot undo what the next one did", async () => {
  const server = await mailServer();
  await queue();
  let fail: (error: Error) => void = () => undefined;
  const slow: MailProvider = {
    ...createSmtpMail(server.url, from),
    send: () => new Promise((_resolve, reject) => (fail = reject)),
  };
  const first = send(slow);
  await expect.poll(async () => (await row()).attempts, { timeout: 20_000 }).toBe(1);
  await send(server.url, 6 * minute);
  fail(new Error("timed out"));
  await first;
  expect(await row()).toMatchObject({ sentAt: expect.any(Date), attempts: 2, lastError: null });
});

test("several workers at once send every mail once", async () => {
  const server = await mailServer();
  for (let n = 0; n < 40; n++) await queue({ to: `user${n}@example.org` });
  const { kind } = database;
  // The embedded database lets in one process; PostgreSQL as many as there are.
  const others =
    kind === "postgres" ? await Promise.all([1, 2, 3].map(() => openDatabase(created.options))) : [database, database];
  await Promise.all([database, ...others].map((each) => send(server.url, 0, { database: each })));
  const recipients = server.mails.map(({ to }) => to?.[0]?.address);
  expect(recipients).toHaveLength(40);
  expect(new Set(recipients).size).toBe(40);
  if (kind === "postgres") for (const other of others) await other.close();
});

test("stored data of another release that makes no mail is given up, not tried for days", async () => {
  await database.db.insert(mailOutbox).values({
    kind: "reset",
    recipient: "a@example.org",
    locale: "tr",
    data: { username: "u" },
    createdAt: new Date(),
    nextAttemptAt: new Date(),
  });
  const server = await mailServer();
  expect(await send(server.url)).toHaveLength(1);
  expect(await row()).toMatchObject({ failedAt: expect.any(Date) });
});

test.each([
  "a@b.example, c@d.example",
  "a@b.example\r\nBcc: c@d.example",
  "<a@b.example>",
  "a b@c.example",
  "nobody",
  "",
])("%j is no recipient", async (to) => {
  await expect(queue({ to })).rejects.toThrow(RangeError);
});

test("sent and failed mails are removed after 30 days, waiting ones never", async () => {
  const longAgo = new Date(Date.now() - 31 * day);
  const old = {
    kind: "reset",
    recipient: "",
    locale: "tr",
    data: {},
    createdAt: longAgo,
    nextAttemptAt: longAgo,
  } as const;
  await database.db.insert(mailOutbox).values([
    { ...old, sentAt: longAgo },
    { ...old, failedAt: longAgo },
    { ...old, sentAt: longAgo, createdAt: new Date() },
    { ...old, kind: "welcome" },
  ]);
  await removeOldMails(database).run(new Date(), never);
  const left = await database.db.select({ kind: mailOutbox.kind }).from(mailOutbox);
  expect(left.map(({ kind }) => kind).sort()).toEqual(["reset", "welcome"]);
});
