import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type OpenIdProvider, startOpenIdProvider } from "../../../tests/factories/openid-provider.ts";
import { codeMailedTo } from "../../../tests/factories/queued-mails.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { createGoogleProvider } from "../../providers/identity/google-provider.ts";
import { createSealer } from "../../providers/identity/sealer.ts";
import { codeKinds } from "../../storage/accounts/schema.ts";

// Whoever had a proof before its owner changed the credentials may have got it by the old ones.

const newPassword = "Another9Harbour";
const someSeconds = 30_000;

let openId: OpenIdProvider;
let api: TestApp;
let user: SignedInUser;
let sub: string;
let time: Date;

beforeAll(async () => {
  openId = await startOpenIdProvider([], "http://localhost/api/Login/GoogleCallback");
  const { issuer, clientId, clientSecret } = openId;
  const redirectUri = "http://localhost/api/Login/GoogleCallback";
  const settings = { issuer, clientId, clientSecret, redirectUri, androidClientId: "android-client.example" };
  const provider = createGoogleProvider(settings);
  const google = { provider, sealer: createSealer(clientSecret, "test"), authPath: () => "/auth" };
  api = await createTestApp({ services: { google, now: () => time } });
});

beforeEach(async () => {
  time = new Date();
  user = await signUp(api.app);
  sub = `google of ${user.username}`;
  await api.database.pool.query("update users set google_sub = $1 where username = $2", [sub, user.username]);
});

afterAll(async () => {
  await api.close();
  await openId.stop();
});

async function post(call: string, payload?: object): Promise<number> {
  const url = `/api/${call}`;
  const { headers } = user;
  return (await api.app.inject({ method: "POST", url, headers, ...(payload && { payload }) })).statusCode;
}

const mailed = (kind: string, to = user.mail) => codeMailedTo(api.database, to, kind);

async function requestMailChange(newMail: string): Promise<void> {
  expect(await post("User/ChangeMail", { mail: newMail, password: user.password })).toBe(202);
}

/** How each proof is got, and used later; whether it was taken. */
const proofs = {
  activation: async () => {
    const code = await mailed("welcome");
    return async () => (await post("User/ActivateMail", { code })) === 204;
  },
  reset: async () => {
    await post("User/RequestPasswordReset", { mail: user.mail });
    const code = await mailed("reset");
    const payload = { code, password: "Third8Lighthouse", passwordRepeat: "Third8Lighthouse" };
    return async () => (await post("User/ResetPassword", payload)) === 204;
  },
  mail_change: async () => {
    await requestMailChange(`a.${user.mail}`);
    const code = await mailed("mailChangeConfirm", `a.${user.mail}`);
    return async () => (await post("User/ConfirmMailChange", { code })) === 204;
  },
  mail_change_cancel: async () => {
    await requestMailChange(`b.${user.mail}`);
    const code = await mailed("mailChangeNotice");
    return async () => (await post("User/CancelMailChange", { code })) === 204;
  },
  extension: async () => {
    const verifier = "a-verifier-that-the-extension-keeps-012345_";
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const { headers } = user;
    const granted = { method: "POST", url: "/api/Login/GrantExtension", headers, payload: { challenge } } as const;
    const { code } = (await api.app.inject(granted)).json();
    return async () => (await post("Login/RedeemExtension", { code, verifier })) === 200;
  },
  google: async () => {
    const iat = Math.floor(time.getTime() / 1_000);
    const claims = { aud: "android-client.example", sub, email: user.mail, email_verified: true };
    const token = await openId.sign({ ...claims, iat, exp: iat + 3_600 });
    return async () =>
      (await api.app.inject({ url: "/api/Login/ConfirmGoogleAuth", query: { token } })).statusCode === 200;
  },
};

type Proof = keyof typeof proofs;

/** What the owner does, and the proofs that stay good. */
const changes: Readonly<Record<string, { readonly make: () => Promise<number>; readonly stay: readonly Proof[] }>> = {
  "a new password": {
    make: () => post("User/ChangePassword", { password: user.password, newPassword, newPasswordRepeat: newPassword }),
    stay: [],
  },
  "a password set by mail": {
    async make() {
      await post("User/RequestPasswordReset", { mail: user.mail });
      const code = await mailed("reset");
      return await post("User/ResetPassword", { code, password: newPassword, passwordRepeat: newPassword });
    },
    stay: [],
  },
  "the end of all sessions": { make: () => post("Login/LogoutEverywhere"), stay: ["activation"] },
  "the end of the other sessions": { make: () => post("User/EndOtherSessions"), stay: ["activation"] },
  "another address": {
    async make() {
      await requestMailChange(`c.${user.mail}`);
      return await post("User/ConfirmMailChange", { code: await mailed("mailChangeConfirm", `c.${user.mail}`) });
    },
    stay: ["google", "extension"],
  },
  "calling off a change": {
    async make() {
      await requestMailChange(`d.${user.mail}`);
      return await post("User/CancelMailChange", { code: await mailed("mailChangeNotice") });
    },
    stay: ["activation", "reset", "google", "extension"],
  },
};

test("every kind of code is tried", () => {
  expect(Object.keys(proofs).toSorted()).toEqual([...codeKinds, "google"].toSorted());
});

describe.each(Object.entries(changes))("after %s", (_name, { make, stay }) => {
  test.each(Object.entries(proofs))("a proof by %s is as good as it should be", async (name, get) => {
    const use = await get();
    time = new Date(time.getTime() + someSeconds);
    expect(await make()).toBe(204);
    expect(await use()).toBe(stay.some((proof) => proof === name));
  });
});

test.each(Object.entries(proofs))("without a change a proof by %s is good", async (_name, get) => {
  expect(await (await get())()).toBe(true);
});

test("a token that Google gives after all sessions were ended signs in", async () => {
  await post("Login/LogoutEverywhere");
  expect(await (await proofs.google())()).toBe(true);
});
