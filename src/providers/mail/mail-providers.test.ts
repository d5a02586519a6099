import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Email } from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type MailServer, startMailServer } from "../../../tests/factories/mail-server.ts";
import { readOutbox } from "../../../tests/factories/outbox.ts";
import type { MailProvider, OutgoingMail } from "./mail-provider.ts";
import { createOutboxMail } from "./outbox-mail.ts";
import { createSmtpMail } from "./smtp-mail.ts";

const from = { name: "Dizi Okulu", address: "no-reply@diziokulu.example" };
const never = new AbortController().signal;

function buildMail(overrides: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    messageId: "<0b8f@diziokulu.example>",
    date: new Date("2026-11-21T12:00:00Z"),
    to: "sukran@example.org",
    language: "tr",
    subject: "Şifrenizi yenileyin: ığüşöç ñ ¿?",
    html: "<p>İstanbul’da <b>güneş</b></p>",
    text: `İstanbul’da güneş\nhttps://diziokulu.example/hesabim/sifre-yenile/${"a1".repeat(60)}\n.\nson`,
    ...overrides,
  };
}

type Place = { readonly provider: MailProvider; read(): Promise<readonly Email[]>; close(): Promise<void> };

async function smtp(): Promise<Place> {
  const server: MailServer = await startMailServer();
  return { provider: createSmtpMail(server.url, from), read: async () => server.mails, close: server.stop };
}

async function outbox(): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), "dizi-okulu-outbox-"));
  return {
    provider: createOutboxMail(path.join(folder, "outbox"), from),
    read: () => readOutbox(folder),
    close: async () => rmSync(folder, { recursive: true }),
  };
}

describe.each([
  ["SMTP", smtp],
  ["the outbox folder", outbox],
])("%s", (_name, open) => {
  let place: Place;
  beforeEach(async () => {
    place = await open();
  });
  afterEach(async () => {
    await place.close();
  });

  async function sent(mail: OutgoingMail): Promise<Email> {
    await place.provider.send(mail, never);
    const [found, ...others] = await place.read();
    expect(others).toEqual([]);
    if (found === undefined) throw new Error("no mail arrived");
    return found;
  }

  test("carries subject, text and HTML whole, in every letter", async () => {
    const mail = buildMail();
    const found = await sent(mail);
    expect(found.subject).toBe(mail.subject);
    expect(found.text?.trim()).toBe(mail.text);
    expect(found.html?.trim()).toBe(mail.html);
  });

  test("says from whom, to whom, when, and in what language", async () => {
    const found = await sent(buildMail());
    expect(found.from).toEqual(from);
    expect(found.to).toEqual([{ address: "sukran@example.org", name: "" }]);
    expect(found.messageId).toBe("<0b8f@diziokulu.example>");
    expect(new Date(found.date ?? "")).toEqual(new Date("2026-11-21T12:00:00Z"));
    expect(found.headers).toContainEqual(expect.objectContaining({ key: "content-language", value: "tr" }));
    expect(found.replyTo).toBeUndefined();
  });

  test("an answer goes to the one address that is told, whatever its name says", async () => {
    const found = await sent(buildMail({ replyTo: { name: 'Ñ "x" <a@evil.example>, b', address: "n@example.org" } }));
    expect(found.replyTo).toEqual([{ name: 'Ñ "x" <a@evil.example>, b', address: "n@example.org" }]);
  });

  test("a document is attached as a file of HTML", async () => {
    const html = "<!doctype html><p>İstanbul’da ğüşıöç ñ</p>";
    const { attachments } = await sent(buildMail({ attachment: { fileName: "belge-ğ.html", html } }));
    expect(attachments).toHaveLength(1);
    const [{ filename, mimeType, content } = { filename: "", mimeType: "", content: "" }] = attachments;
    expect([filename, mimeType]).toEqual(["belge-ğ.html", "text/html"]);
    expect(typeof content === "string" ? content : new TextDecoder().decode(content)).toBe(html);
  });

  test("a long subject and hostile names add no header", async () => {
    const found = await sent(
      buildMail({ subject: "é".repeat(500), replyTo: { name: "a\r\nBcc: x@y.example", address: "n@example.org" } }),
    );
    expect(found.subject).toBe("é".repeat(500));
    expect(found.headers.map(({ key }) => key)).not.toContain("bcc");
  });

  test("ends when it is told to", async () => {
    await expect(place.provider.send(buildMail(), AbortSignal.abort())).rejects.toThrow();
    expect(await place.read()).toEqual([]);
  });

  test("tells the operator where mail goes, without a secret", () => {
    expect(place.provider.description).toMatch(/^Mail is (sent through 127|written to )/);
    expect(place.provider.host).toBe("diziokulu.example");
  });
});

describe("the outbox folder", () => {
  test("holds a repeated mail once, and only this user may read it", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "dizi-okulu-outbox-"));
    const provider = createOutboxMail(folder, from);
    await provider.send(buildMail(), never);
    await provider.send(buildMail(), never);
    const files = readdirSync(folder);
    expect(files).toEqual(["20261121T120000Z-_0b8f_diziokulu_example_.eml"]);
    expect(statSync(path.join(folder, files[0] ?? "")).mode & 0o077).toBe(0);
    rmSync(folder, { recursive: true });
  });

  test("is cleared at the start of what a killed process left unfinished", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "dizi-okulu-outbox-"));
    await createOutboxMail(folder, from).send(buildMail(), never);
    writeFileSync(path.join(folder, "20261121T120000Z-x.eml.0b8f.part"), "half a mail");
    createOutboxMail(folder, from);
    expect(readdirSync(folder)).toEqual(["20261121T120000Z-_0b8f_diziokulu_example_.eml"]);
    rmSync(folder, { recursive: true });
  });

  test("a Message-ID that names a path stays in the folder", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "dizi-okulu-outbox-"));
    await createOutboxMail(folder, from).send(buildMail({ messageId: "<../../etc/x@y>" }), never);
    expect(readdirSync(folder)).toHaveLength(1);
    rmSync(folder, { recursive: true });
  });
});
