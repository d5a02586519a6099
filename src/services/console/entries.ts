import { entryFaults } from "../../domain/lexicon/check-lexicon.ts";
import { headwordOfEntry } from "../../domain/lexicon/create-lexicon.ts";
import type { Headword, LexiconEntry, Sense } from "../../domain/lexicon/entry.ts";
import { formatEntry, lexiconHeader } from "../../domain/lexicon/format-lexicon.ts";
import type { LexiconFault } from "../../domain/lexicon/lexicon-fault.ts";
import { type EntrySource, entryFrom } from "../../domain/lexicon/parse-lexicon.ts";
import { markChangedLevelsStale } from "../../storage/catalogue/mark-stale.ts";
import { resolveMissingItems } from "../../storage/catalogue/missing-items.ts";
import { publishStale } from "../../storage/catalogue/publish-stale.ts";
import { type EntryFilter, readEntryPage } from "../../storage/console/entries.ts";
import type { Page, PageQuery } from "../../storage/console/page.ts";
import type { Db } from "../../storage/database.ts";
import { deleteEdited, type EditedEntry, readOverlay, saveEdited } from "../../storage/lexicon/overlay.ts";
import { demoteHeadword, writeHeadwords } from "../../storage/lexicon/queries.ts";
import { lockPublication, raiseVersion, readVersion } from "../../storage/publication/queries.ts";
import { hashEntry, readFileEntries } from "../lexicon/file-entries.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { audited, type Change, type Operator } from "./audit.ts";

type FileEntries = ReadonlyMap<number, LexiconEntry>;

export type ShownEntry = EntrySource & {
  readonly id: number;
  readonly source: "file" | "overlay" | "fallback";
  readonly edited: Pick<EditedEntry, "editedAt" | "editedBy"> | undefined;
  readonly isInFile: boolean;
  /** The files' entry is another one than when it was edited. */
  readonly disagrees: boolean;
  readonly faults: readonly LexiconFault[];
};

/** What free word data says of a word, as the sense that an entry of it could begin with. */
function senseOf({ level, tr, es, definition, synonyms, ipa }: Headword): Sense {
  return {
    ...{ level, tr, es, definition, synonyms, ipa, registers: [], cognates: [], clues: [] },
    ...{ falseFriendTr: "", falseFriendEs: "", pattern: "", example: "", exampleTr: "", exampleEs: "" },
    ...{ noteTr: "", noteEs: "" },
  };
}

function disagreesWith(file: LexiconEntry | undefined, { entry, fileHash }: EditedEntry): boolean {
  const hash = file === undefined ? null : hashEntry(file);
  return hash !== fileHash && hash !== hashEntry(entry);
}

/** What the check of the files would say of edited entries, by their ids. */
function faultsOf(overlay: readonly LexiconEntry[], files: FileEntries): ReadonlyMap<number, readonly LexiconFault[]> {
  if (overlay.length === 0) return new Map();
  const headwords = new Set([...files.values(), ...overlay].map(({ phrase }) => phrase.toLowerCase()));
  return new Map(
    overlay.map((entry) => [
      entry.id,
      entryFaults(entry, (synonym) => headwords.has(synonym)).map(([, fault]) => fault),
    ]),
  );
}

/** Words of the lexicon and fallbacks with all their senses. */
export async function searchEntries(
  { database: { db } }: Services,
  filter: EntryFilter,
  page: PageQuery,
): Promise<Page<ShownEntry>> {
  const { rows, next } = await readEntryPage(db, filter, page);
  const files = await readFileEntries();
  const overlay = await readOverlay(
    db,
    rows.map(({ id }) => id),
  );
  const faults = faultsOf(
    overlay.map(({ entry }) => entry),
    files,
  );
  return { rows: rows.map((word) => shownOf(word, files, overlay, faults)), next };
}

function shownOf(
  word: Headword,
  files: FileEntries,
  overlay: readonly EditedEntry[],
  faults: ReadonlyMap<number, readonly LexiconFault[]>,
): ShownEntry {
  const { id, phrase, partOfSpeech } = word;
  const file = files.get(id);
  const edited = overlay.find(({ entry }) => entry.id === id);
  const entry = edited?.entry ?? (word.source === "lexicon" ? file : undefined);
  return {
    ...(entry ?? { phrase, partOfSpeech, isAcademic: false, splits: false, senses: [senseOf(word)] }),
    id,
    source: edited !== undefined ? "overlay" : entry !== undefined ? "file" : "fallback",
    edited,
    isInFile: file !== undefined,
    disagrees: edited !== undefined && disagreesWith(file, edited),
    faults: faults.get(id) ?? [],
  };
}

/** A change of the lexicon: published with the titles whose figures it changes, and with its row in the audit log. */
async function publishing<Result>(
  services: Services,
  operator: Operator,
  action: string,
  work: (transaction: Db) => Promise<Change<Result>>,
): Promise<Result> {
  const result = await audited(services, operator, action, async (transaction) => {
    await lockPublication(transaction);
    const change = await work(transaction);
    const version = await readVersion(transaction);
    if ((await publishStale(transaction)) === version) await raiseVersion(transaction);
    return change;
  });
  await services.contentVersion.refresh();
  return result;
}

async function writeEntry(transaction: Db, entry: LexiconEntry): Promise<void> {
  const headword = headwordOfEntry(entry);
  await markChangedLevelsStale(transaction, [headword]);
  await writeHeadwords(transaction, [headword]);
  await resolveMissingItems(transaction);
}

const thingOf = (id: number) => `word:${id}`;

const recordedOf = (entry: EntrySource | undefined) => (entry === undefined ? null : formatEntry(entry));

/** Makes or changes the entry of a phrase and part of speech above the lexicon's files. */
export async function saveEntry(services: Services, operator: Operator, wanted: EntrySource): Promise<ShownEntry> {
  const files = await readFileEntries();
  const entry = entryFrom(wanted);
  const file = files.get(entry.id);
  const fileHash = file === undefined ? null : hashEntry(file);
  const edited = { entry, fileHash, editedAt: services.now(), editedBy: operator.user.username };
  await publishing(services, operator, "SaveEntry", async (transaction) => {
    const [before] = await readOverlay(transaction, [entry.id]);
    await saveEdited(transaction, edited);
    await writeEntry(transaction, entry);
    const thing = thingOf(entry.id);
    return { thing, before: recordedOf(before?.entry ?? file), after: recordedOf(entry), result: undefined };
  });
  return shownOf(headwordOfEntry(entry), files, [edited], faultsOf([entry], files));
}

/** Goes back to the entry of the lexicon's files. @throws {Refusal} not_found where it was not edited. */
export async function revertEntry(services: Services, operator: Operator, id: number): Promise<void> {
  const file = (await readFileEntries()).get(id);
  await publishing(services, operator, "RevertEntry", async (transaction) => {
    const [before] = await readOverlay(transaction, [id]);
    if (before === undefined || !(await deleteEdited(transaction, id))) throw new Refusal("not_found");
    if (file === undefined) await demoteHeadword(transaction, id);
    else await writeEntry(transaction, file);
    return { thing: thingOf(id), before: recordedOf(before.entry), after: recordedOf(file), result: undefined };
  });
}

export type OverlayWarning = {
  readonly entry: LexiconEntry;
  readonly kind: "file_disagrees" | "fault";
  /** Null where the files disagree. */
  readonly fault: LexiconFault | null;
  readonly message: string;
};

/** The edited entries as a file of the lexicon, without those that its files have by now. */
export async function exportOverlay({ database }: Services) {
  const files = await readFileEntries();
  const overlay = (await readOverlay(database.db)).filter(({ entry }) => {
    const file = files.get(entry.id);
    return file === undefined || hashEntry(file) !== hashEntry(entry);
  });
  const entries = overlay.map(({ entry }) => entry);
  const faults = faultsOf(entries, files);
  const warnings = overlay.flatMap((edited): OverlayWarning[] => {
    const { entry } = edited;
    const file = files.get(entry.id);
    const of = (faults.get(entry.id) ?? []).map((fault) => ({
      ...{ entry, kind: "fault" as const, fault, message: fault.message },
    }));
    if (!disagreesWith(file, edited)) return of;
    const message = file === undefined ? "" : formatEntry(file).join("\n");
    return [{ entry, kind: "file_disagrees", fault: null, message }, ...of];
  });
  const lines = [lexiconHeader, ...entries.flatMap(formatEntry)];
  return { tsv: `${lines.join("\n")}\n`, entries: entries.length, warnings };
}
