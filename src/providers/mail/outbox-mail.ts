import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { compose, hostOfAddress } from "./compose.ts";
import type { MailProvider, MailSender, OutgoingMail } from "./mail-provider.ts";

/** Sorts by time, and is the same for every attempt at the same mail. */
function fileNameOf({ date, messageId }: OutgoingMail): string {
  const time = date.toISOString().replace(/[-:]|\.\d+/g, "");
  return `${time}-${messageId.replace(/[^A-Za-z0-9-]+/g, "_").slice(0, 100)}.eml`;
}

/** Writes a file atomically; readable by this user only, as mails hold links with codes. */
async function writeAtomically(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.part`;
  try {
    const handle = await open(unfinished, "wx", 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Left by a process that was killed while it wrote; the mails themselves are still queued. */
function removeUnfinished(folder: string): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) if (file.endsWith(".part")) rmSync(path.join(folder, file), { force: true });
}

/** Writes mails as .eml files to a folder: for trying out, and until a mail server is configured. */
export function createOutboxMail(folder: string, from: MailSender): MailProvider {
  removeUnfinished(folder);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    description: `Mail is written to ${folder} as .eml files; set SMTP_URL to send it.`,
    host: hostOfAddress(from.address),
    async send(mail, signal) {
      signal.throwIfAborted();
      const { message } = await transport.sendMail(compose(from, mail));
      if (!Buffer.isBuffer(message)) throw new Error("the mail library gave no buffer");
      await mkdir(folder, { recursive: true });
      await writeAtomically(path.join(folder, fileNameOf(mail)), message);
    },
  };
}
