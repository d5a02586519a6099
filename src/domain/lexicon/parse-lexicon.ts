import { meaningLanguages } from "../locale/locale.ts";
import { type ByMeaningLanguage, byMeaningLanguage, isMeaningLanguage } from "../locale/meaning-language.ts";
import { columnOf, type TranslatedField } from "./columns.ts";
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

const plainColumns = [
  "phrase",
  "partOfSpeech",
  "level",
  "definition",
  "synonyms",
  "ipa",
  "register",
  "cognate",
  "academic",
  "separable",
  "pattern",
  "clues",
  "example",
] as const;

const requiredColumns = [
  ...["phrase", "partOfSpeech", "level"],
  ...meaningLanguages.map((language) => columnOf("meaning", language)),
  ...["definition", "synonyms", "ipa"],
];

/** The place of each column in a file's lines; −1 where the file has none. */
type Places = {
  readonly of: Readonly<Record<(typeof plainColumns)[number], number>>;
  readonly in: Readonly<Record<TranslatedField, ByMeaningLanguage<number>>>;
};

function placesOf(columns: readonly string[]): Places {
  const entries = plainColumns.map((column) => [column, columns.indexOf(column)] as const);
  const inLanguages = (field: TranslatedField) =>
    byMeaningLanguage((language) => columns.indexOf(columnOf(field, language)));
  return {
    of: Object.fromEntries(entries) as Places["of"],
    in: {
      meaning: inLanguages("meaning"),
      falseFriend: inLanguages("falseFriend"),
      example: inLanguages("example"),
      note: inLanguages("note"),
    },
  };
}

const empty: readonly never[] = [];

const trimmed = (text: string) => text.trim();

/** There are 150,000 lists in the files, most of them empty or of one part. */
function listOf(cell: string): readonly string[] {
  if (cell === "") return empty;
  if (!cell.includes(";")) return [cell];
  return cell.split(";").map(trimmed);
}

function isRegister(value: string): value is Register {
  return registers.some((register) => register === value);
}

function isYesOrEmpty(value: string): boolean {
  return value === "" || value === "yes";
}

type Row = {
  readonly phrase: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly isAcademic: boolean;
  readonly splits: boolean;
  readonly sense: Sense;
};

function parseRow(cells: readonly string[], { of: at, in: translated }: Places): Row | string {
  const cell = (place: number) => (cells[place] ?? "").trim();
  const textsOf = (field: TranslatedField) => byMeaningLanguage((language) => cell(translated[field][language]));
  const phrase = cell(at.phrase);
  const partOfSpeech = cell(at.partOfSpeech);
  const level = levelOfName(cell(at.level));
  const used = listOf(cell(at.register));
  const cognates = listOf(cell(at.cognate));
  const academic = cell(at.academic);
  const separable = cell(at.separable);
  if (phrase === "") return "The phrase is empty.";
  if (!isPartOfSpeech(partOfSpeech)) return `“${partOfSpeech}” is no part of speech.`;
  if (level === undefined) return `“${cell(at.level)}” is no level; write A1, A2, B1, B2 or C1.`;
  if (!cognates.every(isMeaningLanguage)) {
    return `“${cell(at.cognate)}” names no language; write some of ${meaningLanguages.join(", ")}.`;
  }
  if (!isYesOrEmpty(academic)) return `“${academic}” in the column academic; write yes or nothing.`;
  if (!isYesOrEmpty(separable)) return `“${separable}” in the column separable; write yes or nothing.`;
  if (!used.every(isRegister)) {
    const unknown = used.find((register) => !isRegister(register));
    return `“${unknown}” is no register; there are ${registers.join(", ")}.`;
  }
  return {
    phrase,
    partOfSpeech,
    isAcademic: academic === "yes",
    splits: separable === "yes",
    sense: {
      level,
      meanings: byMeaningLanguage((language) => listOf(cell(translated.meaning[language]))),
      definition: cell(at.definition),
      synonyms: listOf(cell(at.synonyms)),
      ipa: cell(at.ipa),
      registers: used,
      cognates,
      falseFriends: textsOf("falseFriend"),
      pattern: cell(at.pattern),
      clues: listOf(cell(at.clues)),
      example: cell(at.example),
      translations: textsOf("example"),
      notes: textsOf("note"),
    },
  };
}

/** @throws {RangeError} without a sense */
export function entryFrom({ phrase, partOfSpeech, isAcademic, splits, senses }: EntrySource): LexiconEntry {
  const [sense] = senses;
  if (sense === undefined) throw new RangeError(`${phrase} has no sense`);
  const { level, meanings, definition, synonyms, ipa } = sense;
  return {
    id: wordId(phrase, partOfSpeech),
    phrase,
    partOfSpeech,
    level,
    meanings,
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
  const [header = "", ...lines] = text
    .replace(/^\uFEFF/, "")
    .replaceAll("\r", "")
    .split("\n");
  const columns = header.split("\t");
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    return { entries: [], problems: [{ file, line: 1, message: `Columns are missing: ${missing.join(", ")}.` }] };
  }
  const places = placesOf(columns);
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
    const row = parseRow(cells, places);
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
