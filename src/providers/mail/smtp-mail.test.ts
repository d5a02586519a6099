import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { expect, test } from "vitest";
import { refusal, startMailServer } from "../../../tests/factories/mail-server.ts";
import { MailRefusedError, type OutgoingMail } from "./mail-provider.ts";
import { createSmtpMail, type SmtpTimeouts } from "./smtp-mail.ts";

const from = { name: "Dizi Okulu", address: "no-reply@diziokulu.example" };
const mail: OutgoingMail = {
  messageId: "<1@diziokulu.example>",
  date: new Date("2026-11-21T12:00:00Z"),
  to: "sukran@example.org",
  language: "tr",
  subject: "s",
  html: "<p>h</p>",
  text: "t",
};

async function failureWith(url: string, timeouts?: SmtpTimeouts): Promise<unknown> {
  return await createSmtpMail(url, from, timeouts)
    .send(mail, new AbortController().signal)
    .then(
      () => undefined,
      (error: unknown) => error,
    );
}

async function failureAt(options: SMTPServerOptions, change: (url: string) => string = (url) => url): Promise<unknown> {
  const server = await startMailServer(options);
  try {
    return await failureWith(change(server.url));
  } finally {
    await server.stop();
  }
}

const refusingRecipient = (code: number): SMTPServerOptions => ({
  onRcptTo: (_to, _session, done) => done(refusal(code)),
});
const refusingMessage = (code: number): SMTPServerOptions => ({
  onData(stream, _session, done) {
    stream.resume();
    stream.on("end", () => done(refusal(code)));
  },
});

test.each([
  ["recipient", refusingRecipient(550)],
  ["message", refusingMessage(554)],
])("a %s that is refused with 5xx is refused for good", async (_what, options) => {
  expect(await failureAt(options)).toBeInstanceOf(MailRefusedError);
});

test.each([
  ["recipient is put off (450)", refusingRecipient(450)],
  ["message is put off (451)", refusingMessage(451)],
  [
    "sender is refused (550)",
    { onMailFrom: (_from, _session, done) => done(refusal(550)) } satisfies SMTPServerOptions,
  ],
  ["server takes nobody now (421)", { onConnect: (_session, done) => done(refusal(421)) } satisfies SMTPServerOptions],
  ["server takes nobody (554)", { onConnect: (_session, done) => done(refusal(554)) } satisfies SMTPServerOptions],
])("when the %s it may pass", async (_what, options) => {
  const error = await failureAt(options);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRefusedError);
});

test("a wrong password may be mended, and is not told on", async () => {
  const options: SMTPServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(refusal(535)),
  };
  const error = await failureAt(options, (url) => url.replace("//", "//user:hunter2@"));
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRefusedError);
  expect(String(error)).not.toContain("hunter2");
  expect(createSmtpMail("smtp://user:hunter2@mail.example:587", from).description).not.toMatch(/user|hunter2/);
});

test("no server at all may pass", async () => {
  const server = await startMailServer();
  await server.stop();
  const error = await failureWith(server.url);
  expect(error).toMatchObject({ originalCode: "ECONNREFUSED" });
});

/** In milliseconds, longer than a test may take. */
const never = 600_000;

test.each([
  ["greets", ""],
  ["answers", "220 slow.example ESMTP\r\n"],
])("a server that never %s is left in time", async (_what, greeting) => {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    if (greeting !== "") socket.write(greeting);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const error = await failureWith(`smtp://127.0.0.1:${port}`, { connect: 200, idle: 200, total: never });
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRefusedError);
  server.close();
});

test("a server that says a little again and again is left in time", async () => {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.write("220 slow.example ESMTP\r\n");
    const timer = setInterval(() => socket.write("250-still here\r\n"), 50);
    socket.on("close", () => clearInterval(timer));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const error = await failureWith(`smtp://127.0.0.1:${port}`, { connect: never, idle: never, total: 500 });
  expect(error).toBeInstanceOf(Error);
  server.close();
});

test("another machine must encrypt, unless the operator says it need not", async () => {
  const elsewhere = (url: string) => url.replace("127.0.0.1", "0.0.0.0");
  expect(await failureAt({}, elsewhere)).toMatchObject({ code: "ETLS" });
  expect(await failureAt({}, (url) => `${elsewhere(url)}/?requireTLS=false`)).toBeUndefined();
});
