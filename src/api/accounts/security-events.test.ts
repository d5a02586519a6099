import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { codeMailedTo, queuedMails } from "../../../tests/factories/queued-mails.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import type { SecurityEvents } from "../../contract/accounts/security.ts";
import { removeOldSecurityEvents } from "../../services/accounts/security-log.ts";

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const newerFirefox = firefox.replaceAll("145", "146");
const day = 24 * 60 * 60_000;

let api: TestApp;
let user: SignedInUser;
let time = new Date("2026-03-01T12:00:00Z");

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => time } });
});
beforeEach(async () => {
  user = await signUp(api.app, {}, { headers: { "user-agent": firefox, lang: "en" }, remoteAddress: "203.0.113.7" });
});
afterAll(() => api.close());

type Client = { readonly agent?: string; readonly address?: string };

const post = (
  call: string,
  payload: object,
  headers: Record<string, string> = {},
  { agent = firefox, address = "203.0.113.7" }: Client = {},
) =>
  api.app.inject({
    method: "POST",
    url: `/api/${call}`,
    payload,
    headers: { "user-agent": agent, ...headers },
    remoteAddress: address,
  });

const logIn = (password = user.password, client: Client = {}) =>
  post("Login/LoginWithCredentials", { usernameOrMail: user.username, password }, {}, client);

async function eventsOf(headers: Record<string, string> = user.headers): Promise<SecurityEvents> {
  return (await api.app.inject({ url: "/api/User/GetSecurityEvents", headers })).json();
}

const verify = () =>
  api.database.pool.query("update users set is_mail_verified = true where username = $1", [user.username]);

test("the owner is shown what happened to the account, by whom and how often", async () => {
  for (let guess = 0; guess < 3; guess += 1)
    await logIn("Wrong7Password", { address: "198.51.100.9", agent: "curl/8" });
  await logIn();
  await api.app.inject({ url: "/api/User/ExportData", headers: { ...user.headers, "user-agent": firefox } });
  await post("User/DeleteAccount", { password: "Wrong7Password" }, user.headers);
  await post("User/ChangeMail", { mail: `new.${user.mail}`, password: user.password }, user.headers);
  await post("User/ConfirmMailChange", {
    code: await codeMailedTo(api.database, `new.${user.mail}`, "mailChangeConfirm"),
  });
  const newPassword = "Lantern9Bridge";
  const passwords = { password: user.password, newPassword, newPasswordRepeat: newPassword };
  await post("User/ChangePassword", passwords, user.headers);
  await post("User/EndOtherSessions", {}, user.headers);

  const events = await eventsOf();
  expect(events.map(({ kind, count }) => [kind, count])).toEqual([
    ["otherSessionsEnded", 1],
    ["passwordChanged", 1],
    ["mailChanged", 1],
    ["mailChangeRequested", 1],
    ["deletionRequested", 1],
    ["dataExported", 1],
    ["signedIn", 1],
    ["signInFailed", 3],
    ["registered", 1],
  ]);
  expect(events.find(({ kind }) => kind === "signInFailed")).toMatchObject({
    browser: null,
    system: null,
    address: "198.51.100.x",
    firstAt: time.toISOString(),
  });
  expect(events.at(-1)).toMatchObject({ browser: "Firefox", system: "Windows", address: "203.0.113.x" });
  expect(await eventsOf((await signUp(api.app)).headers)).toHaveLength(1);
  const exported = (await api.app.inject({ url: "/api/User/ExportData", headers: user.headers })).json();
  expect(exported.securityEvents).toContainEqual(expect.objectContaining({ kind: "signInFailed", count: 3 }));
});

test("what happens again in another hour is another event; after 180 days each is removed", async () => {
  await logIn();
  time = new Date(time.getTime() + day);
  await logIn();
  await logIn();
  const signIns = (await eventsOf()).filter(({ kind }) => kind === "signedIn");
  expect(signIns.map(({ count }) => count)).toEqual([2, 1]);
  const remove = (now: Date) => removeOldSecurityEvents(api.database).run(now, new AbortController().signal);
  await remove(new Date(time.getTime() + 180 * day));
  expect((await eventsOf()).map(({ kind }) => kind)).toEqual(["signedIn"]);
  await remove(new Date(time.getTime() + 180 * day + 1));
  expect(await eventsOf()).toEqual([]);
});

const mailsOf = async (kind: string, to = user.mail) =>
  (await queuedMails(api.database, to)).filter((mail) => mail.kind === kind);

test("a sign-in from a new device is mailed to who has proved the address, once for the device", async () => {
  await logIn(undefined, { address: "192.0.2.1" });
  expect(await mailsOf("newDevice")).toEqual([]);
  await verify();
  await logIn(undefined, { address: "198.51.100.1" });
  await logIn(undefined, { address: "198.51.100.200", agent: newerFirefox });
  await logIn(undefined, { agent: newerFirefox });
  expect(await mailsOf("newDevice")).toMatchObject([
    {
      locale: "en",
      data: {
        username: user.username,
        device: "Firefox, Windows",
        address: "198.51.100.x",
        time: expect.stringMatching(/^\d+ March 2026 at 15:00 GMT\+3$/),
      },
    },
  ]);
  await logIn(undefined, { address: "198.51.100.1", agent: "curl/8" });
  expect((await mailsOf("newDevice")).at(-1)).toMatchObject({ data: { device: "a device we don’t know" } });
});

test("who does not want mails of new devices gets none", async () => {
  await verify();
  const changed = await post("User/UpdateProfile", { newDeviceMail: false }, user.headers);
  expect(changed.json()).toMatchObject({ newDeviceMail: false });
  await logIn(undefined, { address: "198.51.100.1" });
  expect(await mailsOf("newDevice")).toEqual([]);
});

test("a changed or reset password is mailed, and a changed address to the old one", async () => {
  const newPassword = "Lantern9Bridge";
  const passwords = { password: user.password, newPassword, newPasswordRepeat: newPassword };
  await post("User/ChangePassword", passwords, user.headers);
  expect(await mailsOf("passwordChanged")).toMatchObject([{ data: { device: "Firefox, Windows" } }]);
  await post("User/RequestPasswordReset", { mail: user.mail });
  const code = await codeMailedTo(api.database, user.mail, "reset");
  await post("User/ResetPassword", { code, password: "Harbour5Window", passwordRepeat: "Harbour5Window" });
  expect(await mailsOf("passwordChanged")).toHaveLength(2);
  const { token } = (await logIn("Harbour5Window")).json();
  const newMail = `new.${user.mail}`;
  const bearer = { authorization: `Bearer ${token}` };
  await post("User/ChangeMail", { mail: newMail, password: "Harbour5Window" }, bearer);
  expect(await mailsOf("mailChanged")).toEqual([]);
  await post("User/ConfirmMailChange", { code: await codeMailedTo(api.database, newMail, "mailChangeConfirm") });
  expect(await mailsOf("mailChanged")).toMatchObject([{ data: { newMail, username: user.username } }]);
  expect(await mailsOf("mailChanged", newMail)).toEqual([]);
});
