import type { DecidedName } from "../catalogue/find-imported.ts";
import { drafts, titleNames, titles } from "../catalogue/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, desc, eq, gt, inArray, isAnyOf, lt, or, sql } from "../drizzle.ts";
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
  const latest = new Date(leaseUntil.getTime() + 60 * 60_000);
  const isFree = or(
    eq(importJobs.state, "waiting"),
    // One that ends long after ours was taken by a clock that was wrong.
    and(eq(importJobs.state, "running"), or(lt(importJobs.leaseUntil, now), gt(importJobs.leaseUntil, latest))),
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

/** Says that the process of a running job lives. */
export async function renewImportLease(db: Db, id: string, leaseUntil: Date): Promise<void> {
  const isRunning = and(eq(importJobs.id, id), eq(importJobs.state, "running"));
  await db.update(importJobs).set({ leaseUntil }).where(isRunning);
}

/** Keeps what became of a file; of one that an interrupted run had imported already, that stays. */
export async function saveImportFile(db: Db, file: typeof importFiles.$inferInsert): Promise<void> {
  const isAgain = sql`excluded.report ->> 'status' = 'unchanged'`;
  await db
    .insert(importFiles)
    .values(file)
    .onConflictDoUpdate({
      target: [importFiles.jobId, importFiles.path],
      set: { report: sql`excluded.report`, titleId: sql`excluded.title_id` },
      setWhere: sql`not (${isAgain}) or ${importFiles.report} ->> 'status' = 'failed'`,
    });
}

export type KeptFile = { readonly jobId: string; readonly path: string };

/** Of each episode of a title, or of its film, the file that was imported last by one of the given jobs. */
export async function readKeptFiles(db: Db, titleId: number, jobIds: readonly string[]): Promise<KeptFile[]> {
  if (jobIds.length === 0) return [];
  const episode = sql`${importFiles.report} ->> 'title'`;
  return await db
    .selectDistinctOn([episode], { jobId: importFiles.jobId, path: importFiles.path })
    .from(importFiles)
    .innerJoin(importJobs, eq(importJobs.id, importFiles.jobId))
    .where(and(eq(importFiles.titleId, titleId), inArray(importFiles.jobId, [...jobIds])))
    .orderBy(episode, desc(importJobs.number), desc(importFiles.path));
}

/** The job that will read a title again, of those that have not begun. Held until the transaction ends. */
export async function lockWaitingReread(transaction: Db, titleId: number): Promise<ImportJob | undefined> {
  const [row] = await transaction
    .select()
    .from(importJobs)
    .where(and(eq(importJobs.titleId, titleId), eq(importJobs.state, "waiting")))
    .orderBy(desc(importJobs.number))
    .limit(1)
    .for("update", { skipLocked: true });
  return row;
}

export type ImportedTitle = {
  readonly id: number;
  readonly name: string;
  readonly isDraft: boolean;
  readonly decided: readonly DecidedName[];
};

/** Titles by their ids, with what the operator decided of their words. */
export async function readImportedTitles(db: Db, ids: readonly number[]): Promise<ImportedTitle[]> {
  const rows = await db
    .select({ id: titles.id, name: titles.name, isDraft: sql`${drafts.titleId} is not null`.mapWith(Boolean) })
    .from(titles)
    .leftJoin(drafts, eq(drafts.titleId, titles.id))
    .where(isAnyOf(titles.id, ids))
    .orderBy(asc(titles.id));
  const names = await db
    .select()
    .from(titleNames)
    .where(isAnyOf(titleNames.titleId, ids))
    .orderBy(asc(sql`${titleNames.word} collate "C"`));
  return rows.map(({ id, name, isDraft }) => ({
    id,
    name,
    isDraft,
    decided: names.filter(({ titleId }) => titleId === id).map(({ word, isName }) => ({ word, isName })),
  }));
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
