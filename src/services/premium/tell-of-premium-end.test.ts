import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { queuedMails } from "../../../tests/factories/queued-mails.ts";
import { type SignedInUser, signUp, verifyMail } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { tellOfPremiumEnd } from "./tell-of-premium-end.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
const end = Date.parse("2026-12-05T10:00:00Z");
const mail = "member@example.org";

let api: TestApp;
let user: SignedInUser;
let time = end;

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => new Date(time) }, hasCostLimits: false });
});
beforeEach(async () => {
  for (const table of ["users", "mail_outbox", "mail_quota"]) await api.database.pool.query(`delete from ${table}`);
  time = end - 30 * day;
  user = await signUp(api.app, { mail, timeZone: "Europe/Madrid" }, { headers: { lang: "es" } });
  await verifyMail(api.database, user);
  await endsAt(end);
});
afterAll(() => api.close());

const endsAt = (at: number) =>
  api.database.pool.query("update users set premium_type = 1, premium_end_date = $1", [new Date(at)]);

async function live(from: number, to: number): Promise<void> {
  for (time = from; time <= to; time += 6 * hour) {
    await tellOfPremiumEnd(api.services).run(new Date(time), new AbortController().signal);
  }
}
const told = async () => (await queuedMails(api.database, mail)).filter(({ kind }) => kind.startsWith("premium"));
const kinds = async () => (await told()).map(({ kind }) => kind);

test("it is told seven days before and when it has ended, once each, in the person's language", async () => {
  await live(end - 30 * day, end - 7 * day - hour);
  expect(await kinds()).toEqual([]);
  await live(end - 7 * day, end - hour);
  expect(await kinds()).toEqual(["premiumSoon"]);
  await live(end, end + 30 * day);
  const [soon, ended, ...others] = await told();
  expect(others).toEqual([]);
  expect(ended?.kind).toBe("premiumEnded");
  expect([soon?.locale, soon?.data.until]).toEqual(["es", "5 de diciembre de 2026"]);
});

test("who extends it hears of the new end, and not that the old one is past", async () => {
  await live(end - 7 * day, end - day);
  await endsAt(end + 30 * day);
  await live(end - day, end + 15 * day);
  expect(await kinds()).toEqual(["premiumSoon"]);
  await live(end + 15 * day, end + 40 * day);
  expect(await kinds()).toEqual(["premiumSoon", "premiumSoon", "premiumEnded"]);
});

test("several processes at once tell it once", async () => {
  time = end - 7 * day;
  const job = tellOfPremiumEnd(api.services);
  const signal = new AbortController().signal;
  await Promise.all(Array.from({ length: 4 }, () => job.run(new Date(time), signal)));
  expect(await kinds()).toEqual(["premiumSoon"]);
});

test("nobody is told of an end long past, of three days of premium that they have just got, or without a confirmed address", async () => {
  await endsAt(end - 60 * day);
  await live(end - 30 * day, end - 28 * day);
  await endsAt(end - 25 * day);
  await live(end - 28 * day, end - 26 * day);
  expect(await kinds()).toEqual([]);
  await api.database.pool.query("update users set is_mail_verified = false");
  await live(end - 26 * day, end);
  expect(await kinds()).toEqual([]);
});

test("the person may do without: in the account, or by one tap in the mail", async () => {
  const choose = (premiumMail: boolean) =>
    api.app.inject({
      method: "POST",
      url: "/api/User/UpdateProfile",
      headers: user.headers,
      payload: { premiumMail },
    });
  expect((await choose(false)).json().premiumMail).toBe(false);
  await live(end - 7 * day, end - 6.5 * day);
  expect(await kinds()).toEqual([]);
  await choose(true);
  await live(end - 6.5 * day, end - 6 * day);
  const [soon] = await told();
  const code = new URL(soon?.data.endUrl ?? "").pathname.split("/").at(-1);
  const ended = await api.app.inject({ method: "POST", url: "/api/User/EndNotices", payload: { code } });
  expect(ended.statusCode).toBe(204);
  await live(end, end + day);
  expect(await kinds()).toEqual(["premiumSoon"]);
});
