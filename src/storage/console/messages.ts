import { contactAnswers, contactMessages } from "../contact/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, desc, eq, isAnyOf, or } from "../drizzle.ts";
import { below, contains, type Page, type PageQuery, pageOf } from "./page.ts";

type Message = typeof contactMessages.$inferSelect;

export type MessageRow = Message & { readonly answers: readonly (typeof contactAnswers.$inferSelect)[] };

export type MessageFilter = {
  readonly search: string;
  readonly id: number | undefined;
  readonly state: Message["state"] | undefined;
};

/** The newest first. */
export async function readMessagePage(db: Db, filter: MessageFilter, page: PageQuery): Promise<Page<MessageRow>> {
  const { name, mail, subject, message } = contactMessages;
  const rows = await db
    .select()
    .from(contactMessages)
    .where(
      and(
        or(...[name, mail, subject, message].map((column) => contains(column, filter.search))),
        filter.id === undefined ? undefined : eq(contactMessages.id, filter.id),
        filter.state && eq(contactMessages.state, filter.state),
        below(contactMessages.id, contactMessages.id, page),
      ),
    )
    .orderBy(desc(contactMessages.id))
    .limit(page.limit + 1);
  const { rows: shown, next } = pageOf(rows, page, ({ id }) => ({ place: id, id }));
  const answers = await db
    .select()
    .from(contactAnswers)
    .where(
      isAnyOf(
        contactAnswers.messageId,
        shown.map(({ id }) => id),
      ),
    )
    .orderBy(asc(contactAnswers.id));
  const byMessage = Map.groupBy(answers, ({ messageId }) => messageId);
  return { rows: shown.map((row) => ({ ...row, answers: byMessage.get(row.id) ?? [] })), next };
}

export async function lockMessage(transaction: Db, id: number): Promise<Message | undefined> {
  const [row] = await transaction.select().from(contactMessages).where(eq(contactMessages.id, id)).for("update");
  return row;
}

export async function setMessageState(transaction: Db, id: number, state: Message["state"]): Promise<void> {
  await transaction.update(contactMessages).set({ state }).where(eq(contactMessages.id, id));
}

export async function insertAnswer(transaction: Db, answer: typeof contactAnswers.$inferInsert): Promise<void> {
  await transaction.insert(contactAnswers).values(answer);
}
