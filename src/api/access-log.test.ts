import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../tests/factories/test-app.ts";
import type { Pages } from "./pages/routes.ts";

let api: TestApp;
let lines: Record<string, unknown>[] = [];

const code = "a-code-of-a-mail";
const html = { headers: { "content-type": "text/html" } };
const pages: Pages = {
  redirect: () => undefined,
  render: async () => new Response("<p>", html),
  titleOf: () => undefined,
  listOf: () => undefined,
  idOf: (path) => (path.includes("aktivasyon") ? "activation" : undefined),
  unavailable: () => new Response("", html),
};

beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  api = await createTestApp({ logLevel: "info", logStream, pages, trustProxy: 1 });
});
beforeEach(() => {
  lines = [];
});
afterAll(() => api.close());

test("each answer has a line, by route or page, with the id that its header names", async () => {
  const answers = [
    await api.app.inject({ url: `/hesabim/aktivasyon/${code}?x=1`, remoteAddress: "203.0.113.7" }),
    await api.app.inject({ url: "/api/Home/GetContentVersion", remoteAddress: "203.0.113.7" }),
    await api.app.inject({ method: "POST", url: "/api/Login/LoginWithCredentials", payload: { usernameOrMail: code } }),
    await api.app.inject({ url: `/api/${code}` }),
  ];
  expect(lines).toMatchObject([
    { method: "GET", page: "activation", status: 200, ms: expect.any(Number), msg: "answered" },
    { method: "GET", route: "/api/Home/GetContentVersion", status: 200 },
    { method: "POST", route: "/api/Login/LoginWithCredentials", status: 400 },
    { method: "GET", route: "/api/*", status: 404 },
  ]);
  expect(lines.map(({ reqId }) => reqId)).toEqual(answers.map(({ headers }) => headers["x-request-id"]));
  expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(4);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${code}|203\\.0\\.113`));
});

test("a proxy's id of a request is kept, unless it is no id", async () => {
  const idFor = async (given: string) =>
    (await api.app.inject({ url: "/healthz", headers: { "x-request-id": given } })).headers["x-request-id"];
  expect(await idFor("4f2a9b0c1d")).toBe("4f2a9b0c1d");
  expect(await idFor(`evil"${"x".repeat(500)}`)).toMatch(/^[\w-]{36}$/);
  expect(lines).toEqual([]);
});
