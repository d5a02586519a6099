import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { largestBodyOf } from "../../../tests/factories/largest-body.ts";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import type { Operation } from "../../contract/operation.ts";
import { type OperationName, operations } from "../../contract/operations.ts";
import { bodySizeOf, bytesPerMinute, maxDepth, smallBody } from "./body-table.ts";
import { faultOfJson } from "./scan-json.ts";

let api: TestApp;
let operator: Readonly<Record<string, string>>;

beforeAll(async () => {
  api = await createTestApp({ hasCostLimits: false });
  operator = (await signUpOperator(api)).headers;
});
afterAll(() => api.close());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const named = Object.entries(operations) as [OperationName, Operation][];
const posts = named.filter(([, { method }]) => method === "POST");
const parsed = posts.filter(([, { isRaw }]) => !isRaw);

const json = { "content-type": "application/json" };

const urlOf = (name: OperationName, { path = name }: Operation) => `/api/${path.replace("{provider}", "stripe")}`;

const send = (url: string, payload: string, headers: Readonly<Record<string, string>> = operator) =>
  api.app.inject({ method: "POST", url, headers: { ...headers, ...json }, payload });

test("the largest body that people send is within its call's row", () => {
  const beyond = parsed.flatMap(([name, { body }]) => {
    const largest = Buffer.from(largestBodyOf(body));
    const size = bodySizeOf(name);
    const isRefused = largest.length > size.kb * 1024 || faultOfJson(largest, size) !== undefined;
    return isRefused ? [`${name}: ${largest.length} bytes`] : [];
  });
  expect(beyond).toEqual([]);
});

test("no row is much larger than what people send", () => {
  const loose = parsed.filter(([name, { body }]) => {
    const { kb } = bodySizeOf(name);
    return kb > smallBody.kb && kb * 1024 > largestBodyOf(body).length * 2.5;
  });
  expect(loose.map(([name]) => name)).toEqual([]);
});

test("every call refuses a body beyond its row: by bytes, values, keys and depth", async () => {
  const parse = vi.spyOn(JSON, "parse");
  for (const [name, operation] of parsed) {
    const { kb, values, keys } = bodySizeOf(name);
    const url = urlOf(name, operation);
    const large = {
      bytes: `{"a":"${"x".repeat(kb * 1024)}"}`,
      values: `{"a":[${"0,".repeat(values)}0]}`,
      keys: `{${`"a":0,`.repeat(keys)}"a":0}`,
      objects: `[${"{},".repeat(values)}{}]`,
    };
    for (const [what, body] of Object.entries(large)) {
      const answer = await send(url, body);
      expect([answer.statusCode, answer.body], `${name} ${what}`).toEqual([413, expect.stringContaining("too_large")]);
    }
    const deep = `${"[".repeat(maxDepth + 1)}${"]".repeat(maxDepth + 1)}`;
    expect((await send(url, deep)).statusCode, `${name} deep`).toBe(400);
    const read = parse.mock.calls.filter(([text]) => [deep, ...Object.values(large)].includes(String(text)));
    expect(read, `${name} read what it refused`).toEqual([]);
  }
});

test("bytes that a provider's report may have are bounded too", async () => {
  const { kb } = bodySizeOf("CreditCardPayment/Callback");
  expect((await send("/api/CreditCardPayment/Callback/stripe", "x".repeat(kb * 1024 + 1))).statusCode).toBe(413);
});

const broken = '{"a":';

test.each(["/api/Nothing/Here", "/api", "/nothing", "/assets/nothing.js"])(
  "%s is unknown before its body is read",
  async (url) => {
    const answer = await send(url, broken);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
  },
);

test("who may not call is refused before the body is read", async () => {
  for (const [name, operation] of parsed.filter(([, { access }]) => access !== "public")) {
    const headers = { authorization: `Bearer ${"A".repeat(43)}` };
    expect((await send(urlOf(name, operation), broken, headers)).statusCode, name).toBe(401);
  }
});

test("a refusal is in the reader's language", async () => {
  const body = `{"a":"${"x".repeat(smallBody.kb * 1024)}"}`;
  const answer = await send("/api/Login/LoginWithCredentials", body, { lang: "es" });
  expect(answer.json().detail).toBe("Los datos enviados son demasiado grandes.");
});

test("what may be uploaded at once may be sent in a minute, but by operators, whose bytes are not counted", () => {
  const uploads = named.filter(([, { access, upload }]) => upload && ["public", "optional", "user"].includes(access));
  expect(uploads.length).toBeGreaterThan(2);
  const withParts = (bytes: number) => bytes + 1024 * 1024;
  const larger = uploads.filter(([, { upload }]) => withParts(upload?.maxBytes ?? 0) > bytesPerMinute);
  expect(larger.map(([name]) => name)).toEqual([]);
});

test("an address sends so many bytes a minute, and no more are read", async () => {
  const limited = await createTestApp({ services: { now: () => new Date() } });
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T10:00:00Z") });
  const ids = Array.from({ length: 20_000 }, (_, index) => Number.MAX_SAFE_INTEGER - index);
  const body = JSON.stringify({ knownWordIds: ids, unknownWordIds: ids, extra: 1 });
  const ask = (payload: string, remoteAddress: string) =>
    limited.app.inject({ method: "POST", url: "/api/WordList/GetCoverage", headers: json, payload, remoteAddress });
  const most = Math.floor(bytesPerMinute / body.length);
  for (let count = 0; count < most; count += 1) expect((await ask(body, "192.0.2.1")).statusCode).toBe(400);
  const refused = await ask(body, "192.0.2.1");
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
  expect((await ask(body, "192.0.2.2")).statusCode).toBe(400);
  vi.setSystemTime(Date.now() + 60_000);
  expect((await ask(body, "192.0.2.1")).statusCode).toBe(400);
  await limited.close();
});
