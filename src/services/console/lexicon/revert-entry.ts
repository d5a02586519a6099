import { deleteEdited, readOverlay } from "../../../storage/lexicon/overlay.ts";
import { demoteHeadword } from "../../../storage/lexicon/queries.ts";
import { readFileEntries } from "../../lexicon/file-entries.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import type { Operator } from "../audit.ts";
import { publishing } from "../publishing.ts";
import { publishWithTitles, recordedOf, thingOf, writeEntry } from "./write-entry.ts";

/** Goes back to the entry of the lexicon's files. @throws {Refusal} not_found where it was not edited. */
export async function revertEntry(services: Services, operator: Operator, id: number): Promise<void> {
  const file = (await readFileEntries()).get(id);
  await publishing(
    services,
    operator,
    "RevertEntry",
    async (transaction) => {
      const [before] = await readOverlay(transaction, [id]);
      if (before === undefined || !(await deleteEdited(transaction, id))) throw new Refusal("not_found");
      if (file === undefined) await demoteHeadword(transaction, id);
      else await writeEntry(transaction, file);
      return { thing: thingOf(id), before: recordedOf(before.entry), after: recordedOf(file), result: undefined };
    },
    publishWithTitles,
  );
}
