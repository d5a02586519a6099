import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../tests/factories/test-app.ts";

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const message = {
  name: "Ada",
  mail: "ada@example.org",
  subject: "A question",
  message: "Which series is the easiest to begin with?",
  website: "",
};

const sendMessage = (payload: string) =>
  api.app.inject({
    method: "POST",
    url: "/api/Contact/SendMessage",
    headers: { "content-type": "application/json" },
    payload,
  });

test("a body that is nested 4,000 deep is refused", async () => {
  const deep = `${"[".repeat(4_000)}${"]".repeat(4_000)}`;
  expect((await sendMessage(`{"name":${deep}}`)).statusCode).toBe(400);
  expect((await sendMessage(JSON.stringify(message))).statusCode).toBe(202);
});

test("60 unknown fields get an answer of ordinary size, and 60,000 are not read", async () => {
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, 1]));
  const refused = await sendMessage(JSON.stringify({ ...message, ...fields(55) }));
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toHaveLength(50);
  expect((await sendMessage(JSON.stringify({ ...message, ...fields(60_000) }))).statusCode).toBe(413);

  const long = await sendMessage(JSON.stringify({ ...message, ["x".repeat(12_000)]: 1 }));
  expect(long.json().errors).toMatchObject([{ code: "unknown" }]);
  expect(long.rawPayload.length).toBeLessThan(1_000);
});

const file = `content-disposition: form-data; name="file"; filename="a.srt"\r\n\r\n1\r\n00:00:01,000 --> 00:00:02,000\r\nHello.`;

const upload = (type: string, payload: string) =>
  api.app.inject({
    method: "POST",
    url: "/api/WordList/GenerateList",
    headers: { "content-type": `multipart/form-data${type}` },
    payload,
  });

test.each([
  ["no boundary", "", `--x\r\n${file}\r\n--x--\r\n`],
  ["an empty boundary", "; boundary=", `--x\r\n${file}\r\n--x--\r\n`],
  ["another boundary", "; boundary=y", `--x\r\n${file}\r\n--x--\r\n`],
  ["a boundary without end", "; boundary=x", `--x\r\n${file}`],
  ["a header without end", "; boundary=x", `--x\r\ncontent-disposition: ${"form-data; ".repeat(20_000)}`],
  ["an empty body", "; boundary=x", ""],
])("a form with %s is refused", async (_, type, payload) => {
  expect((await upload(type, payload)).statusCode).toBe(400);
});

test.each(["__proto__", "constructor", "toString", "other"])("a form's field %s is refused", async (name) => {
  const field = `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
  const before = await upload("; boundary=x", `${field}--x\r\n${file}\r\n--x--\r\n`);
  const after = await upload("; boundary=x", `--x\r\n${file}\r\n${field}--x--\r\n`);
  expect([before.statusCode, after.statusCode]).toEqual([400, 400]);
});

test.each([
  ["an upload", "WordList/GenerateList", "multipart/form-data; boundary=x", `--x\r\n${file}`],
  ["a JSON text", "Contact/SendMessage", "application/json", '{"name":'],
])("%s that is broken off is no fault of the database", async (_, call, type, part) => {
  const lines: string[] = [];
  const own = await createTestApp({ logLevel: "warn", logStream: { write: (line) => void lines.push(line) } });
  await own.app.listen({ host: "127.0.0.1", port: 0 });
  const closed = new Promise<void>((resolve) => {
    own.app.server.once("request", (request) => request.once("close", resolve));
  });
  const socket = connect(portOf(own), "127.0.0.1");
  await once(socket, "connect");
  const headers = `host: x\r\ncontent-length: 9999\r\ncontent-type: ${type}`;
  socket.write(`POST /api/${call} HTTP/1.1\r\n${headers}\r\n\r\n${part}`);
  await once(own.app.server, "request");
  socket.destroy();
  await closed;
  await own.close();
  expect(lines).toEqual([]);
});

test("a stop waits for the request under way, and not for its connection", async () => {
  const own = await createTestApp();
  await own.app.listen({ host: "127.0.0.1", port: 0 });
  // A client that keeps its connection for ever.
  own.app.server.keepAliveTimeout = 0;
  const body = JSON.stringify(message);
  const socket = connect(portOf(own), "127.0.0.1");
  let received = "";
  socket.on("data", (chunk: Buffer) => {
    received += chunk;
  });
  const begun = once(own.app.server, "request");
  socket.write(
    `POST /api/Contact/SendMessage HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
  );
  await begun;
  const closed = own.close();
  socket.write(body.slice(9));
  await Promise.all([closed, once(socket, "close")]);
  expect(received).toMatch(/^HTTP\/1\.1 202 /);
});

test("a stop breaks off who does not end a request", async () => {
  const timeouts = { headers: 60_000, request: 0, idle: 0, checkInterval: 1_000, drain: 50 };
  const own = await createTestApp({ timeouts });
  await own.app.listen({ host: "127.0.0.1", port: 0 });
  const socket = connect(portOf(own), "127.0.0.1").resume();
  const begun = once(own.app.server, "request");
  socket.write(
    "POST /api/Contact/SendMessage HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
  );
  await begun;
  await Promise.all([own.close(), once(socket, "close")]);
  expect(own.app.server.listening).toBe(false);
});

test("pages may use no camera, microphone or place", async () => {
  const { headers } = await api.app.inject({ url: "/api/Home/GetContentVersion" });
  expect(headers["permissions-policy"]).toContain("camera=(), geolocation=(), microphone=()");
});

function portOf({ app }: TestApp): number {
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
