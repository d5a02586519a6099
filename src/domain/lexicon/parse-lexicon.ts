import { type LexiconEntry, type Mark, marks } from "./entry.ts";
import { levelOfName } from "./level.ts";
import { isPartOfSpeech } from "./part-of-speech.ts";
import { wordId } from "./word-id.ts";

/** A fault of a lexicon file with its place. */
export type LexiconProblem = { readonly file: string; readonly line: number; readonly message: string };

export type PlacedEntry = { readonly entry: LexiconEntry; readonly file: string; readonly line: number };

const requiredColumns = ["phrase", "partOfSpeech", "level", "tr", "es", "definition", "synonyms", "ipa"] as const;

function listOf(cell: string): string[] {
  return cell === "" ? [] : cell.split(";").map((part) => part.trim());
}

function isMark(value: string): value is Mark {
  return marks.some((mark) => mark === value);
}

function isCognateLanguage(value: string): value is "tr" | "es" {
  return value === "tr" || value === "es";
}

function parseRow(cell: (column: string) => string): LexiconEntry | string {
  const phrase = cell("phrase");
  const partOfSpeech = cell("partOfSpeech");
  const level = levelOfName(cell("level"));
  const entryMarks = listOf(cell("marks"));
  const unknownMark = entryMarks.find((mark) => !isMark(mark));
  if (phrase === "") return "The phrase is empty.";
  if (!isPartOfSpeech(partOfSpeech)) return `“${partOfSpeech}” is no part of speech.`;
  if (level === undefined) return `“${cell("level")}” is no level; write A1, A2, B1, B2 or C1.`;
  const cognates = listOf(cell("cognate"));
  const academic = cell("academic");
  if (!cognates.every(isCognateLanguage)) return `“${cell("cognate")}” names no language; write tr, es or both.`;
  if (academic !== "" && academic !== "yes") return `“${academic}” in the column academic; write yes or nothing.`;
  if (unknownMark !== undefined) return `“${unknownMark}” is no mark; there are ${marks.join(", ")}.`;
  return {
    id: wordId(phrase, partOfSpeech),
    phrase,
    partOfSpeech,
    level,
    tr: listOf(cell("tr")),
    es: listOf(cell("es")),
    definition: cell("definition"),
    synonyms: listOf(cell("synonyms")),
    ipa: cell("ipa"),
    marks: entryMarks.filter(isMark),
    cognates: cognates.filter(isCognateLanguage),
    isAcademic: academic === "yes",
    falseFriendTr: cell("falseFriendTr"),
    falseFriendEs: cell("falseFriendEs"),
    splits: cell("pattern") === "split",
    example: cell("example"),
  };
}

/**
 * Reads one lexicon file: tab-separated, the first line names the columns, lists are parted by ";".
 * A row that cannot be read is a problem with its line; the others are still read.
 */
export function parseLexicon(text: string, file: string): { entries: PlacedEntry[]; problems: LexiconProblem[] } {
  const [header = "", ...rows] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const columns = header.split("\t");
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    return { entries: [], problems: [{ file, line: 1, message: `Columns are missing: ${missing.join(", ")}.` }] };
  }
  const entries: PlacedEntry[] = [];
  const problems: LexiconProblem[] = [];
  for (const [index, row] of rows.entries()) {
    if (row === "") continue;
    const line = index + 2;
    const cells = row.split("\t");
    if (cells.length !== columns.length) {
      problems.push({ file, line, message: `${cells.length} cells, but ${columns.length} columns.` });
      continue;
    }
    const entry = parseRow((column) => (cells[columns.indexOf(column)] ?? "").trim());
    if (typeof entry === "string") problems.push({ file, line, message: entry });
    else entries.push({ entry, file, line });
  }
  return { entries, problems };
}
