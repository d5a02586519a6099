import type { ReportKind, ReportOutcome } from "../../domain/contact/report.ts";
import type { Db } from "../database.ts";
import { and, eq, isAnyOf, isNull, sql } from "../drizzle.ts";
import { reports, reportVoices } from "./schema.ts";

export type StoredReport = typeof reports.$inferSelect;

export type NewReport = {
  readonly kind: ReportKind;
  /** What makes two reports the same. */
  readonly key: string;
  readonly details: Readonly<Record<string, unknown>>;
};

/** By whom something is reported: counted once each. */
export type Voice = {
  readonly hash: Buffer;
  /** Of somebody who wants to be told what became of it. */
  readonly userId: number | null;
};

/** Counts a voice for the open report of a thing, which is made where there is none. For a transaction. */
export async function saveReport(transaction: Db, report: NewReport, voice: Voice, now: Date): Promise<void> {
  const [row] = await transaction
    .insert(reports)
    .values({ ...report, count: 0, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [reports.kind, reports.key],
      targetWhere: isNull(reports.closedAt),
      set: { lastAt: now },
    })
    .returning({ id: reports.id });
  if (row === undefined) throw new Error("a report was not written");
  const { id: reportId } = row;
  const { hash, userId } = voice;
  const counted = await transaction
    .insert(reportVoices)
    .values({ reportId, voice: hash, userId })
    .onConflictDoNothing()
    .returning({ reportId: reportVoices.reportId });
  if (counted.length > 0) {
    await transaction
      .update(reports)
      .set({ count: sql`${reports.count} + 1` })
      .where(eq(reports.id, reportId));
  } else if (userId !== null) {
    const isVoice = and(eq(reportVoices.reportId, reportId), eq(reportVoices.voice, hash));
    await transaction.update(reportVoices).set({ userId }).where(isVoice);
  }
}

/** Wished titles by the ids of their reports, with their names as they were first wished for. */
export async function readWishes(
  db: Db,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly name: string }[]> {
  return await db
    .select({ id: reports.id, name: sql`${reports.details} ->> 'name'`.mapWith(String) })
    .from(reports)
    .where(and(isAnyOf(reports.id, ids), eq(reports.kind, "wish")));
}

/** Held until the transaction ends. */
export async function lockReport(transaction: Db, id: number): Promise<StoredReport | undefined> {
  const [row] = await transaction.select().from(reports).where(eq(reports.id, id)).for("update");
  return row;
}

export async function closeReport(
  transaction: Db,
  id: number,
  closed: { readonly outcome: ReportOutcome; readonly answer: string | null; readonly closedAt: Date },
): Promise<void> {
  await transaction.update(reports).set(closed).where(eq(reports.id, id));
}

/** @returns false where it is open, or another report of the same is */
export async function openReport(transaction: Db, { id, kind, key }: StoredReport): Promise<boolean> {
  const isSame = and(eq(reports.kind, kind), eq(reports.key, key));
  if ((await transaction.$count(reports, and(isSame, isNull(reports.closedAt)))) > 0) return false;
  await transaction.update(reports).set({ outcome: null, answer: null, closedAt: null }).where(eq(reports.id, id));
  return true;
}
