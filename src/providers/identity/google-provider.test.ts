import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  createSigningKey,
  type OpenIdProvider,
  startOpenIdProvider,
} from "../../../tests/factories/openid-provider.ts";
import { createGoogleProvider, type GoogleProvider, type SignInSecrets } from "./google-provider.ts";

const redirectUri = "http://127.0.0.1:3000/api/Login/GoogleCallback";
const account = { sub: "1087", email: "sukran@example.org", email_verified: true };
const secrets: SignInSecrets = { state: "the-state", nonce: "the-nonce", verifier: "v".repeat(43) };

let openId: OpenIdProvider;

beforeAll(async () => {
  openId = await startOpenIdProvider([account], redirectUri);
});

afterAll(async () => {
  await openId.stop();
});

function createProvider(): GoogleProvider {
  const { issuer, clientId, clientSecret } = openId;
  return createGoogleProvider({
    issuer,
    clientId,
    clientSecret,
    redirectUri,
    androidClientId: "android-client.example",
    iosClientId: "ios-client.example",
  });
}

async function broughtBack(provider: GoogleProvider): Promise<URLSearchParams> {
  return new URL(await openId.signIn(await provider.signInUrl(secrets), account.sub)).searchParams;
}

describe("the code flow", () => {
  test("gives an ID token that names the person, for the web, with the nonce", async () => {
    const provider = createProvider();
    const idToken = await provider.redeem(await broughtBack(provider), secrets);
    const { issuedAt, ...identity } = await provider.verify(idToken, new Date());
    const { sub, email } = account;
    expect(identity).toEqual({ sub, mail: email, isMailVerified: true, clientType: "web", nonce: "the-nonce" });
    const { iat } = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString());
    expect(issuedAt).toEqual(new Date(iat * 1000));
  });

  test("asks for no more than the mail address, with PKCE, state and nonce", async () => {
    const url = new URL(await createProvider().signInUrl(secrets));
    const asked = Object.fromEntries(url.searchParams);
    expect(asked).toMatchObject({ response_type: "code", scope: "openid email", redirect_uri: redirectUri });
    expect(asked).toMatchObject({ state: "the-state", nonce: "the-nonce", code_challenge_method: "S256" });
    expect(url.href).not.toContain(secrets.verifier);
    expect(url.href).not.toContain(openId.clientSecret);
  });

  test.each<[string, Partial<SignInSecrets>]>([
    ["state", { state: "another" }],
    ["nonce", { nonce: "another" }],
    ["verifier", { verifier: "w".repeat(43) }],
  ])("with another %s is refused", async (_name, change) => {
    const provider = createProvider();
    const query = await broughtBack(provider);
    await expect(provider.redeem(query, { ...secrets, ...change })).rejects.toMatchObject({ reason: "refused" });
  });

  test("brought back a second time is refused", async () => {
    const provider = createProvider();
    const query = await broughtBack(provider);
    await provider.redeem(query, secrets);
    await expect(provider.redeem(query, secrets)).rejects.toMatchObject({ reason: "refused" });
  });

  test("that the person cancels is told as such", async () => {
    const provider = createProvider();
    const { searchParams } = new URL(await openId.cancel(await provider.signInUrl(secrets)));
    await expect(provider.redeem(searchParams, secrets)).rejects.toMatchObject({ reason: "cancelled" });
  });

  test("an error tells neither code nor state", async () => {
    const query = new URLSearchParams({ code: "the-code", state: "the-state", iss: openId.issuer });
    const error: unknown = await createProvider()
      .redeem(query, secrets)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ reason: "refused" });
    expect(error).not.toHaveProperty("cause");
    expect(JSON.stringify(error) + String(error)).not.toMatch(/the-(code|state)/);
  });
});

describe("an ID token", () => {
  const now = Math.floor(Date.now() / 1_000);

  test.each([
    ["android", { aud: "android-client.example" }],
    ["ios", { aud: "ios-client.example" }],
    ["android", { aud: "web-client.example", azp: "android-client.example" }],
    ["web", { aud: "web-client.example", azp: "web-client.example" }],
  ])("of %s is taken", async (clientType, changes) => {
    const identity = await createProvider().verify(await openId.sign(changes), new Date());
    expect(identity).toMatchObject({ clientType, sub: account.sub, nonce: undefined });
  });

  test.each([
    ["for another program", { aud: "somebody-else.example" }],
    ["by another party", { azp: "somebody-else.example" }],
    ["for several programs", { aud: ["web-client.example", "somebody-else.example"] }],
    ["of another issuer", { iss: "https://accounts.google.com" }],
    ["that has run out", { iat: now - 7_200, exp: now - 3_600 }],
    ["that never runs out", { exp: undefined }],
    ["that is not valid yet", { nbf: now + 3_600 }],
    ["of nobody", { sub: undefined }],
    ["without a mail address", { email: undefined }],
  ])("%s is refused", async (_what, changes) => {
    const token = await openId.sign(changes);
    await expect(createProvider().verify(token, new Date())).rejects.toMatchObject({ reason: "refused" });
  });

  test("signed by somebody else is refused, also under the provider's key name", async () => {
    for (const kid of ["first", "unknown"]) {
      const token = await openId.sign({}, await createSigningKey(kid));
      await expect(createProvider().verify(token, new Date())).rejects.toMatchObject({ reason: "refused" });
    }
  });

  test("changed after it was signed, unsigned, or no token at all is refused", async () => {
    const [header, , signature] = (await openId.sign({})).split(".");
    const claims = Buffer.from(JSON.stringify({ ...account, sub: "1" })).toString("base64url");
    const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    for (const token of [`${header}.${claims}.${signature}`, `${none}.${claims}.`, "a.b.c", "", "x".repeat(8_000)]) {
      await expect(createProvider().verify(token, new Date())).rejects.toMatchObject({ reason: "refused" });
    }
  });

  test("says when its mail address is not verified", async () => {
    const token = await openId.sign({ email_verified: false });
    expect(await createProvider().verify(token, new Date())).toMatchObject({ isMailVerified: false });
    const silent = await openId.sign({ email_verified: undefined });
    expect(await createProvider().verify(silent, new Date())).toMatchObject({ isMailVerified: false });
  });
});

describe("while the provider is away", () => {
  test("nobody can sign in, and it is told as an outage; afterwards all goes on", async () => {
    const provider = createProvider();
    const token = await openId.sign({});
    openId.setAway(true);
    await expect(provider.signInUrl(secrets)).rejects.toMatchObject({ reason: "unavailable" });
    await expect(provider.verify(token, new Date())).rejects.toMatchObject({ reason: "unavailable" });
    openId.setAway(false);
    expect(await provider.verify(token, new Date())).toMatchObject({ sub: account.sub });
    openId.setAway(true);
    expect(await provider.verify(token, new Date())).toMatchObject({ sub: account.sub }); // its keys are known
    openId.setAway(false);
  });

  test("a code cannot be traded", async () => {
    const provider = createProvider();
    const query = await broughtBack(provider);
    openId.setAway(true);
    await expect(provider.redeem(query, secrets)).rejects.toMatchObject({ reason: "unavailable" });
    openId.setAway(false);
  });
});

test("when the provider has changed its keys, the new ones are asked for and the old ones no longer taken", async () => {
  const provider = createProvider();
  const old = await openId.sign({});
  await provider.verify(old, new Date());
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5_100 }); // it asks at most every 5 s
  onTestFinished(() => void vi.useRealTimers());
  await openId.rotateKeys();
  expect(await provider.verify(await openId.sign({}), new Date())).toMatchObject({ sub: account.sub });
  await expect(createProvider().verify(old, new Date())).rejects.toMatchObject({ reason: "refused" });
});
