import path from "node:path";
import { claimImportJob, type ImportJob, saveImportFile, updateImportJob } from "../../../storage/console/imports.ts";
import { reasonOf } from "../../../storage/reason-of.ts";
import type { Services } from "../../services.ts";
import { importSubtitles } from "../../subtitles/import-subtitles.ts";
import { inFolder, keptIds } from "./kept-files.ts";

const leaseMs = 120_000;

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

async function runImport(services: Services, { id }: ImportJob, signal: AbortSignal): Promise<void> {
  const { db } = services.database;
  try {
    await inFolder(services, id, (folder) => importFolder(services, { id, folder }, signal));
  } catch (error) {
    const reason = reasonOf(error).message.slice(0, 500);
    await updateImportJob(db, id, { state: "failed", error: reason, finishedAt: services.now(), leaseUntil: null });
  }
}

async function importFolder(
  services: Services,
  { id, folder }: { readonly id: string; readonly folder: string },
  signal: AbortSignal,
): Promise<void> {
  const { db } = services.database;
  let done = 0;
  for await (const event of importSubtitles(services, [folder], signal, { root: folder })) {
    const leaseUntil = new Date(services.now().getTime() + leaseMs);
    if (event.type === "start") await updateImportJob(db, id, { files: event.files, leaseUntil });
    if (event.type === "reading") await updateImportJob(db, id, { leaseUntil });
    if (event.type === "file") {
      done += 1;
      const { file, titleId, ...report } = event;
      // Where the upload is kept is of no use to the operator.
      const inUpload = (text: string) => text.replaceAll(`${folder}${path.sep}`, "");
      const problems = report.problems.map(({ detail, message, ...problem }) => ({
        ...problem,
        detail: inUpload(detail),
        message: inUpload(message),
      }));
      const place = path.relative(folder, file).replaceAll("\\", "/");
      await saveImportFile(db, { jobId: id, path: place, report: { ...report, problems }, titleId });
      await updateImportJob(db, id, { done, leaseUntil });
    }
  }
  // Free for the next process at once.
  if (signal.aborted) await updateImportJob(db, id, { state: "waiting", leaseUntil: null });
  else await updateImportJob(db, id, { state: "done", finishedAt: services.now(), leaseUntil: null });
  if (done >= manyFiles) await services.database.giveMemoryBack();
}
