import { entryFaults } from "../../../domain/lexicon/check-lexicon.ts";
import { headwordOfEntry } from "../../../domain/lexicon/create-lexicon.ts";
import type { LexiconEntry } from "../../../domain/lexicon/entry.ts";
import { faultFields } from "../../../domain/lexicon/lexicon-fault.ts";
import { type EntrySource, entryFrom } from "../../../domain/lexicon/parse-lexicon.ts";
import { readOverlay, saveEdited } from "../../../storage/lexicon/overlay.ts";
import { hashEntry, readFileEntries } from "../../lexicon/file-entries.ts";
import { Refusal, type RefusedField } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import type { Operator } from "../audit.ts";
import { publishing } from "../publishing.ts";
import { headwordsIn, readEditedEntries, type ShownEntry, shownOf } from "./shown-entry.ts";
import { publishWithTitles, recordedOf, thingOf, writeEntry } from "./write-entry.ts";

function refusedFor(entry: LexiconEntry, isHeadword: (synonym: string) => boolean): RefusedField[] {
  return entryFaults(entry, isHeadword).map(([sense, { code, detail, message }]) => ({
    field: `senses.${sense}.${faultFields[code]}`,
    code: `entry.${code}`,
    detail,
    message,
  }));
}

/**
 * Makes or changes the entry of a phrase and part of speech above the lexicon's files.
 *
 * @throws {Refusal} invalid with `entry.` and the code of each fault that the check of the files would find.
 */
export async function saveEntry(services: Services, operator: Operator, wanted: EntrySource): Promise<ShownEntry> {
  const files = await readFileEntries();
  const entry = entryFrom(wanted);
  const edited = await readEditedEntries(services.database.db);
  const faults = refusedFor(entry, headwordsIn([...edited, entry], files));
  if (faults.length > 0) throw new Refusal("invalid", faults);
  const file = files.get(entry.id);
  const fileHash = file === undefined ? null : hashEntry(file);
  const saved = { entry, fileHash, editedAt: services.now(), editedBy: operator.user.username };
  await publishing(
    services,
    operator,
    "SaveEntry",
    async (transaction) => {
      const [before] = await readOverlay(transaction, [entry.id]);
      await saveEdited(transaction, saved);
      await writeEntry(transaction, entry);
      const thing = thingOf(entry.id);
      return { thing, before: recordedOf(before?.entry ?? file), after: recordedOf(entry), result: undefined };
    },
    publishWithTitles,
  );
  return shownOf(headwordOfEntry(entry), files, [saved], new Map());
}
