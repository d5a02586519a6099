import { users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, desc, eq, gt, isAnyOf, isNull, or, sql } from "../drizzle.ts";
import { premiumCodes } from "../premium/schema.ts";
import { contains, type Page, type PageQuery, pageOf } from "./page.ts";
import { auditLog } from "./schema.ts";

/** Codes that were made together: they have their name, their moment and their end in common. */
export type CodeBatch = {
  /** The smallest id of its codes. */
  readonly id: string;
  readonly batch: string;
  readonly createdAt: Date;
  /** Undefined where the audit log does not tell. */
  readonly by: string | undefined;
  /** Null for life. */
  readonly months: number | null;
  readonly expiresAt: Date | null;
  readonly codes: number;
  readonly used: number;
  /** How many are still good. */
  readonly left: number;
  readonly uses: readonly { readonly userId: number; readonly username: string; readonly usedAt: Date }[];
};

const mostUses = 50;

const isMade = eq(premiumCodes.source, "operator");
const batchId = sql<string>`min(${premiumCodes.id}::text)`;

/** Unused, and not at their end. */
const isGood = (now: Date) =>
  and(isNull(premiumCodes.usedAt), or(isNull(premiumCodes.expiresAt), gt(premiumCodes.expiresAt, now)));

/** The newest first. */
export async function readCodeBatches(db: Db, search: string, page: PageQuery, now: Date): Promise<Page<CodeBatch>> {
  const made = sql`floor(extract(epoch from ${premiumCodes.createdAt}) * 1000)`;
  const { after } = page;
  const rows = await db
    .select({
      id: batchId,
      batch: sql<string>`coalesce(${premiumCodes.batch}, '')`,
      createdAt: premiumCodes.createdAt,
      made: made.mapWith(Number),
      months: sql<number | null>`max(${premiumCodes.months})`,
      expiresAt: sql`max(${premiumCodes.expiresAt})`.mapWith(premiumCodes.expiresAt),
      codes: sql`count(*)`.mapWith(Number),
      used: sql`count(${premiumCodes.usedAt})`.mapWith(Number),
      left: sql`count(*) filter (where ${isGood(now)})`.mapWith(Number),
    })
    .from(premiumCodes)
    .where(and(isMade, contains(premiumCodes.batch, search)))
    .groupBy(premiumCodes.batch, premiumCodes.createdAt)
    .having(after && sql`(${made}, ${batchId}) < (${after.place}::numeric, ${after.id})`)
    .orderBy(desc(premiumCodes.createdAt), desc(batchId))
    .limit(page.limit + 1);
  const { rows: shown, next } = pageOf(rows, page, (row) => ({ place: row.made, id: row.id }));
  const batches = shown.map(async ({ made: _made, ...row }): Promise<CodeBatch> => {
    return { ...row, by: await readMaker(db, row), uses: await readUses(db, row) };
  });
  return { rows: await Promise.all(batches), next };
}

type BatchKey = Pick<CodeBatch, "batch" | "createdAt">;

/** By whom they were made: of several with one name the audit row that is nearest in time. */
async function readMaker(db: Db, { batch, createdAt }: BatchKey): Promise<string | undefined> {
  const [row] = await db
    .select({ actor: auditLog.actor })
    .from(auditLog)
    .where(and(eq(auditLog.action, "MakeCodes"), eq(auditLog.thing, `codes:${batch}`)))
    .orderBy(sql`abs(extract(epoch from ${auditLog.at} - ${createdAt.toISOString()}::timestamptz))`)
    .limit(1);
  return row?.actor;
}

const isOf = ({ batch, createdAt }: BatchKey) =>
  and(isMade, eq(sql`coalesce(${premiumCodes.batch}, '')`, batch), eq(premiumCodes.createdAt, createdAt));

async function readUses(db: Db, key: BatchKey) {
  const rows = await db
    .select({ userId: users.id, username: users.username, usedAt: premiumCodes.usedAt })
    .from(premiumCodes)
    .innerJoin(users, eq(users.id, premiumCodes.usedBy))
    .where(isOf(key))
    .orderBy(asc(premiumCodes.usedAt))
    .limit(mostUses);
  return rows.flatMap(({ usedAt, ...user }) => (usedAt === null ? [] : [{ ...user, usedAt }]));
}

/** Ends the codes of a batch that are still good; undefined where there is no such batch. For a transaction. */
export async function endCodes(
  transaction: Db,
  id: string,
  now: Date,
): Promise<{ readonly batch: string; readonly ended: number } | undefined> {
  const [first] = await transaction
    .select({ batch: premiumCodes.batch, createdAt: premiumCodes.createdAt })
    .from(premiumCodes)
    .where(and(isMade, eq(premiumCodes.id, id)));
  if (first === undefined) return undefined;
  const key = { batch: first.batch ?? "", createdAt: first.createdAt };
  const good = await transaction
    .select({ id: premiumCodes.id })
    .from(premiumCodes)
    .where(and(isOf(key), isGood(now)))
    .for("update");
  const ids = good.map((code) => code.id);
  await transaction.update(premiumCodes).set({ expiresAt: now }).where(isAnyOf(premiumCodes.id, ids));
  return { batch: key.batch, ended: ids.length };
}
