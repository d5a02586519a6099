import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { queuedMails } from "../../../tests/factories/queued-mails.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { createPasswordHasher } from "../../providers/passwords/password-hasher.ts";
import { createPasswords } from "../../services/accounts/passwords.ts";

let api: TestApp;
let user: SignedInUser;
/** Done once, after the next password was found right and before the call goes on. */
let meanwhile: (() => Promise<unknown>) | undefined;

const newPassword = "Another9Harbour";

beforeAll(async () => {
  const passwords = await createPasswords(createPasswordHasher());
  const isRight: typeof passwords.isRight = async (hash, password) => {
    const answer = await passwords.isRight(hash, password);
    const work = meanwhile;
    meanwhile = undefined;
    await work?.();
    return answer;
  };
  api = await createTestApp({ services: { passwords: { ...passwords, isRight } } });
});
beforeEach(async () => {
  user = await signUp(api.app);
});
afterAll(() => api.close());

const post = async (url: string, payload: object = {}, headers: object = user.headers) =>
  (await api.app.inject({ method: "POST", url: `/api/${url}`, headers: { ...headers }, payload })).statusCode;

const logIn = (password = user.password) =>
  post("Login/LoginWithCredentials", { usernameOrMail: user.username, password }, {});
const change = () =>
  post("User/ChangePassword", { password: user.password, newPassword, newPasswordRepeat: newPassword });
const logOutEverywhere = () =>
  api.app.inject({ method: "POST", url: "/api/Login/LogoutEverywhere", headers: user.headers });

async function countSessions(): Promise<number> {
  const sessions = "select 1 from sessions join users on users.id = user_id where username = $1";
  return (await api.database.pool.query(sessions, [user.username])).rowCount ?? 0;
}

test("a sign-in with the old password that goes on while it is changed is refused", async () => {
  meanwhile = change;
  expect(await logIn()).toBe(401);
  expect(await countSessions()).toBe(1);
  expect(await logIn(newPassword)).toBe(200);
});

test.each(["right", "wrong"])(
  "a sign-in with the %s password beside a deletion is refused like any other",
  async (which) => {
    meanwhile = () => post("User/DeleteAccount", { password: user.password });
    expect(await logIn(which === "right" ? user.password : "Wrong7Password")).toBe(401);
  },
);

test("a sign-in to an account that is blocked meanwhile is refused", async () => {
  meanwhile = () => api.database.pool.query("update users set blocked_at = now() where username = $1", [user.username]);
  expect(await logIn()).toBe(403);
  expect(await countSessions()).toBe(1);
});

test("another address that is asked for with the old password while it is changed gets no code", async () => {
  const newMail = `new.${user.mail}`;
  meanwhile = change;
  expect(await post("User/ChangeMail", { mail: newMail, password: user.password })).toBe(400);
  expect(await queuedMails(api.database, newMail)).toEqual([]);
});

test("another address that is asked for while all sessions end gets no code", async () => {
  const newMail = `newer.${user.mail}`;
  meanwhile = logOutEverywhere;
  expect(await post("User/ChangeMail", { mail: newMail, password: user.password })).toBe(401);
  expect(await queuedMails(api.database, newMail)).toEqual([]);
});

test("of two that change one password one does, and the account is not deleted with the old one", async () => {
  meanwhile = change;
  expect(await change()).toBe(400);
  meanwhile = () =>
    post("User/ChangePassword", {
      password: newPassword,
      newPassword: "Third8Lighthouse",
      newPasswordRepeat: "Third8Lighthouse",
    });
  expect(await post("User/DeleteAccount", { password: newPassword })).toBe(400);
  expect(await logIn("Third8Lighthouse")).toBe(200);
});

test("a session that is ended meanwhile changes no password", async () => {
  meanwhile = logOutEverywhere;
  expect(await change()).toBe(401);
  expect(await logIn()).toBe(200);
});
