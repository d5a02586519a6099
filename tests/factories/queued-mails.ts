import { eq } from "drizzle-orm";
import type { Database } from "../../src/storage/database.ts";
import { mailOutbox } from "../../src/storage/mail/schema.ts";

export type QueuedMail = { readonly kind: string; readonly locale: string; readonly data: Record<string, string> };

/** The mails that wait to be sent to an address, oldest first. */
export async function queuedMails({ db }: Database, to: string): Promise<QueuedMail[]> {
  const rows = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, to)).orderBy(mailOutbox.createdAt);
  return rows.map(({ kind, locale, data }) => ({
    kind,
    locale,
    data: Object.fromEntries(Object.entries(data ?? {}).map(([name, value]) => [name, String(value)])),
  }));
}

/** The code at the end of the last mail's link of a kind. */
export async function codeMailedTo(database: Database, to: string, kind: string): Promise<string> {
  const mail = (await queuedMails(database, to)).findLast((queued) => queued.kind === kind);
  const [, link] = Object.entries(mail?.data ?? {}).find(([name]) => name.endsWith("Url")) ?? [];
  if (link === undefined) throw new Error(`no mail ${kind} to ${to}`);
  return new URL(link).pathname.split("/").at(-1) ?? "";
}
