import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";

let api: TestApp;
let rendered: string[] = [];

/** Pages that tell what they were asked for; a private one and a missing one among them. */
async function render(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  rendered.push(pathname + search);
  if (pathname === "/missing" || pathname.startsWith("/dizi/the-old-name"))
    return new Response("nothing here", { status: 404, headers: { "cache-control": "no-store" } });
  const cacheControl = pathname === "/private" ? "private, no-store" : "public, max-age=0, must-revalidate";
  const headers = {
    "cache-control": cacheControl,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "x",
  };
  return new Response(`<p>${request.url} ${rendered.length}</p>`.padEnd(2000, " "), { headers });
}

function titleOf({ pathname }: URL) {
  const [, kind, combinedUrl, ...rest] = pathname.split("/");
  if (kind !== "dizi" || combinedUrl === undefined) return undefined;
  return { kind: "series" as const, combinedUrl, withUrl: (url: string) => ["/dizi", url, ...rest].join("/") };
}

beforeAll(async () => {
  const redirect = (url: URL) => (url.pathname === "/old" ? { status: 301, location: `/new${url.search}` } : undefined);
  api = await createTestApp({ pages: { redirect, render, titleOf }, publicUrl: "https://example.org" });
});
afterAll(() => api.close());
beforeEach(() => {
  rendered = [];
});

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

test("a public page is rendered once, and a cached response equals the fresh one in every byte and header", async () => {
  const fresh = await get("/dizi");
  const cached = await get("/dizi");
  expect(rendered).toEqual(["/dizi"]);
  expect(cached.rawPayload).toEqual(fresh.rawPayload);
  const withoutDate = ({ date: _date, ...headers }: typeof fresh.headers) => headers;
  expect(withoutDate(cached.headers)).toEqual(withoutDate(fresh.headers));
  expect((await get("/dizi", { "if-none-match": String(fresh.headers.etag) })).statusCode).toBe(304);
});

test("a page knows the public address and its path, never the query or the Host header", async () => {
  const page = await get("/film?utm=1", { host: "evil.example" });
  expect(page.body).toContain("https://example.org/film ");
  await get("/film?utm=2");
  expect(rendered).toEqual(["/film"]);
});

test("a page's own security policy stands above the API's", async () => {
  expect((await get("/dizi")).headers["content-security-policy"]).toBe("x");
  expect((await get("/api/Home/GetContentVersion")).headers["content-security-policy"]).toContain("default-src 'none'");
});

test("private pages and missing ones are rendered each time, the missing with status 404", async () => {
  for (const path of ["/private", "/missing"]) {
    await get(path);
    await get(path);
  }
  expect(rendered).toEqual(["/private", "/private", "/missing", "/missing"]);
  expect((await get("/missing")).statusCode).toBe(404);
});

test("a publication makes every page new", async () => {
  await get("/en");
  await publishEpisode(api.database.db);
  await api.services.contentVersion.refresh();
  await get("/en");
  expect(rendered).toEqual(["/en", "/en"]);
});

test("an address that has moved leads on with its query", async () => {
  const moved = await get("/old?a=1&b=2");
  expect([moved.statusCode, moved.headers.location]).toEqual([301, "/new?a=1&b=2"]);
});

test("two slashes at the front are no other host", async () => {
  const page = await get("//evil.example/path");
  expect(page.body).toContain("https://example.org/evil.example/path");
});

test("HEAD has the headers of GET and no body", async () => {
  const head = await api.app.inject({ method: "HEAD", url: "/dizi" });
  const { headers } = await get("/dizi");
  expect(head.body).toBe("");
  expect(head.headers.etag).toBe(headers.etag);
});

test("the router's data requests are told apart by their query", async () => {
  await get("/dizi.data?_routes=a");
  await get("/dizi.data?_routes=b");
  expect(rendered).toEqual(["/dizi.data?_routes=a", "/dizi.data?_routes=b"]);
});

test("a former address of a title leads to the present one with the query, and one that nobody had is missing", async () => {
  const { title } = await publishEpisode(api.database.db, {
    title: { name: "The New Name", combinedUrl: "the-new-name" },
  });
  await api.database.pool.query("insert into former_addresses values ('series', 'the-old-name', $1)", [title.id]);
  const moved = await get("/dizi/the-old-name/1/2?utm=1");
  expect([moved.statusCode, moved.headers.location]).toEqual([301, "/dizi/the-new-name/1/2?utm=1"]);
  expect((await get("/dizi/the-old-name-2")).statusCode).toBe(404);
});
