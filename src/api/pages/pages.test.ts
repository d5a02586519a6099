import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { storeWords } from "../../../tests/factories/server-quiz.ts";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { turnLimits } from "../costs/cost-table.ts";

let api: TestApp;
let rendered: string[] = [];
let daysLater = 0;
/** What a path's rendering waits for. */
let delays: (path: string) => Promise<void> | undefined = () => undefined;

/** Pages that tell what they were asked for; a private one and a missing one among them. */
async function render(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  rendered.push(pathname + search);
  await delays(pathname);
  if (pathname === "/missing" || pathname.startsWith("/dizi/the-old-name"))
    return new Response("nothing here", { status: 404, headers: { "cache-control": "no-store" } });
  const cacheControl =
    pathname === "/private" || pathname.startsWith("/liste/")
      ? "private, no-store"
      : "public, max-age=0, must-revalidate";
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
  const pages = {
    redirect,
    render,
    titleOf,
    listOf: ({ pathname }: URL) => /^\/liste\/(.+)$/.exec(decodeURI(pathname))?.[1],
    unavailable: () => new Response("come back", { status: 503, headers: { "content-type": "text/html" } }),
  };
  const services = { now: () => new Date(Date.now() + daysLater * 86_400_000) };
  api = await createTestApp({ pages, publicUrl: "https://example.org", services });
});
afterAll(() => api.close());
beforeEach(() => {
  rendered = [];
  delays = () => undefined;
  daysLater = 0;
});

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

test("a public page is rendered once, and a cached response equals the fresh one in every byte and header", async () => {
  const fresh = await get("/dizi");
  const cached = await get("/dizi");
  expect(rendered).toEqual(["/dizi"]);
  expect(cached.rawPayload).toEqual(fresh.rawPayload);
  const withoutDate = ({ date: _date, "x-request-id": _id, ...headers }: typeof fresh.headers) => headers;
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

test("another day makes every page new: the home page has a film of the day", async () => {
  await get("/es");
  await get("/es");
  expect(rendered).toEqual(["/es"]);
  daysLater = 1;
  await get("/es");
  expect(rendered).toEqual(["/es", "/es"]);
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

test("an address that no column can hold is missing, whatever it names", async () => {
  for (const name of ["%00", "a%00b", "%ED%A0%80", "%ff"]) {
    for (const path of [`/dizi/${name}`, `/dizi/${name}/1/2`, `/liste/${name}`]) {
      expect((await get(path)).statusCode, path).toBeLessThan(500);
    }
  }
  expect((await get("/dizi/the-old-name%00")).statusCode).toBe(404);
});

const generate = async (levels: readonly number[]) => {
  const url = "/api/WordList/GenerateList";
  return (await api.app.inject({ method: "POST", url, payload: { levels } })).json<{ url: string; title: string }>();
};

test("a list's page is rendered once for what the list is, and is not for caches of others", async () => {
  await storeWords(api.database.db, 3);
  const { url } = await generate([1]);
  const first = await get(`/liste/${url}`);
  const again = await get(`/liste/${url}`);
  expect([first.statusCode, again.body]).toEqual([200, first.body]);
  expect(again.headers["cache-control"]).toBe("private, no-store");
  expect(rendered).toEqual([`/liste/${url}`]);
  await api.database.pool.query("update word_lists set revision = revision + 1 where url = $1", [url]);
  await get(`/liste/${url}`);
  await api.database.pool.query("update word_lists set title = 'Another' where url = $1", [url]);
  await get(`/liste/${url}`);
  expect(rendered).toHaveLength(3);
  await api.database.pool.query("update word_lists set expires_at = now() where url = $1", [url]);
  await get(`/liste/${url}`);
  await get(`/liste/${url}`);
  expect(rendered).toHaveLength(5);
});

test("pages of one address are rendered one after the other, beside those of another", async () => {
  const waiting: (() => void)[] = [];
  delays = (path) =>
    path.startsWith("/slow") ? new Promise<void>((resolve) => void waiting.push(resolve)) : undefined;
  const from = (url: string, remoteAddress: string) => api.app.inject({ url, remoteAddress });
  const slow = [from("/slow/1", "192.0.2.1"), from("/slow/2", "192.0.2.1")];
  await vi.waitFor(() => expect(rendered).toEqual(["/slow/1"]), { timeout: 20_000 });
  expect((await from("/other", "192.0.2.2")).statusCode).toBe(200);
  expect(rendered).toEqual(["/slow/1", "/other"]);
  waiting.shift()?.();
  await vi.waitFor(() => expect(rendered).toEqual(["/slow/1", "/other", "/slow/2"]), { timeout: 20_000 });
  waiting.shift()?.();
  expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test("who asks for very many pages at once is told in HTML to come back", async () => {
  const waiting: (() => void)[] = [];
  delays = () => new Promise<void>((resolve) => void waiting.push(resolve));
  const { ofAddress } = turnLimits.page;
  const asked = Array.from({ length: ofAddress }, (_, at) =>
    api.app.inject({ url: `/many/${at}`, remoteAddress: "192.0.2.9" }),
  );
  await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: 20_000 });
  const refused = await api.app.inject({ url: "/one-more", remoteAddress: "192.0.2.9" });
  expect([refused.statusCode, refused.body]).toEqual([503, "come back"]);
  delays = () => undefined;
  waiting.shift()?.();
  expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
