import { type Role, roles } from "../../domain/accounts/role.ts";
import { users } from "../accounts/schema.ts";
import { cannedAnswers, contactAnswers, contactMessages } from "../contact/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, desc, eq, isAnyOf, isNull, or } from "../drizzle.ts";
import { below, contains, type Page, type PageQuery, pageOf } from "./page.ts";

type Message = typeof contactMessages.$inferSelect;

export type MessageRow = Message & {
  readonly assignee: { readonly id: number; readonly username: string } | null;
  readonly answers: readonly (typeof contactAnswers.$inferSelect)[];
};

export type MessageFilter = {
  readonly search: string;
  readonly id: number | undefined;
  readonly state: Message["state"] | undefined;
  /** An operator's, or null for those of nobody. */
  readonly assigneeId: number | null | undefined;
};

/** The newest first. */
export async function readMessagePage(db: Db, filter: MessageFilter, page: PageQuery): Promise<Page<MessageRow>> {
  const { name, mail, subject, message } = contactMessages;
  const { assigneeId } = filter;
  const found = await db
    .select({ message: contactMessages, username: users.username })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.assigneeId))
    .where(
      and(
        or(...[name, mail, subject, message].map((column) => contains(column, filter.search))),
        filter.id === undefined ? undefined : eq(contactMessages.id, filter.id),
        filter.state && eq(contactMessages.state, filter.state),
        assigneeId === undefined
          ? undefined
          : assigneeId === null
            ? isNull(contactMessages.assigneeId)
            : eq(contactMessages.assigneeId, assigneeId),
        below(contactMessages.id, contactMessages.id, page),
      ),
    )
    .orderBy(desc(contactMessages.id))
    .limit(page.limit + 1);
  const rows = found.map(({ message: row, username }) => ({
    ...row,
    assignee: row.assigneeId === null || username === null ? null : { id: row.assigneeId, username },
  }));
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

/** The open ones that an operator takes care of. */
export async function countOwnMessages(db: Db, operatorId: number): Promise<number> {
  const isOwn = and(eq(contactMessages.state, "open"), eq(contactMessages.assigneeId, operatorId));
  return await db.$count(contactMessages, isOwn);
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

export async function setAssignee(transaction: Db, id: number, assigneeId: number | null): Promise<void> {
  await transaction.update(contactMessages).set({ assigneeId }).where(eq(contactMessages.id, id));
}

/** Those whose role may answer messages, by name. */
export async function readAnswerers(
  db: Db,
  mayAnswer: (role: Role) => boolean,
): Promise<{ readonly id: number; readonly username: string }[]> {
  return await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(isAnyOf(users.role, roles.filter(mayAnswer)), isNull(users.blockedAt)))
    .orderBy(asc(users.usernameFolded));
}

export type CannedAnswer = typeof cannedAnswers.$inferSelect;

export async function readCannedAnswers(db: Db): Promise<CannedAnswer[]> {
  return await db.select().from(cannedAnswers).orderBy(asc(cannedAnswers.name), asc(cannedAnswers.id));
}

export async function lockCannedAnswer(transaction: Db, id: number): Promise<CannedAnswer | undefined> {
  const [row] = await transaction.select().from(cannedAnswers).where(eq(cannedAnswers.id, id)).for("update");
  return row;
}

/** @returns its id */
export async function writeCannedAnswer(
  transaction: Db,
  { id, ...values }: Omit<CannedAnswer, "id"> & { readonly id?: number | undefined },
): Promise<number> {
  if (id !== undefined) {
    await transaction.update(cannedAnswers).set(values).where(eq(cannedAnswers.id, id));
    return id;
  }
  const [row] = await transaction.insert(cannedAnswers).values(values).returning({ id: cannedAnswers.id });
  return row?.id ?? 0;
}

export async function deleteCannedAnswer(transaction: Db, id: number): Promise<void> {
  await transaction.delete(cannedAnswers).where(eq(cannedAnswers.id, id));
}

export async function readLastAnswer(db: Db, messageId: number) {
  const [row] = await db
    .select()
    .from(contactAnswers)
    .where(eq(contactAnswers.messageId, messageId))
    .orderBy(desc(contactAnswers.id))
    .limit(1);
  return row;
}

export async function deleteAnswer(transaction: Db, id: number): Promise<void> {
  await transaction.delete(contactAnswers).where(eq(contactAnswers.id, id));
}
