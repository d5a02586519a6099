import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { claimUpload, saveOutcome, type UploadedFile, updateUpload } from "../../storage/my-series/uploads.ts";
import type { AnalysisServices } from "../progress/text-analysis.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { type FileProblem, fileProblem, problemOf } from "../subtitles/file-problem.ts";
import { folderOf, keptUploads } from "./brought-folder.ts";
import { type Pause, readSubtitle } from "./read-file.ts";

const leaseMs = 120_000;

type ReadingServices = AnalysisServices & Pick<Services, "broughtFolder" | "now">;

/**
 * Reads the files that people have brought, of those on this machine, one at a time. Each is removed as soon as it is read.
 * One that is cut off, by the end of the process too, is taken up again when its lease has ended.
 */
export async function runUploads(services: ReadingServices, signal: AbortSignal, wait?: Pause): Promise<void> {
  const { db } = services.database;
  while (!signal.aborted) {
    const now = services.now();
    const claimed = await claimUpload(db, await keptUploads(services), now, new Date(now.getTime() + leaseMs));
    if (claimed === undefined) return;
    const { upload, file } = claimed;
    if (file === undefined) {
      await rm(folderOf(services, upload.id), { recursive: true, force: true });
      await updateUpload(db, upload.id, { state: "done", leaseUntil: null });
      continue;
    }
    try {
      await readOne(services, file, wait);
      await updateUpload(db, upload.id, { leaseUntil: null });
    } catch (error) {
      // The queue is full: the file waits for the next round.
      if (!(error instanceof Refusal)) throw error;
      await updateUpload(db, upload.id, { leaseUntil: null });
      return;
    }
  }
}

/** Numbers, as the share of English words: of other details the beginning of a line is one. */
const numberOf = ({ code, detail }: FileProblem) =>
  code === "not-english" || code === "too-large" ? Number.parseInt(detail, 10) || null : null;

async function readOne(services: ReadingServices, file: UploadedFile, wait: Pause | undefined): Promise<void> {
  const { db } = services.database;
  const place = path.join(folderOf(services, file.uploadId), file.name);
  try {
    const readingId = await readSubtitle(services, await readFile(place), wait);
    if (readingId === undefined) await saveFailure(fileProblem("too-large"));
    else await saveOutcome(db, file, { state: "read", readingId });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    await saveFailure(problemOf(error));
  }
  await rm(place, { force: true });

  async function saveFailure(problem: FileProblem): Promise<void> {
    const { code, line } = problem;
    const failure = { problem: code, problemLine: line, problemNumber: numberOf(problem) };
    await saveOutcome(db, file, { state: "failed", ...failure });
  }
}
