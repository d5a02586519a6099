import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("without any setting the site is local, with the embedded database", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ host: "127.0.0.1", port: 3000, rateLimitPerMinute: 300, trustProxy: false });
  expect(config.databaseUrl).toBeUndefined();
  expect(config.dataDir).toMatch(/data$/);
});

test("an empty variable counts as unset", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test("a wrong value is refused by the setting's name", () => {
  expect(() => readConfig({ PORT: "eighty" })).toThrow(/PORT/);
  expect(() => readConfig({ PORT: "70000" })).toThrow(ConfigError);
  expect(() => readConfig({ PUBLIC_URL: "ftp://example.org" })).toThrow(/PUBLIC_URL/);
});

test("production needs the public address, which loses its last slash", () => {
  expect(() => readConfig({ NODE_ENV: "production" })).toThrow(/PUBLIC_URL/);
  const config = readConfig({ NODE_ENV: "production", PUBLIC_URL: "https://example.org/" });
  expect(config.publicUrl).toBe("https://example.org");
});

test("TRUST_PROXY is a switch or a list of addresses", () => {
  expect(readConfig({ TRUST_PROXY: "true" }).trustProxy).toBe(true);
  expect(readConfig({ TRUST_PROXY: "0" }).trustProxy).toBe(false);
  expect(readConfig({ TRUST_PROXY: "10.0.0.0/8" }).trustProxy).toBe("10.0.0.0/8");
});
