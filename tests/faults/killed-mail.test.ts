import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { loadTranslate } from "../../src/main/translate.ts";
import { createSmtpMail } from "../../src/providers/mail/smtp-mail.ts";
import { queueMail } from "../../src/services/mail/queue-mail.ts";
import { sendDueMails } from "../../src/services/mail/send-due-mails.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { startMailServer } from "../factories/mail-server.ts";
import { createTestDatabase } from "../factories/test-database.ts";

const root = path.resolve(import.meta.dirname, "../..");
const from = { name: "Dizi Okulu", address: "no-reply@diziokulu.example" };
const site = { name: "Dizi Okulu", url: "https://diziokulu.example", contactMail: "info@diziokulu.example" };

/** A process that sends what is due, as the worker does. */
const sender = `
  const [options, url, from, site] = JSON.parse(process.env.SENDING);
  const { openDatabase } = await import("./src/storage/database.ts");
  const { createSmtpMail } = await import("./src/providers/mail/smtp-mail.ts");
  const { loadTranslate } = await import("./src/main/translate.ts");
  const { sendDueMails } = await import("./src/services/mail/send-due-mails.ts");
  const database = await openDatabase(options);
  const provider = createSmtpMail(url, from);
  const now = () => new Date();
  await sendDueMails({ database, provider, site, translate: loadTranslate(), now, onFailure: () => {} }, new AbortController().signal);
`;

test("a process killed when the server has taken its mail leaves it to the next, with the same Message-ID", {
  timeout: 90_000,
}, async () => {
  const created = await createTestDatabase();
  const mail = { kind: "deletionReceipt", to: "a@example.org", locale: "en", data: { username: "u" } } as const;
  await queueMail(created.database.db, mail);
  await created.database.close(); // one process at a time has an embedded database

  let kill = () => {};
  const server = await startMailServer({}, 0, () => kill());
  const child = spawn(process.execPath, ["--input-type=module", "--eval", sender], {
    cwd: root,
    env: { ...process.env, SENDING: JSON.stringify([created.options, server.url, from, site]) },
    stdio: "inherit",
  });
  kill = () => child.kill("SIGKILL");
  const [, signal] = await once(child, "exit");
  expect(signal).toBe("SIGKILL");
  expect(server.mails).toHaveLength(1);

  const database = await openDatabase(created.options);
  const sendAt = async (minutes: number) => {
    const now = () => new Date(Date.now() + minutes * 60_000);
    const provider = createSmtpMail(server.url, from);
    await sendDueMails(
      { database, provider, site, translate: loadTranslate(), now, onFailure: () => undefined },
      new AbortController().signal,
    );
  };
  await sendAt(0);
  expect(server.mails).toHaveLength(1); // whoever has it may be alive
  kill = () => {};
  await sendAt(6);
  await sendAt(60);
  expect(server.mails).toHaveLength(2);
  expect(server.mails[1]?.messageId).toBe(server.mails[0]?.messageId);
  await database.close();
  await server.stop();
  await created.dispose();
});
