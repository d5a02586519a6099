import { findDraftImport } from "../../../storage/catalogue/drafts.ts";
import { claimImportJob, type ImportJob, renewImportLease, updateImportJob } from "../../../storage/console/imports.ts";
import { reasonOf } from "../../../storage/reason-of.ts";
import type { Services } from "../../services.ts";
import { importSubtitles } from "../../subtitles/import-subtitles.ts";
import { keepReport } from "./keep-report.ts";
import { inFolder, keptIds } from "./kept-files.ts";

/** So long an import waits whose process was killed; a process that lives says so far more often. */
const leaseMs = 20_000;
const renewMs = 5_000;

/** After so many files the embedded database has memory worth the second that giving it back takes. */
const manyFiles = 10;

/**
 * Runs the imports whose files this process can have, one after the other. One that is cut off, by the end of the process
 * too, is taken up again when its lease has ended; files that it had imported are left alone then.
 */
export async function runImports(services: Services, signal: AbortSignal): Promise<void> {
  const { db } = services.database;
  while (!signal.aborted) {
    const now = services.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const job = await claimImportJob(db, await keptIds(services), now, leaseUntil);
    if (job === undefined) return;
    await runImport(services, job, signal);
  }
}

/** The import whose draft a job fills: its own, or that of the draft which it reads again; undefined where it publishes. */
async function draftOf(services: Services, { id, titleId, isDraft }: ImportJob): Promise<string | undefined> {
  if (!isDraft) return undefined;
  return titleId === null ? id : await findDraftImport(services.database.db, titleId);
}

const nextLease = ({ now }: Services) => new Date(now().getTime() + leaseMs);

async function runImport(services: Services, job: ImportJob, signal: AbortSignal): Promise<void> {
  const { db } = services.database;
  const { id } = job;
  // A large file takes longer than the lease.
  const renew = () => renewImportLease(db, id, nextLease(services)).catch(() => undefined);
  const renewal = setInterval(() => void renew(), renewMs);
  try {
    await inFolder(services, id, (folder) => importFolder(services, job, folder, signal));
  } catch (error) {
    const reason = reasonOf(error).message.slice(0, 500);
    await updateImportJob(db, id, { state: "failed", error: reason, finishedAt: services.now(), leaseUntil: null });
  } finally {
    clearInterval(renewal);
  }
}

async function importFolder(services: Services, job: ImportJob, folder: string, signal: AbortSignal): Promise<void> {
  const { db } = services.database;
  const { id, isForced } = job;
  const options = { root: folder, isForced, draftOf: await draftOf(services, job) };
  let done = 0;
  for await (const event of importSubtitles(services, [folder], signal, options)) {
    const leaseUntil = nextLease(services);
    if (event.type === "start") await updateImportJob(db, id, { files: event.files, leaseUntil });
    if (event.type === "file") {
      done += 1;
      await keepReport(services, id, folder, event);
      await updateImportJob(db, id, { done, leaseUntil });
    }
  }
  // Free for the next process at once.
  if (signal.aborted) await updateImportJob(db, id, { state: "waiting", leaseUntil: null });
  else await updateImportJob(db, id, { state: "done", finishedAt: services.now(), leaseUntil: null });
  if (done >= manyFiles) await services.database.giveMemoryBack();
}
