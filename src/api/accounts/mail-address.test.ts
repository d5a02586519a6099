import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { codeMailedTo, queuedMails } from "../../../tests/factories/queued-mails.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { takeMailQuota } from "../../services/mail/mail-quota.ts";

let api: TestApp;
let user: SignedInUser;
let time = new Date("2026-03-01T12:00:00Z");

const hour = 60 * 60 * 1000;
const pass = (milliseconds: number) => {
  time = new Date(time.getTime() + milliseconds);
};

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => time } });
});
beforeEach(async () => {
  user = await signUp(api.app, {}, { headers: { lang: "es" } });
});
afterAll(() => api.close());

const post = (call: string, payload?: object, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: "POST",
    url: `/api/User/${call}`,
    headers: { lang: "en", ...headers },
    ...(payload && { payload }),
  });

const codesOf = (response: { json(): { errors?: { field: string; code: string }[] } }) =>
  (response.json().errors ?? []).map(({ field, code }) => [field, code]);

async function profile() {
  return (await api.app.inject({ url: "/api/User/GetProfile", headers: user.headers })).json();
}

test("who registers is mailed, in the language of the form, a link that proves the address once", async () => {
  const [mail, ...others] = await queuedMails(api.database, user.mail);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: "welcome", locale: "es", data: { username: user.username } });
  expect(mail?.data.activationUrl).toMatch(/^http:\/\/localhost\/es\/hesabim\/aktivasyon\/[\w-]{43}$/);
  const code = await codeMailedTo(api.database, user.mail, "welcome");

  expect((await post("ActivateMail", { code })).statusCode).toBe(204);
  expect(await profile()).toMatchObject({ isMailVerified: true });
  const again = await post("ActivateMail", { code });
  expect(again.statusCode).toBe(400);
  expect(codesOf(again)).toEqual([["code", "code.used"]]);
});

test("an activation code is good for 24 hours; another kind's code and an unknown one are not", async () => {
  const code = await codeMailedTo(api.database, user.mail, "welcome");
  expect(codesOf(await post("ActivateMail", { code: "A".repeat(43) }))).toEqual([["code", "code.unknown"]]);
  expect(codesOf(await post("ConfirmMailChange", { code }))).toEqual([["code", "code.unknown"]]);
  pass(24 * hour);
  expect(codesOf(await post("ActivateMail", { code }))).toEqual([["code", "code.expired"]]);
  expect(await profile()).toMatchObject({ isMailVerified: false });
});

test("of a code only the hash is stored", async () => {
  const code = await codeMailedTo(api.database, user.mail, "welcome");
  const { rows } = await api.database.pool.query("select row_to_json(c)::text as row from account_codes c");
  expect(rows.length).toBeGreaterThan(0);
  for (const { row } of rows) expect(row).not.toContain(code);
});

test("the mail is sent anew three times an hour at most, and never where the address is proved", async () => {
  const send = () => post("SendActivationMail", undefined, user.headers);
  expect([(await send()).statusCode, (await send()).statusCode]).toEqual([202, 202]);
  const refused = await send();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBe(3600);
  pass(hour);
  expect((await send()).statusCode).toBe(202);

  await post("ActivateMail", { code: await codeMailedTo(api.database, user.mail, "welcome") });
  expect((await send()).statusCode).toBe(409);
});

test("of many that use one code at the same time, one gets it", async () => {
  const uses = api.database.kind === "postgres" ? 50 : 20;
  const code = await codeMailedTo(api.database, user.mail, "welcome");
  const answers = await Promise.all(Array.from({ length: uses }, () => post("ActivateMail", { code })));
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([204, ...Array(uses - 1).fill(400)]);
});

test("a changed address is proved by a code to the new one, and told to the old one", async () => {
  const newMail = `New.${user.mail}`;
  expect((await post("ChangeMail", { mail: newMail, password: user.password }, user.headers)).statusCode).toBe(202);
  expect(await profile()).toMatchObject({ mail: user.mail });
  const [confirm] = await queuedMails(api.database, newMail);
  expect(confirm).toMatchObject({ kind: "mailChangeConfirm", locale: "es", data: { newMail } });
  expect(confirm?.data.confirmUrl).toMatch(/\/es\/hesabim\/aktivasyon\/[\w-]{43}\?change=mail$/);
  const notice = (await queuedMails(api.database, user.mail)).at(-1);
  expect(notice).toMatchObject({ kind: "mailChangeNotice", data: { newMail, username: user.username } });
  expect(notice?.data.cancelUrl).toMatch(/\/es\/hesabim\/aktivasyon\/[\w-]{43}\?change=cancel$/);

  const oldCode = await codeMailedTo(api.database, user.mail, "welcome");
  const code = await codeMailedTo(api.database, newMail, "mailChangeConfirm");
  expect((await post("ConfirmMailChange", { code })).statusCode).toBe(204);
  expect(await profile()).toMatchObject({ mail: newMail, isMailVerified: true });
  expect(codesOf(await post("ActivateMail", { code: oldCode }))).toEqual([["code", "code.unknown"]]);
  expect(codesOf(await post("ConfirmMailChange", { code }))).toEqual([["code", "code.used"]]);
});

test("the owner of the present address calls a change off, once, and by no other code", async () => {
  const newMail = `Other.${user.mail}`;
  await post("ChangeMail", { mail: newMail, password: user.password }, user.headers);
  const confirmCode = await codeMailedTo(api.database, newMail, "mailChangeConfirm");
  const cancelCode = await codeMailedTo(api.database, user.mail, "mailChangeNotice");
  expect(codesOf(await post("CancelMailChange", { code: confirmCode }))).toEqual([["code", "code.unknown"]]);
  expect((await post("CancelMailChange", { code: cancelCode })).statusCode).toBe(204);
  expect(codesOf(await post("ConfirmMailChange", { code: confirmCode }))).toEqual([["code", "code.unknown"]]);
  expect(codesOf(await post("CancelMailChange", { code: cancelCode }))).toEqual([["code", "code.used"]]);
  expect(await profile()).toMatchObject({ mail: user.mail });
  const events = (await api.app.inject({ url: "/api/User/GetSecurityEvents", headers: user.headers })).json();
  expect(events[0]).toMatchObject({ kind: "mailChangeCancelled" });
});

test("no change begins while its notice to the present address is over the quota", async () => {
  await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      api.database.db.transaction((transaction) =>
        takeMailQuota(transaction, api.services, "newDevice", index % 2 === 0 ? user.mail : user.mail.toUpperCase()),
      ),
    ),
  );
  const newMail = `third.${user.mail}`;
  expect((await post("ChangeMail", { mail: newMail, password: user.password }, user.headers)).statusCode).toBe(429);
  expect(await queuedMails(api.database, newMail)).toEqual([]);
});

test("an address is changed by who knows the password, and to one that is nobody's", async () => {
  const other = await signUp(api.app);
  const wrong = await post("ChangeMail", { mail: "new@example.org", password: "Wrong7Password" }, user.headers);
  expect(wrong.statusCode).toBe(400);
  expect(codesOf(wrong)).toEqual([["password", "password.wrong"]]);
  const taken = await post("ChangeMail", { mail: other.mail.toUpperCase(), password: user.password }, user.headers);
  expect(taken.statusCode).toBe(409);
  expect(codesOf(taken)).toEqual([["mail", "mail.taken"]]);
  const own = await post("ChangeMail", { mail: user.mail.toUpperCase(), password: user.password }, user.headers);
  expect(own.statusCode).toBe(409);
  expect(codesOf(own)).toEqual([["mail", "mail.same"]]);
});

test("an address that became somebody's after it was asked for is not given twice", async () => {
  const newMail = `wanted.${user.mail}`;
  await post("ChangeMail", { mail: newMail, password: user.password }, user.headers);
  const code = await codeMailedTo(api.database, newMail, "mailChangeConfirm");
  await signUp(api.app, { mail: newMail });
  const refused = await post("ConfirmMailChange", { code });
  expect(refused.statusCode).toBe(409);
  expect(codesOf(refused)).toEqual([["mail", "mail.taken"]]);
  expect(await profile()).toMatchObject({ mail: user.mail });
});
