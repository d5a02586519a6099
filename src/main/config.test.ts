import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("without any setting the site is local, with the embedded database", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ host: "127.0.0.1", port: 3000, rateLimitPerMinute: 300, trustProxy: false });
  expect(config.databaseUrl).toBeUndefined();
  expect(config.dataDir).toMatch(/data$/);
});

test("the pool of connections has ten unless told, and at least one", () => {
  expect(readConfig({}).databasePool).toBe(10);
  expect(readConfig({ DATABASE_POOL: "4" }).databasePool).toBe(4);
  expect(() => readConfig({ DATABASE_POOL: "0" })).toThrow(/DATABASE_POOL/);
});

test("nothing is traced unless a collector is named", () => {
  expect(readConfig({ OTEL_SERVICE_NAME: "dizi" }).traces).toBeUndefined();
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };
  expect(readConfig(collector).traces).toEqual({
    endpoint: "http://127.0.0.1:4318",
    serviceName: "dizi-okulu",
    share: 1,
  });
  expect(readConfig(Object.assign({ OTEL_TRACES_SAMPLER_ARG: "0.1" }, collector)).traces?.share).toBe(0.1);
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4317" })).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT/);
});

test("an empty variable counts as unset", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test("a wrong value is refused by the setting's name", () => {
  expect(() => readConfig({ PORT: "eighty" })).toThrow(/PORT/);
  expect(() => readConfig({ PORT: "70000" })).toThrow(ConfigError);
  expect(() => readConfig({ PUBLIC_URL: "ftp://example.org" })).toThrow(/PUBLIC_URL/);
});

test.each([
  ["DATABASE_URL", ["hello", "mysql://u:hunter2@h/d", "hunter2@h"], "postgresql://u:p@h:5432/d"],
  ["DATABASE_MIGRATION_URL", ["hunter2", "https://u:hunter2@h"], "postgres://u:p@h/d"],
  ["TRUST_PROXY", ["nginx", "10.0.0.0/33", "10.0.0.1,nginx", "1.5"], "10.0.0.1, ::1/128, loopback"],
  ["PUBLIC_URL", ["https://a.example/dizi", "https://a.example?x", "https://a.example/#x"], "https://a.example/"],
])("%s is refused by name where it cannot be used, without its value", (name, wrong, right) => {
  for (const value of wrong) {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(name));
    expect(() => readConfig({ [name]: value })).not.toThrow(/hunter2/);
  }
  expect(() => readConfig({ [name]: right })).not.toThrow();
});

test("production needs the public address, which loses its last slash", () => {
  expect(() => readConfig({ NODE_ENV: "production" })).toThrow(/PUBLIC_URL/);
  const config = readConfig({ NODE_ENV: "production", PUBLIC_URL: "https://example.org/" });
  expect(config.publicUrl).toBe("https://example.org");
});

test("sign-ups of an address are limited unless the limit of credentials is off, or as told", () => {
  expect(readConfig({})).toMatchObject({ signUpLimit: 10, mailLimitPerHour: 2_000 });
  expect(readConfig({ RATE_LIMIT_CREDENTIALS_PER_MINUTE: "0" }).signUpLimit).toBe(0);
  const told = { RATE_LIMIT_CREDENTIALS_PER_MINUTE: "0", RATE_LIMIT_SIGN_UPS_PER_30_MINUTES: "3" };
  expect(readConfig(told).signUpLimit).toBe(3);
});

test("MAIL_FROM is an address, with or without a name", () => {
  expect(readConfig({ MAIL_FROM: "a@example.org" }).mailFrom).toEqual({ name: "", address: "a@example.org" });
  const named = { name: "Dizi Okulu", address: "no-reply@example.org" };
  expect(readConfig({ MAIL_FROM: "Dizi Okulu <no-reply@example.org>" }).mailFrom).toEqual(named);
  expect(readConfig({ MAIL_FROM: '"Dizi Okulu" <no-reply@example.org>' }).mailFrom).toEqual(named);
  for (const wrong of ["Dizi Okulu", "a@b", "a@example.org, b@example.org", "X <a@example.org> y"]) {
    expect(() => readConfig({ MAIL_FROM: wrong })).toThrow(/MAIL_FROM/);
  }
});

test("SMTP_URL is the address of a mail server, and a wrong one does not appear in its refusal", () => {
  expect(readConfig({ SMTP_URL: "smtps://u:p@mail.example:465" }).smtpUrl).toBe("smtps://u:p@mail.example:465");
  expect(() => readConfig({ SMTP_URL: "https://u:hunter2@mail.example" })).toThrow(/SMTP_URL/);
  expect(() => readConfig({ SMTP_URL: "https://u:hunter2@mail.example" })).not.toThrow(/hunter2/);
});

test("SECRETS_KEY is one key of 32 bytes or several, which do not appear in a refusal", () => {
  const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const keys = (...given: Buffer[]) => given.map((key) => key.toString("base64")).join(" ");
  expect(readConfig({}).secretsKeys).toEqual([]);
  expect(readConfig({ SECRETS_KEY: ` ${keys(first, second)} ` }).secretsKeys).toEqual([first, second]);
  for (const wrong of ["hunter2", keys(Buffer.alloc(31)), `${keys(first)} hunter2`]) {
    expect(() => readConfig({ SECRETS_KEY: wrong })).toThrow(/SECRETS_KEY/);
    expect(() => readConfig({ SECRETS_KEY: wrong })).not.toThrow(/hunter2/);
  }
});

test("sign-in with Google is off until its client is named with its secret", () => {
  expect(readConfig({ GOOGLE_IOS_CLIENT_ID: "ios" }).google).toBeUndefined();
  const client = { GOOGLE_CLIENT_ID: "web", GOOGLE_CLIENT_SECRET: "s" };
  expect(readConfig(client).google).toMatchObject({ issuer: "https://accounts.google.com", clientId: "web" });
  expect(() => readConfig({ GOOGLE_CLIENT_ID: "web" })).toThrow(ConfigError);
  const issuer = (GOOGLE_ISSUER: string) => readConfig({ ...client, GOOGLE_ISSUER }).google?.issuer;
  expect(issuer("http://127.0.0.1:4000")).toBe("http://127.0.0.1:4000");
  expect(() => issuer("http://provider.example")).toThrow(/GOOGLE_ISSUER/);
  expect(() => issuer("http://localhost.evil.example")).toThrow(/GOOGLE_ISSUER/);
});

test("TRUST_PROXY is a number of proxies or a list of addresses", () => {
  expect(readConfig({ TRUST_PROXY: "1" }).trustProxy).toBe(1);
  expect(readConfig({ TRUST_PROXY: "2" }).trustProxy).toBe(2);
  expect(readConfig({ TRUST_PROXY: "0" }).trustProxy).toBe(false);
  expect(readConfig({ TRUST_PROXY: "10.0.0.0/8" }).trustProxy).toBe("10.0.0.0/8");
});

test("in production no client may choose its address", () => {
  const production = { NODE_ENV: "production", PUBLIC_URL: "https://dizi.example", TRUST_PROXY: "true" };
  expect(() => readConfig(production)).toThrow("the number of proxies");
  expect(readConfig({ TRUST_PROXY: "true" }).trustProxy).toBe(true);
});

describe("payments", () => {
  const paytr = { PAYTR_MERCHANT_ID: "1", PAYTR_MERCHANT_KEY: "k", PAYTR_MERCHANT_SALT: "s" };
  const stripe = { STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "wh" };
  const paymentsOf = (env: Record<string, string>) => readConfig(env).payments;

  test.each([
    ["on this machine alone", {}, 0],
    ["with its port", { SANDBOX_PORT: "4300" }, 4300],
    ["at localhost", { HOST: "localhost", PUBLIC_URL: "http://localhost:3000" }, 0],
    ["reached from elsewhere", { HOST: "0.0.0.0" }, undefined],
    ["behind a proxy", { HOST: "127.0.0.1", PUBLIC_URL: "https://example.org" }, undefined],
    ["where it is asked for", { HOST: "0.0.0.0", PAYMENTS: "sandbox", PUBLIC_URL: "https://example.org" }, 0],
    ["where PayTR is set up", paytr, undefined],
    ["where it is asked for beside PayTR", { ...paytr, PAYMENTS: "sandbox" }, 0],
  ])("the sandbox of a site %s", (_where, env, port) => {
    expect(paymentsOf(env).sandboxPort).toBe(port);
  });

  test("a provider with all its settings is on; of another it is told what is missing", () => {
    expect(paymentsOf({ ...paytr, PAYTR_TEST: "true" })).toMatchObject({
      paytr: { merchantId: "1", merchantKey: "k", merchantSalt: "s", isTest: true },
      stripe: undefined,
      missing: [],
    });
    expect(paymentsOf(stripe)).toMatchObject({ stripe: { secretKey: "sk", webhookSecret: "wh" }, missing: [] });
    expect(paymentsOf({ PAYTR_MERCHANT_KEY: "k", STRIPE_SECRET_KEY: "sk" })).toMatchObject({
      paytr: undefined,
      stripe: undefined,
      missing: ["PAYTR_MERCHANT_ID", "PAYTR_MERCHANT_SALT", "STRIPE_WEBHOOK_SECRET"],
    });
    expect(() => paymentsOf({ PAYMENTS: "free" })).toThrow(/PAYMENTS/);
  });
});

test.each([
  [undefined, [1, 1, 1]],
  ["3,2,1,1", [3, 2, 1, 1]],
  ["none", []],
])("PRIZES=%s are prizes of %j months", (value, prizes) => {
  expect(readConfig({ PRIZES: value }).prizes).toEqual(prizes);
});

test.each(["0", "1,x", "1,,1", "1.5"])("PRIZES=%s is refused by name", (value) => {
  expect(() => readConfig({ PRIZES: value })).toThrow(/PRIZES/);
});
