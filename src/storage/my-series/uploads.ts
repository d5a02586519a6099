import { readings } from "../catalogue/readings-schema.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, gt, gte, inArray, isNull, lt, ne, or, sql } from "../drizzle.ts";
import { broughtFiles, broughtUploads } from "./schema.ts";

export type Upload = typeof broughtUploads.$inferSelect;

export type UploadedFile = typeof broughtFiles.$inferSelect;

export type NewUpload = {
  readonly id: string;
  readonly userId: number | null;
  readonly createdAt: Date;
  /** Until when no worker takes it. */
  readonly leaseUntil: Date | null;
};

/** For a transaction. `names` are the places of the files, in their order. */
export async function insertUpload(transaction: Db, upload: NewUpload, names: readonly string[]): Promise<void> {
  await transaction.insert(broughtUploads).values({ ...upload, state: "waiting" });
  const files = names.map((name, at) => ({ uploadId: upload.id, file: at + 1, name, state: "waiting" as const }));
  await transaction.insert(broughtFiles).values(files);
}

/** An upload of this person, or of a visitor; undefined for everybody else's. */
export async function findUpload(db: Db, userId: number, id: string): Promise<Upload | undefined> {
  const isOpenTo = or(eq(broughtUploads.userId, userId), isNull(broughtUploads.userId));
  const [row] = await db
    .select()
    .from(broughtUploads)
    .where(and(eq(broughtUploads.id, id), isOpenTo));
  return row;
}

export async function readUploadFiles(db: Db, uploadId: string): Promise<UploadedFile[]> {
  return await db
    .select()
    .from(broughtFiles)
    .where(eq(broughtFiles.uploadId, uploadId))
    .orderBy(asc(broughtFiles.file));
}

/** Files that a person has brought since a moment, and the uploads of them that are not read yet. */
export async function countUploads(db: Db, userId: number, since: Date): Promise<{ files: number; open: number }> {
  const open = await db.$count(
    broughtUploads,
    and(eq(broughtUploads.userId, userId), ne(broughtUploads.state, "done")),
  );
  const [row] = await db
    .select({ files: sql`count(*)`.mapWith(Number) })
    .from(broughtFiles)
    .innerJoin(broughtUploads, eq(broughtUploads.id, broughtFiles.uploadId))
    .where(and(eq(broughtUploads.userId, userId), gte(broughtUploads.createdAt, since)));
  return { files: row?.files ?? 0, open };
}

/**
 * Takes an upload whose next file is to be read: this process has it until `leaseUntil`. Of several the one of which
 * fewest files were read comes first, so that a season does not hold up an episode.
 */
export async function claimUpload(
  db: Db,
  ids: readonly string[],
  now: Date,
  leaseUntil: Date,
): Promise<{ readonly upload: Upload; readonly file: UploadedFile | undefined } | undefined> {
  if (ids.length === 0) return undefined;
  // A lease that ends long after ours was taken by a clock that was wrong.
  const latest = new Date(leaseUntil.getTime() + 60 * 60_000);
  const { leaseUntil: lease } = broughtUploads;
  const done = sql`(select count(*) from ${broughtFiles}
    where ${broughtFiles.uploadId} = ${broughtUploads.id} and ${broughtFiles.state} <> 'waiting')`;
  const next = db
    .select({ id: broughtUploads.id })
    .from(broughtUploads)
    .where(
      and(
        inArray(broughtUploads.id, [...ids]),
        ne(broughtUploads.state, "done"),
        or(isNull(lease), lt(lease, now), gt(lease, latest)),
      ),
    )
    .orderBy(asc(done), asc(broughtUploads.number))
    .limit(1)
    .for("update", { skipLocked: true });
  const [upload] = await db
    .update(broughtUploads)
    .set({ state: "running", leaseUntil })
    .where(inArray(broughtUploads.id, next))
    .returning();
  if (upload === undefined) return undefined;
  const [file] = await db
    .select()
    .from(broughtFiles)
    .where(and(eq(broughtFiles.uploadId, upload.id), eq(broughtFiles.state, "waiting")))
    .orderBy(asc(broughtFiles.file))
    .limit(1);
  return { upload, file };
}

export async function updateUpload(db: Db, id: string, change: Partial<Upload>): Promise<void> {
  await db.update(broughtUploads).set(change).where(eq(broughtUploads.id, id));
}

type Outcome = Partial<Pick<UploadedFile, "state" | "problem" | "problemLine" | "problemNumber" | "readingId">>;

export async function saveOutcome(db: Db, { uploadId, file }: UploadedFile, outcome: Outcome): Promise<void> {
  await db
    .update(broughtFiles)
    .set(outcome)
    .where(and(eq(broughtFiles.uploadId, uploadId), eq(broughtFiles.file, file)));
}

/** Of the given uploads those that are not read yet. */
export async function readOpenUploads(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: broughtUploads.id })
    .from(broughtUploads)
    .where(and(inArray(broughtUploads.id, [...ids]), ne(broughtUploads.state, "done")));
  return rows.map(({ id }) => id);
}

/** Removes uploads of before a moment, read or not. */
export async function deleteOldUploads(db: Db, before: Date): Promise<void> {
  await db.delete(broughtUploads).where(lt(broughtUploads.createdAt, before));
}

/** Seconds and running words of readings, for what is shown of an upload. */
export async function readReadings(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return await db
    .select({ id: readings.id, seconds: readings.seconds, runningWords: readings.runningWords })
    .from(readings)
    .where(inArray(readings.id, [...ids]));
}
