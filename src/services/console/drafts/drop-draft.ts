import { deleteTitle } from "../../../storage/catalogue/manage-titles.ts";
import { readDraftEpisodes } from "../../../storage/console/drafts.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { lockDraft } from "./publish-drafts.ts";

/**
 * Throws a draft away. While its import's files are kept, importing them again makes it anew.
 *
 * @throws {Refusal} not_found; conflict, by import.busy, while an import works on it
 */
export async function dropDraft(services: Services, operator: Operator, id: number): Promise<void> {
  await audited(services, operator, "DropDraft", async (transaction) => {
    const { name, year } = await lockDraft(transaction, id);
    const { length: episodes } = await readDraftEpisodes(transaction, [id]);
    await deleteTitle(transaction, id);
    return { thing: `draft:${id}`, before: { name, year, episodes }, result: undefined };
  });
}
