import { randomUUID } from "node:crypto";
import { insertImportJob, updateImportJob } from "../../../storage/console/imports.ts";
import type { Services } from "../../services.ts";
import type { ImportEvent } from "../../subtitles/import-event.ts";
import { importSubtitles } from "../../subtitles/import-subtitles.ts";
import { keepReport } from "./keep-report.ts";

type Options = {
  /** Where the command was given: files are told from there. */
  readonly cwd: string;
  readonly isForced: boolean;
};

/**
 * Imports files of the operator's machine as drafts, whose report the console shows and which it publishes. The files are
 * not kept: they are where they were.
 */
export async function* importDrafts(
  services: Services,
  paths: readonly string[],
  signal: AbortSignal,
  { cwd, isForced }: Options,
): AsyncGenerator<ImportEvent> {
  const { db } = services.database;
  const id = randomUUID();
  const createdAt = services.now();
  const job = { id, actorId: 0, actor: "command line", createdAt, startedAt: createdAt, isDraft: true, isForced };
  await insertImportJob(db, { ...job, state: "running", files: 0 });
  let done = 0;
  try {
    for await (const event of importSubtitles(services, paths, signal, { isForced, draftOf: id })) {
      if (event.type === "start") await updateImportJob(db, id, { files: event.files });
      if (event.type === "file") {
        done += 1;
        await keepReport(services, id, cwd, event);
        await updateImportJob(db, id, { done });
      }
      yield event;
    }
  } finally {
    await updateImportJob(db, id, { state: "done", finishedAt: services.now() });
  }
}
