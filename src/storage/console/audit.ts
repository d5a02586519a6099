import type { Db } from "../database.ts";
import { and, desc, eq, gte, lt, type SQL } from "../drizzle.ts";
import { below, contains, type Page, type PageQuery, pageOf } from "./page.ts";
import { auditLog } from "./schema.ts";

export type AuditRow = typeof auditLog.$inferSelect;

export async function insertAuditRow(transaction: Db, row: typeof auditLog.$inferInsert): Promise<void> {
  await transaction.insert(auditLog).values(row);
}

export type AuditFilter = {
  /** A part of the operator's name. */
  readonly actor: string;
  readonly id: number | undefined;
  readonly actorId: number | undefined;
  readonly action: string | undefined;
  readonly thing: string | undefined;
  readonly from: Date | undefined;
  readonly until: Date | undefined;
};

/** The newest first. */
export async function readAuditRows(db: Db, filter: AuditFilter, page: PageQuery): Promise<Page<AuditRow>> {
  const { actor, id, actorId, action, thing, from, until } = filter;
  const conditions: (SQL | undefined)[] = [
    contains(auditLog.actor, actor),
    id === undefined ? undefined : eq(auditLog.id, id),
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
    action === undefined ? undefined : eq(auditLog.action, action),
    thing === undefined ? undefined : eq(auditLog.thing, thing),
    from && gte(auditLog.at, from),
    until && lt(auditLog.at, until),
    below(auditLog.id, auditLog.id, page),
  ];
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(...conditions))
    .orderBy(desc(auditLog.id))
    .limit(page.limit + 1);
  return pageOf(rows, page, ({ id }) => ({ place: id, id }));
}
