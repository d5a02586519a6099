import { headwordOfEntry } from "../../../domain/lexicon/create-lexicon.ts";
import { type EntrySource, entryFrom } from "../../../domain/lexicon/parse-lexicon.ts";
import { readOverlay, saveEdited } from "../../../storage/lexicon/overlay.ts";
import { hashEntry, readFileEntries } from "../../lexicon/file-entries.ts";
import type { Services } from "../../services.ts";
import type { Operator } from "../audit.ts";
import { publishing } from "../publishing.ts";
import { faultsOf, type ShownEntry, shownOf } from "./shown-entry.ts";
import { publishWithTitles, recordedOf, thingOf, writeEntry } from "./write-entry.ts";

/** Makes or changes the entry of a phrase and part of speech above the lexicon's files. */
export async function saveEntry(services: Services, operator: Operator, wanted: EntrySource): Promise<ShownEntry> {
  const files = await readFileEntries();
  const entry = entryFrom(wanted);
  const file = files.get(entry.id);
  const fileHash = file === undefined ? null : hashEntry(file);
  const edited = { entry, fileHash, editedAt: services.now(), editedBy: operator.user.username };
  await publishing(
    services,
    operator,
    "SaveEntry",
    async (transaction) => {
      const [before] = await readOverlay(transaction, [entry.id]);
      await saveEdited(transaction, edited);
      await writeEntry(transaction, entry);
      const thing = thingOf(entry.id);
      return { thing, before: recordedOf(before?.entry ?? file), after: recordedOf(entry), result: undefined };
    },
    publishWithTitles,
  );
  return shownOf(headwordOfEntry(entry), files, [edited], faultsOf([entry], files));
}
