import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from "jose";
import { type Configuration, interactionPolicy, Provider } from "oidc-provider";
import { openIdClient } from "./openid-client.ts";

export type OpenIdAccount = { readonly sub: string; readonly email: string; readonly email_verified: boolean };

export type OpenIdProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Goes through the provider's pages as a browser does; gives the address of the callback that it ends at. */
  signIn(signInUrl: string, sub: string): Promise<string>;
  cancel(signInUrl: string): Promise<string>;
  /** An ID token signed by the provider's present key: the claims of a good one, changed by `changes`. */
  sign(changes: JWTPayload, key?: SigningKey): Promise<string>;
  /** From now on another key signs, and the old one is not named any more. */
  rotateKeys(): Promise<void>;
  /** While it is away, connections are cut. */
  setAway(isAway: boolean): void;
  stop(): Promise<void>;
};

export type SigningKey = { readonly jwk: JWK; readonly sign: (token: SignJWT) => Promise<string> };

export async function createSigningKey(kid: string): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid, alg: "RS256", use: "sig" };
  return { jwk, sign: (token) => token.setProtectedHeader({ alg: "RS256", kid }).sign(privateKey) };
}

const { id: clientId, secret: clientSecret } = openIdClient;

/** The prompts of the package, and Google's choice among accounts. */
function prompts() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  return policy;
}

/** Whoever is not listed signs in by a mail address, which is verified unless it says otherwise itself. */
function accountOf(accounts: readonly OpenIdAccount[], sub: string): OpenIdAccount {
  const listed = accounts.find((each) => each.sub === sub);
  return listed ?? { sub, email: sub, email_verified: !sub.startsWith("unverified") };
}

/**
 * A real OpenID provider on this machine, under a name by which browsers take it for another site. Its one page asks who
 * signs in.
 */
export async function startOpenIdProvider(
  accounts: readonly OpenIdAccount[],
  redirectUri: string,
  port = 0,
): Promise<OpenIdProvider> {
  let key = await createSigningKey("first");
  let isAway = false;
  let provider: Provider;
  const server = createServer((request, response) => {
    if (isAway) return void request.socket.destroy();
    if (request.url?.startsWith("/interaction/")) return void askWho(provider, request, response);
    return void provider.callback()(request, response);
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const issuer = `http://localhost:${address.port}`;

  function createProvider(): Provider {
    const configuration: Configuration = {
      clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
      jwks: { keys: [key.jwk] },
      claims: { openid: ["sub"], email: ["email", "email_verified"] },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      interactions: { policy: prompts(), url: (_context, { uid }) => `/interaction/${uid}` },
      cookies: { keys: ["of the test"] },
      pkce: { required: () => true },
      ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 600, AccessToken: 600, AuthorizationCode: 60 },
      findAccount: (_context, sub) => {
        return { accountId: sub, claims: () => ({ ...accountOf(accounts, sub) }) };
      },
    };
    return new Provider(issuer, configuration);
  }
  provider = createProvider();

  return {
    issuer,
    clientId,
    clientSecret,
    signIn: (signInUrl, sub) => walk(signInUrl, redirectUri, `account=${encodeURIComponent(sub)}`),
    cancel: (signInUrl) => walk(signInUrl, redirectUri, "cancel="),
    async sign(changes, by = key) {
      const now = Math.floor(Date.now() / 1_000);
      const account = accounts[0];
      return await by.sign(
        new SignJWT({ iss: issuer, aud: clientId, iat: now, exp: now + 600, ...account, ...changes }),
      );
    },
    async rotateKeys() {
      key = await createSigningKey(`after-${key.jwk.kid}`);
      provider = createProvider();
    },
    setAway(away) {
      isAway = away;
      if (away) server.closeAllConnections();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function askWho(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://127.0.0.1");
  const sub = searchParams.get("account");
  if (searchParams.has("cancel")) {
    return await provider.interactionFinished(request, response, { error: "access_denied" });
  }
  if (sub === null) {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(
      `<!doctype html><html lang="en"><title>Provider</title><form><label>E-mail <input name="account"></label>
       <button>Sign in</button></form><a href="${pathname}?cancel=">Cancel</a>`,
    );
    return;
  }
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId: sub, clientId: String(params.client_id) });
  grant.addOIDCScope("openid email");
  const result = { select_account: {}, login: { accountId: sub }, consent: { grantId: await grant.save() } };
  await provider.interactionFinished(request, response, result);
}

/** Follows redirects with the provider's cookies, answering its page with `choice`. */
async function walk(start: string, redirectUri: string, choice: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let step = 0; step < 10; step++) {
    if (`${url.origin}${url.pathname}` === redirectUri) return url.href;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", ...value] = (line.split(";")[0] ?? "").split("=");
      cookies.set(name, value.join("="));
    }
    const location = response.headers.get("location");
    if (location === null && !url.pathname.startsWith("/interaction/")) throw new Error(await response.text());
    url = new URL(location ?? `${url.pathname}?${choice}`, url);
  }
  throw new Error("the provider leads round and round");
}
