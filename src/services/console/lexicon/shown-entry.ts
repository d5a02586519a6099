import { entryFaults } from "../../../domain/lexicon/check-lexicon.ts";
import type { Headword, LexiconEntry, Sense } from "../../../domain/lexicon/entry.ts";
import type { LexiconFault } from "../../../domain/lexicon/lexicon-fault.ts";
import type { EntrySource } from "../../../domain/lexicon/parse-lexicon.ts";
import { byMeaningLanguage } from "../../../domain/locale/meaning-language.ts";
import type { Db } from "../../../storage/database.ts";
import { type EditedEntry, readOverlay } from "../../../storage/lexicon/overlay.ts";
import { hashEntry } from "../../lexicon/file-entries.ts";

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

const noTexts = byMeaningLanguage(() => "");

/** What free word data says of a word, as the sense that an entry of it could begin with. */
function senseOf({ level, meanings, definition, synonyms, ipa }: Headword): Sense {
  return {
    level,
    meanings,
    definition,
    synonyms,
    ipa,
    registers: [],
    cognates: [],
    clues: [],
    falseFriends: noTexts,
    pattern: "",
    example: "",
    translations: noTexts,
    notes: noTexts,
  };
}

export function disagreesWith(file: LexiconEntry | undefined, { entry, fileHash }: EditedEntry): boolean {
  const hash = file === undefined ? null : hashEntry(file);
  return hash !== fileHash && hash !== hashEntry(entry);
}

export async function readEditedEntries(db: Db): Promise<LexiconEntry[]> {
  return (await readOverlay(db)).map(({ entry }) => entry);
}

/** Whether a synonym, in lower case, is a headword of the files or of what was edited. */
export function headwordsIn(edited: readonly LexiconEntry[], files: FileEntries): (synonym: string) => boolean {
  const headwords = new Set([...files.values(), ...edited].map(({ phrase }) => phrase.toLowerCase()));
  return (synonym) => headwords.has(synonym);
}

/** What the check of the files says of edited entries, by their ids. */
export function faultsOf(
  entries: readonly LexiconEntry[],
  isHeadword: (synonym: string) => boolean,
): ReadonlyMap<number, readonly LexiconFault[]> {
  return new Map(entries.map((entry) => [entry.id, entryFaults(entry, isHeadword).map(([, fault]) => fault)]));
}

export function shownOf(
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
