import { randomUUID } from "node:crypto";
import { link, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { readTitleNames } from "../../../storage/catalogue/find-imported.ts";
import { lockTitle, saveTitleNames } from "../../../storage/catalogue/manage-titles.ts";
import { insertImportJob, type KeptFile, lockWaitingReread, readKeptFiles } from "../../../storage/console/imports.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { keptIds } from "./kept-ids.ts";

export type NameDecision = {
  readonly word: string;
  /** Null takes an earlier decision back. */
  readonly isName: boolean | null;
};

/**
 * Says of a title's words whether they are names, and lets the worker read the title's kept files again.
 *
 * @returns the id of the import that reads them; undefined where this machine keeps none
 * @throws {Refusal} not_found.
 */
export async function setName(
  services: Services,
  operator: Operator,
  titleId: number,
  words: readonly NameDecision[],
): Promise<string | undefined> {
  const decisions = new Map(words.map(({ word, isName }) => [word.toLowerCase(), isName]));
  const files = await readKeptFiles(services.database.db, titleId, await keptIds(services));
  const id = randomUUID();
  const folder = path.join(services.importsFolder, id);
  let importId: string | undefined;
  try {
    await linkFiles(services.importsFolder, folder, files);
    importId = await audited(services, operator, "SetName", async (transaction) => {
      if ((await lockTitle(transaction, titleId)) === undefined) throw new Refusal("not_found");
      const before = await readTitleNames(transaction, titleId);
      await saveTitleNames(transaction, titleId, decisions);
      const after = await readTitleNames(transaction, titleId);
      const waiting = files.length === 0 ? undefined : await lockWaitingReread(transaction, titleId);
      if (waiting === undefined && files.length > 0) {
        const { id: actorId, username: actor } = operator.user;
        const job = { id, state: "waiting" as const, actorId, actor, titleId, files: files.length };
        await insertImportJob(transaction, { ...job, createdAt: services.now() });
      }
      return { thing: `title:${titleId}`, before, after, result: files.length === 0 ? undefined : (waiting?.id ?? id) };
    });
    return importId;
  } finally {
    if (importId !== id) await rm(folder, { recursive: true, force: true });
  }
}

/** Gives a new import the files of earlier ones, with the settings that stand beside and above them. */
async function linkFiles(importsFolder: string, folder: string, files: readonly KeptFile[]): Promise<void> {
  for (const { jobId, path: place } of files) {
    const above = path.posix.dirname(place);
    const settings = [above, path.posix.dirname(above)].map((at) => path.posix.join(at, "title.json"));
    for (const name of new Set([place, ...settings])) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await link(path.join(importsFolder, jobId, name), file).catch((error: unknown) => {
        // No title.json, or one that is linked already.
        const code = error instanceof Error && "code" in error ? error.code : undefined;
        if (name === place || !(code === "ENOENT" || code === "EEXIST")) throw error;
      });
    }
  }
}
