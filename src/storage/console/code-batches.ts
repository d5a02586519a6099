import { users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, desc, eq, gt, isAnyOf, isNull, lte, or, sql } from "../drizzle.ts";
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
  const makers = await readMakers(db, shown);
  const uses = await readUses(db, shown);
  const batches = shown.map(({ made: _made, ...row }, at) => ({ ...row, by: makers[at], uses: uses[at] ?? [] }));
  return { rows: batches, next };
}

type BatchKey = Pick<CodeBatch, "batch" | "createdAt">;

/** Batches as rows of a statement, numbered from 1. */
const numbered = (keys: readonly BatchKey[]) => sql`unnest(
  ${sql.param(keys.map(({ batch }) => batch))}::text[],
  ${sql.param(keys.map(({ createdAt }) => createdAt.toISOString()))}::timestamptz[]
) with ordinality as wanted (batch, created_at, number)`;

/** By whom each was made: of several with one name the audit row that is nearest in time. */
async function readMakers(db: Db, keys: readonly BatchKey[]): Promise<(string | undefined)[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.execute<{ number: string; actor: string }>(sql`
    select wanted.number, maker.actor from ${numbered(keys)}
    cross join lateral (
      select ${auditLog.actor} from ${auditLog}
      where ${auditLog.action} = 'MakeCodes' and ${auditLog.thing} = 'codes:' || wanted.batch
      order by abs(extract(epoch from ${auditLog.at} - wanted.created_at)) limit 1
    ) as maker`);
  const byNumber = new Map(rows.map(({ number, actor }) => [Number(number), actor]));
  return keys.map((_key, at) => byNumber.get(at + 1));
}

/** Who used codes of each, the first ones first. */
async function readUses(db: Db, keys: readonly BatchKey[]): Promise<CodeBatch["uses"][]> {
  if (keys.length === 0) return [];
  const number = sql<string>`wanted.number`;
  const ranked = db
    .select({
      number: number.as("number"),
      userId: users.id,
      username: users.username,
      usedAt: premiumCodes.usedAt,
      place: sql<string>`row_number() over (partition by ${number} order by ${premiumCodes.usedAt})`.as("place"),
    })
    .from(premiumCodes)
    .innerJoin(users, eq(users.id, premiumCodes.usedBy))
    .innerJoin(
      numbered(keys),
      sql`coalesce(${premiumCodes.batch}, '') = wanted.batch and ${premiumCodes.createdAt} = wanted.created_at`,
    )
    .where(isMade)
    .as("ranked");
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.place, String(mostUses)))
    .orderBy(asc(ranked.place));
  const byNumber = Map.groupBy(rows, (row) => Number(row.number));
  return keys.map((_key, at) =>
    (byNumber.get(at + 1) ?? []).flatMap(({ userId, username, usedAt }) =>
      usedAt === null ? [] : [{ userId, username, usedAt }],
    ),
  );
}

const isOf = ({ batch, createdAt }: BatchKey) =>
  and(isMade, eq(sql`coalesce(${premiumCodes.batch}, '')`, batch), eq(premiumCodes.createdAt, createdAt));

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
