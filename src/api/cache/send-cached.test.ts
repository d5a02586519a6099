import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { cachedResponseOf } from "./cached-response.ts";
import { sendCached } from "./send-cached.ts";

const body = Buffer.from("a word said often ".repeat(200));
const cached = cachedResponseOf({ status: 200, headers: { "content-type": "text/plain" }, body }, {});

const app = Fastify();
app.get("/", (request, reply) => sendCached(request, reply, cached));

const get = (headers: Record<string, string>) => app.inject({ url: "/", headers });

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["gzip;q=1, br;q=0.2", "gzip", gunzipSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
  ["*", "br", brotliDecompressSync],
])("a client that accepts %s gets %s, of the same text", async (accepted, encoding, decompress) => {
  const response = await get({ "accept-encoding": accepted });
  expect(response.headers["content-encoding"]).toBe(encoding);
  expect(response.headers.vary).toBe("accept-encoding");
  expect(decompress(response.rawPayload)).toEqual(body);
});

test.each<Record<string, string>>([{}, { "accept-encoding": "identity" }, { "accept-encoding": "zstd" }])(
  "a client that sends %j gets the plain text",
  async (headers) => {
    const response = await get(headers);
    expect(response.headers["content-encoding"]).toBeUndefined();
    expect(response.rawPayload).toEqual(body);
  },
);

test("a client that has the answer gets 304, whatever the form of its tag", async () => {
  const { headers } = await get({});
  const etag = String(headers.etag);
  for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
    const response = await get({ "if-none-match": known });
    expect(response.statusCode).toBe(304);
    expect(response.rawPayload).toHaveLength(0);
    expect(response.headers.etag).toBe(etag);
  }
  expect((await get({ "if-none-match": '"other"' })).statusCode).toBe(200);
});

test.each([1, 200])("letters beyond ASCII arrive as they are, %i times", async (times) => {
  const text = "şöyle güzel bir ağaç — ¿niño? 😀".repeat(times);
  const letters = cachedResponseOf(
    { status: 200, headers: { "content-type": "text/plain; charset=utf-8" }, body: Buffer.from(text) },
    {},
  );
  const own = Fastify();
  own.get("/", (request, reply) => sendCached(request, reply, letters));
  const address = await own.listen({ host: "127.0.0.1", port: 0 });
  for (const encoding of ["identity", "br", "gzip"]) {
    const response = await fetch(address, { headers: { "accept-encoding": encoding } });
    expect(await response.text()).toBe(text);
  }
  await own.close();
});
