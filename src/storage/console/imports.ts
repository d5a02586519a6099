import type { Db } from "../database.ts";
import { and, asc, desc, eq, inArray, lt, or, sql } from "../drizzle.ts";
import { below, type Page, type PageQuery, pageOf } from "./page.ts";
import { importFiles, importJobs } from "./schema.ts";

export type ImportJob = typeof importJobs.$inferSelect;

export type ImportFile = typeof importFiles.$inferSelect;

export async function insertImportJob(db: Db, job: typeof importJobs.$inferInsert): Promise<void> {
  await db.insert(importJobs).values(job);
}

export async function readImportJob(db: Db, id: string): Promise<ImportJob | undefined> {
  const [row] = await db.select().from(importJobs).where(eq(importJobs.id, id));
  return row;
}

export async function lockImportJob(transaction: Db, id: string): Promise<ImportJob | undefined> {
  const [row] = await transaction.select().from(importJobs).where(eq(importJobs.id, id)).for("update");
  return row;
}

/** The newest first. */
export async function readImportPage(db: Db, id: string | undefined, page: PageQuery): Promise<Page<ImportJob>> {
  const rows = await db
    .select()
    .from(importJobs)
    .where(and(id === undefined ? undefined : eq(importJobs.id, id), below(importJobs.number, importJobs.number, page)))
    .orderBy(desc(importJobs.number))
    .limit(page.limit + 1);
  return pageOf(rows, page, ({ number }) => ({ place: number, id: number }));
}

export async function readImportFiles(db: Db, jobId: string): Promise<ImportFile[]> {
  return await db.select().from(importFiles).where(eq(importFiles.jobId, jobId)).orderBy(asc(importFiles.path));
}

/** Takes the oldest job of the given ones that waits, or whose process has gone: this process has it until `leaseUntil`. */
export async function claimImportJob(
  db: Db,
  ids: readonly string[],
  now: Date,
  leaseUntil: Date,
): Promise<ImportJob | undefined> {
  if (ids.length === 0) return undefined;
  const isFree = or(
    eq(importJobs.state, "waiting"),
    and(eq(importJobs.state, "running"), lt(importJobs.leaseUntil, now)),
  );
  const next = db
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(and(inArray(importJobs.id, [...ids]), isFree))
    .orderBy(asc(importJobs.number))
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await db
    .update(importJobs)
    .set({ state: "running", startedAt: now, finishedAt: null, leaseUntil, error: null, done: 0 })
    .where(inArray(importJobs.id, next))
    .returning();
  return row;
}

export async function updateImportJob(db: Db, id: string, change: Partial<ImportJob>): Promise<void> {
  await db.update(importJobs).set(change).where(eq(importJobs.id, id));
}

/** Keeps what became of a file; of one that an interrupted run had imported already, that stays. */
export async function saveImportFile(db: Db, file: typeof importFiles.$inferInsert): Promise<void> {
  const isAgain = sql`excluded.report ->> 'status' = 'unchanged'`;
  await db
    .insert(importFiles)
    .values(file)
    .onConflictDoUpdate({
      target: [importFiles.jobId, importFiles.path],
      set: { report: sql`excluded.report` },
      setWhere: sql`not (${isAgain}) or ${importFiles.report} ->> 'status' = 'failed'`,
    });
}

/** The jobs of the given ones that ended before a moment, or that are not known. */
export async function readEndedImports(db: Db, ids: readonly string[], before: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: importJobs.id, state: importJobs.state, finishedAt: importJobs.finishedAt })
    .from(importJobs)
    .where(inArray(importJobs.id, [...ids]));
  const kept = rows.filter(({ finishedAt }) => finishedAt === null || finishedAt >= before).map(({ id }) => id);
  return ids.filter((id) => !kept.includes(id));
}
