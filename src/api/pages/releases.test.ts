import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/factories/temporary-folder.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";

let api: TestApp;
const kept = temporaryFolder();

function write(folder: string, name: string, content: string | Buffer): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const render = async () =>
  new Response("<p></p>", { headers: { "content-type": "text/html", "cache-control": "public" } });

beforeAll(async () => {
  const clientFolder = temporaryFolder();
  write(clientFolder, "assets/tr/own-1.js", "own");
  const nothing = () => undefined;
  const unavailable = () => new Response(null, { status: 503 });
  const pages = { release: "abc123", redirect: nothing, render, titleOf: nothing, listOf: nothing, unavailable };
  api = await createTestApp({ pages, clientFolder, keptAssetsFolder: kept });
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

test("assets of other releases are served as long as they are kept, also those of one that is started later", async () => {
  expect((await get("/assets/tr/own-1.js")).body).toBe("own");
  expect((await get("/assets/tr/other-1.js")).statusCode).toBe(404);
  write(kept, "tr/other-1.js", "other");
  write(kept, "tr/other-1.js.gz", gzipSync("other"));
  const other = await get("/assets/tr/other-1.js");
  expect([other.statusCode, other.body]).toEqual([200, "other"]);
  expect(other.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(other.headers["content-type"]).toContain("javascript");
  expect((await get("/assets/tr/other-1.js", { "accept-encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
});

test("a file that no release has is not found, and no cache keeps that", async () => {
  const missing = await get("/assets/tr/none-1.js");
  expect([missing.statusCode, missing.headers["cache-control"]]).toEqual([404, "no-store"]);
  for (const url of ["/assets/", "/assets/tr", "/assets/..%2f..%2fetc%2fpasswd"]) {
    const { statusCode } = await get(url);
    expect([url, statusCode >= 400 && statusCode < 500]).toEqual([url, true]);
  }
});

test("every answer names the release, fresh or kept in memory", async () => {
  for (const url of ["/api/Home/GetContentVersion", "/api/Home/GetContentVersion", "/dizi", "/dizi", "/api/none"]) {
    expect([url, (await get(url)).headers["server-timing"]]).toEqual([url, 'release;desc="abc123"']);
  }
  const { headers } = await get("/api/Home/GetContent");
  const unchanged = await get("/api/Home/GetContent", { "if-none-match": String(headers.etag) });
  expect([unchanged.statusCode, unchanged.headers["server-timing"]]).toEqual([304, 'release;desc="abc123"']);
});
