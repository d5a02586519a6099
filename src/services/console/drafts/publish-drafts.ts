import { type DraftRow, lockDrafts, mergeDraft } from "../../../storage/catalogue/drafts.ts";
import { findTitle } from "../../../storage/catalogue/find-imported.ts";
import { deleteTitle } from "../../../storage/catalogue/manage-titles.ts";
import { publishFigures } from "../../../storage/catalogue/publish-stale.ts";
import { isDraftBusy, moveImports } from "../../../storage/console/drafts.ts";
import { fitListWords } from "../../../storage/console/episodes.ts";
import { readManagedTitle } from "../../../storage/console/titles.ts";
import type { Db } from "../../../storage/database.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import type { Operator } from "../audit.ts";
import { publishing } from "../publishing.ts";
import { recordedOf } from "../titles/recorded-title.ts";

/**
 * Publishes drafts one after the other, each with its row in the audit log; what came before one that is refused stays
 * published.
 *
 * @returns the titles that they are now, or are a part of
 * @throws {Refusal} not_found; conflict, by import.busy, while an import works on it
 */
export async function publishDrafts(services: Services, operator: Operator, ids: readonly number[]): Promise<number[]> {
  const titleIds: number[] = [];
  for (const id of new Set(ids)) titleIds.push(await publishDraft(services, operator, id));
  return titleIds;
}

function publishDraft(services: Services, operator: Operator, draftId: number): Promise<number> {
  return publishing(services, operator, "PublishDraft", async (transaction) => {
    const draft = await lockDraft(transaction, draftId);
    const known = await findTitle(transaction, draft);
    const before = known && (await readManagedTitle(transaction, known.id));
    const { id, replaced } = await mergeDraft(transaction, draft);
    await moveImports(transaction, draftId, id);
    await deleteTitle(transaction, draftId);
    await fitListWords(transaction, replaced);
    await publishFigures(transaction, [id]);
    const after = await readManagedTitle(transaction, id);
    if (after === undefined) throw new Error(`title ${id} is gone`);
    const recorded = (title: typeof after) => ({ ...recordedOf(title), episodes: title.episodes });
    return { thing: `title:${id}`, before: before && recorded(before), after: recorded(after), result: id };
  });
}

/** @throws {Refusal} as above. */
export async function lockDraft(transaction: Db, id: number): Promise<DraftRow> {
  const [draft] = await lockDrafts(transaction, [id]);
  if (draft === undefined) throw new Refusal("not_found");
  if (await isDraftBusy(transaction, id)) throw new Refusal("conflict", [{ field: "ids", code: "import.busy" }]);
  return draft;
}
