import { randomUUID } from "node:crypto";
import { findDraftImport, lockDrafts } from "../../../storage/catalogue/drafts.ts";
import { readTitleNames } from "../../../storage/catalogue/find-imported.ts";
import { lockTitle, saveTitleNames } from "../../../storage/catalogue/manage-titles.ts";
import { insertImportJob, lockWaitingReread, readKeptFiles } from "../../../storage/console/imports.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { keepAgain, keptIds, removeFiles } from "./kept-files.ts";

export type NameDecision = {
  readonly word: string;
  /** Null takes an earlier decision back. */
  readonly isName: boolean | null;
};

/**
 * Says of a title's words whether they are names, and lets the worker read the title's kept files again.
 *
 * @returns the id of the import that reads them; undefined where none are kept
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
  let importId: string | undefined;
  try {
    importId = await audited(services, operator, "SetName", async (transaction) => {
      const isDraft = (await findDraftImport(transaction, titleId)) !== undefined;
      const locked = isDraft ? await lockDrafts(transaction, [titleId]) : [await lockTitle(transaction, titleId)];
      if (locked[0] === undefined) throw new Refusal("not_found");
      const before = await readTitleNames(transaction, titleId);
      await saveTitleNames(transaction, titleId, decisions);
      const after = await readTitleNames(transaction, titleId);
      const waiting = files.length === 0 ? undefined : await lockWaitingReread(transaction, titleId);
      if (waiting === undefined && files.length > 0) {
        const { id: actorId, username: actor } = operator.user;
        const job = { id, state: "waiting" as const, actorId, actor, titleId, files: files.length, isDraft };
        await insertImportJob(transaction, { ...job, createdAt: services.now() });
        await keepAgain(services, transaction, id, files);
      }
      const result = files.length === 0 ? undefined : (waiting?.id ?? id);
      return { thing: `title:${titleId}`, before: { words: before }, after: { words: after }, result };
    });
    return importId;
  } finally {
    if (importId !== id) await removeFiles(services, [id]);
  }
}
