import { type LexiconEntry, type Register, registers, type Sense } from "./entry.ts";
import { levelOfName } from "./level.ts";
import { isPartOfSpeech, type PartOfSpeech } from "./part-of-speech.ts";
import { wordId } from "./word-id.ts";

/** A fault of a lexicon file with its place. */
export type LexiconProblem = { readonly file: string; readonly line: number; readonly message: string };

/** An entry and where its first sense stands; the others follow line by line. */
export type PlacedEntry = { readonly entry: LexiconEntry; readonly file: string; readonly line: number };

/** A headword with one part of speech as its rows tell it. */
export type EntrySource = Pick<LexiconEntry, "phrase" | "partOfSpeech" | "isAcademic" | "splits" | "senses">;

const requiredColumns = ["phrase", "partOfSpeech", "level", "tr", "es", "definition", "synonyms", "ipa"] as const;

function listOf(cell: string): string[] {
  return cell === "" ? [] : cell.split(";").map((part) => part.trim());
}

function isRegister(value: string): value is Register {
  return registers.some((register) => register === value);
}

function isCognateLanguage(value: string): value is "tr" | "es" {
  return value === "tr" || value === "es";
}

type Row = {
  readonly phrase: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly isAcademic: boolean;
  readonly splits: boolean;
  readonly sense: Sense;
};

function parseRow(cell: (column: string) => string): Row | string {
  const phrase = cell("phrase");
  const partOfSpeech = cell("partOfSpeech");
  const level = levelOfName(cell("level"));
  const used = listOf(cell("register"));
  const unknownRegister = used.find((register) => !isRegister(register));
  if (phrase === "") return "The phrase is empty.";
  if (!isPartOfSpeech(partOfSpeech)) return `“${partOfSpeech}” is no part of speech.`;
  if (level === undefined) return `“${cell("level")}” is no level; write A1, A2, B1, B2 or C1.`;
  const cognates = listOf(cell("cognate"));
  if (!cognates.every(isCognateLanguage)) return `“${cell("cognate")}” names no language; write tr, es or both.`;
  for (const column of ["academic", "separable"]) {
    if (!["", "yes"].includes(cell(column))) return `“${cell(column)}” in the column ${column}; write yes or nothing.`;
  }
  if (unknownRegister !== undefined) return `“${unknownRegister}” is no register; there are ${registers.join(", ")}.`;
  return {
    phrase,
    partOfSpeech,
    isAcademic: cell("academic") === "yes",
    splits: cell("separable") === "yes",
    sense: {
      level,
      tr: listOf(cell("tr")),
      es: listOf(cell("es")),
      definition: cell("definition"),
      synonyms: listOf(cell("synonyms")),
      ipa: cell("ipa"),
      registers: used.filter(isRegister),
      cognates: cognates.filter(isCognateLanguage),
      falseFriendTr: cell("falseFriendTr"),
      falseFriendEs: cell("falseFriendEs"),
      pattern: cell("pattern"),
      clues: listOf(cell("clues")),
      example: cell("example"),
      exampleTr: cell("exampleTr"),
      exampleEs: cell("exampleEs"),
      noteTr: cell("noteTr"),
      noteEs: cell("noteEs"),
    },
  };
}

/** @throws {RangeError} without a sense */
export function entryFrom({ phrase, partOfSpeech, isAcademic, splits, senses }: EntrySource): LexiconEntry {
  const [sense] = senses;
  if (sense === undefined) throw new RangeError(`${phrase} has no sense`);
  const { level, tr, es, definition, synonyms, ipa } = sense;
  return {
    id: wordId(phrase, partOfSpeech),
    phrase,
    partOfSpeech,
    level,
    tr,
    es,
    definition,
    synonyms,
    ipa,
    isAcademic,
    splits,
    senses,
  };
}

/** @param rows the senses of one headword with one part of speech, at least one */
function entryOf(rows: readonly [Row, ...Row[]]): LexiconEntry {
  const [{ phrase, partOfSpeech }] = rows;
  const isAcademic = rows.some((row) => row.isAcademic);
  const splits = rows.some((row) => row.splits);
  return entryFrom({ phrase, partOfSpeech, isAcademic, splits, senses: rows.map(({ sense }) => sense) });
}

/**
 * Reads one lexicon file: tab-separated, the first line names the columns, lists are parted by ";". Rows of the same
 * phrase and part of speech that follow each other are its senses.
 * A row that cannot be read is a problem with its line; the others are still read.
 */
export function parseLexicon(text: string, file: string): { entries: PlacedEntry[]; problems: LexiconProblem[] } {
  const [header = "", ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const columns = header.split("\t");
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    return { entries: [], problems: [{ file, line: 1, message: `Columns are missing: ${missing.join(", ")}.` }] };
  }
  const groups: { readonly line: number; readonly rows: [Row, ...Row[]] }[] = [];
  const problems: LexiconProblem[] = [];
  for (const [index, text] of lines.entries()) {
    if (text === "") continue;
    const line = index + 2;
    const cells = text.split("\t");
    if (cells.length !== columns.length) {
      problems.push({ file, line, message: `${cells.length} cells, but ${columns.length} columns.` });
      continue;
    }
    const row = parseRow((column) => (cells[columns.indexOf(column)] ?? "").trim());
    if (typeof row === "string") {
      problems.push({ file, line, message: row });
      continue;
    }
    const rows = groups.at(-1)?.rows;
    if (rows?.[0].phrase === row.phrase && rows[0].partOfSpeech === row.partOfSpeech) rows.push(row);
    else groups.push({ line, rows: [row] });
  }
  return { entries: groups.map(({ line, rows }) => ({ entry: entryOf(rows), file, line })), problems };
}
