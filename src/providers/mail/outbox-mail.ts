import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { compose, hostOfAddress } from "./compose.ts";
import type { MailProvider, MailSender, OutgoingMail } from "./mail-provider.ts";

/** The same for every attempt at the same mail, in the order of time. */
function fileNameOf({ date, messageId }: OutgoingMail): string {
  const time = date.toISOString().replace(/[-:]|\.\d+/g, "");
  return `${time}-${messageId.replace(/[^A-Za-z0-9-]+/g, "_").slice(0, 100)}.eml`;
}

/** Writes a file that is either there whole or not at all; only this user may read it, for it holds links with codes. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
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

/** Mail as .eml files in a folder, which any mail reader opens: for trying out, and until a mail server is named. */
export function createOutboxMail(folder: string, from: MailSender): MailProvider {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    description: `Mail is written to ${folder} as .eml files; set SMTP_URL to send it.`,
    host: hostOfAddress(from.address),
    async send(mail, signal) {
      signal.throwIfAborted();
      const { message } = await transport.sendMail(compose(from, mail));
      if (!Buffer.isBuffer(message)) throw new Error("the mail library gave no buffer");
      await mkdir(folder, { recursive: true });
      await writeWhole(path.join(folder, fileNameOf(mail)), message);
    },
  };
}
