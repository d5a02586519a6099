import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import {
  claimImportJob,
  type ImportedTitle,
  type ImportFile,
  type ImportJob,
  insertImportJob,
  lockImportJob,
  readEndedImports,
  readImportedTitles,
  readImportFiles,
  readImportJob,
  readImportPage,
  saveImportFile,
  updateImportJob,
} from "../../storage/console/imports.ts";
import type { Page, PageQuery } from "../../storage/console/page.ts";
import { reasonOf } from "../../storage/reason-of.ts";
import type { TimedJob } from "../jobs/run-timed-jobs.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { importSubtitles } from "../subtitles/import-subtitles.ts";
import { audited, type Operator } from "./audit.ts";
import { keepUpload, type UploadPart } from "./keep-upload.ts";

const minute = 60_000;
const leaseMs = 2 * minute;
/** So long a finished import can be repeated: then its files are removed. */
const keptMs = 7 * 24 * 60 * minute;

/**
 * Takes uploaded files and leaves them to the worker. Nothing of an upload that was broken off or refused is kept.
 *
 * @returns the import's id
 * @throws {Refusal} as `keepUpload`.
 */
export async function uploadSubtitles(
  services: Services,
  operator: Operator,
  parts: AsyncIterable<UploadPart>,
): Promise<string> {
  const id = randomUUID();
  const folder = path.join(services.importsFolder, id);
  try {
    const files = await keepUpload(folder, parts);
    const { id: actorId, username: actor } = operator.user;
    await audited(services, operator, "UploadSubtitles", async (transaction) => {
      const createdAt = services.now();
      await insertImportJob(transaction, { id, state: "waiting", actorId, actor, createdAt, files });
      return { thing: `import:${id}`, after: { files }, result: undefined };
    });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return id;
}

/** The imports whose files are on this machine. */
export async function keptIds({ importsFolder }: Services): Promise<string[]> {
  if (!existsSync(importsFolder)) return [];
  return (await readdir(importsFolder, { withFileTypes: true }))
    .filter((each) => each.isDirectory())
    .map(({ name }) => name);
}

/**
 * Runs the imports whose files are on this machine, one after the other. One that is cut off, by the end of the process
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
  const folder = path.join(services.importsFolder, id);
  let done = 0;
  try {
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
          ...{ ...problem, detail: inUpload(detail), message: inUpload(message) },
        }));
        const place = path.relative(folder, file).replaceAll("\\", "/");
        await saveImportFile(db, { jobId: id, path: place, report: { ...report, problems }, titleId });
        await updateImportJob(db, id, { done, leaseUntil });
      }
    }
    // Free for the next process at once.
    if (signal.aborted) await updateImportJob(db, id, { state: "waiting", leaseUntil: null });
    else await updateImportJob(db, id, { state: "done", finishedAt: services.now(), leaseUntil: null });
  } catch (error) {
    const reason = reasonOf(error).message.slice(0, 500);
    await updateImportJob(db, id, { state: "failed", error: reason, finishedAt: services.now(), leaseUntil: null });
  }
}

export type ImportWithFiles = {
  readonly job: ImportJob;
  readonly files: readonly ImportFile[];
  readonly titles: readonly ImportedTitle[];
};

export function readImports({ database }: Services, id: string | undefined, page: PageQuery): Promise<Page<ImportJob>> {
  return readImportPage(database.db, id, page);
}

/** @throws {Refusal} not_found. */
export async function readImport({ database }: Services, id: string): Promise<ImportWithFiles> {
  const job = await readImportJob(database.db, id);
  if (job === undefined) throw new Refusal("not_found");
  const files = await readImportFiles(database.db, id);
  const titleIds = new Set(files.flatMap(({ titleId }) => titleId ?? []));
  return { job, files, titles: await readImportedTitles(database.db, [...titleIds]) };
}

/**
 * Runs an import again that has ended, as after its lexicon or its files' places were mended.
 *
 * @throws {Refusal} not_found; conflict while it is under way, or with import.gone, where its files are not kept any more.
 */
export async function retryImport(services: Services, operator: Operator, id: string): Promise<void> {
  await audited(services, operator, "RetryImport", async (transaction) => {
    const job = await lockImportJob(transaction, id);
    if (job === undefined) throw new Refusal("not_found");
    if (job.finishedAt === null) throw new Refusal("conflict");
    if (!existsSync(path.join(services.importsFolder, id))) {
      throw new Refusal("conflict", [{ field: "id", code: "import.gone" }]);
    }
    await updateImportJob(transaction, id, { state: "waiting", finishedAt: null, done: 0, error: null });
    return { thing: `import:${id}`, before: { state: job.state }, after: { state: "waiting" }, result: undefined };
  });
}

/** Removes the files of imports that ended a week ago, and of uploads that no import is of. */
export function removeOldImports(services: Services): TimedJob {
  return {
    name: "remove-old-imports",
    everyMs: 60 * minute,
    async run(now) {
      const ids = await keptIds(services);
      const ended = await readEndedImports(services.database.db, ids, new Date(now.getTime() - keptMs));
      for (const id of ended) await rm(path.join(services.importsFolder, id), { recursive: true, force: true });
    },
  };
}
