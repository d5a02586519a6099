import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";

/** The mails in a data folder's outbox, oldest first. */
export async function readOutbox(dataDir: string): Promise<Email[]> {
  const folder = path.join(dataDir, "outbox");
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith(".eml"));
  return await Promise.all(files.sort().map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))));
}

/** The newest mail to an address, as soon as there is one that fits; the site sends within seconds. */
export async function waitForMail(
  dataDir: string,
  to: string,
  fits: (mail: Email) => boolean = () => true,
): Promise<Email> {
  for (const limit = performance.now() + 30_000; performance.now() < limit; await sleep(100)) {
    const mails = await readOutbox(dataDir);
    const found = mails.findLast((mail) => mail.to?.some(({ address }) => address === to) && fits(mail));
    if (found !== undefined) return found;
  }
  throw new Error(`no mail to ${to}`);
}
