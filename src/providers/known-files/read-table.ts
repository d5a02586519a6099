import { parse } from "csv-parse/sync";
import {
  type KnownFile,
  KnownFileError,
  knownFileLimits,
  type Row,
} from "../../domain/progress/known-import/known-file.ts";

/** A file of a program for tables, whose name says so. */
const isTableName = (name: string) => /\.(?:csv|tsv|tab)$/i.test(name);

/** Lines by which the separator is found. */
const looked = 100;
const separators = ["\t", ";", ",", "|"] as const;

type Separator = (typeof separators)[number];

/** The names that Anki gives to separators in its text exports (https://docs.ankiweb.net/importing/text-files.html). */
const named: Readonly<Record<string, Separator>> = { tab: "\t", semicolon: ";", comma: ",", pipe: "|" };

/** What a first row is called that holds names and no words, in our languages. */
const titles = new Set(
  (
    "word words english term front phrase headword expression vocabulary lemma " +
    "kelime kelimeler sözcük ingilizce ön terim ifade deyim palabra palabras inglés ingles término frente anverso expresión"
  ).split(" "),
);

/** Lines of Anki's exports that say how the file is to be read. */
function splitHeader(text: string): { readonly header: ReadonlyMap<string, string>; readonly body: string } {
  const header = new Map<string, string>();
  let at = 0;
  while (text[at] === "#") {
    const end = text.indexOf("\n", at);
    const line = text.slice(at + 1, end === -1 ? undefined : end);
    const [, name, value] = /^([a-z ]+):(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) break;
    header.set(name, value.trim());
    at = end === -1 ? text.length : end + 1;
  }
  return { header, body: text.slice(at) };
}

/**
 * The separator that most lines have equally often. Commas and strokes stand in lists too ("big, large"): they count in files
 * of tables alone.
 */
function separatorOf(body: string, isTable: boolean): Separator | undefined {
  const lines = body
    .split("\n", looked)
    .map((line) => line.replace(/"(?:[^"]|"")*"/g, ""))
    .filter((line) => line.trim() !== "");
  return separators
    .filter((separator) => isTable || separator === "\t" || separator === ";")
    .map((separator) => {
      const counts = lines.map((line) => line.split(separator).length - 1);
      const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
      const equal = usual === 0 ? 0 : counts.filter((count) => count === usual).length;
      return { separator, equal: lines.length < 2 && !isTable ? 0 : equal };
    })
    .filter(({ equal }) => equal >= lines.length * 0.6)
    .sort((a, b) => b.equal - a.equal)[0]?.separator;
}

function parseRows(body: string, delimiter: string): string[][] {
  const how = { delimiter, relax_column_count: true, skip_empty_lines: true, to: knownFileLimits.notes + 2 };
  try {
    return parse(body, { ...how, relax_quotes: true });
  } catch {
    // A quote that nothing closes is a letter.
    return parse(body, { ...how, quote: false });
  }
}

/** Lines or a table. @throws {KnownFileError} known.empty, known.notes */
export function readTable(text: string, name = ""): KnownFile {
  const { header, body } = splitHeader(text);
  const told = header.get("separator");
  const separator = told === undefined ? separatorOf(body, isTableName(name)) : (named[told.toLowerCase()] ?? told[0]);
  const lines = (separator === undefined ? rowsOfLines(body) : parseRows(body, separator)).filter((row) =>
    row.some((cell) => cell.trim() !== ""),
  );
  const toldNames = header.get("columns")?.split(separator ?? "\t");
  const [first = []] = lines;
  const hasNames =
    toldNames === undefined && separator !== undefined && first.some((cell) => titles.has(cell.trim().toLowerCase()));
  const rows = hasNames ? lines.slice(1) : lines;
  if (rows.length === 0) throw new KnownFileError("known.empty");
  if (rows.length > knownFileLimits.notes) throw new KnownFileError("known.notes");
  const width = Math.min(
    knownFileLimits.columns,
    rows.reduce((widest, row) => Math.max(widest, row.length), 0),
  );
  const names = toldNames ?? (hasNames ? first : []);
  return {
    kind: separator === undefined ? "text" : "table",
    sheets: [
      { name: "", columns: Array.from({ length: width }, (_, at) => names[at]?.trim() ?? ""), rows: rows.length },
    ],
    leftOut: 0,
    isHtml: header.get("html") === "true" || separator !== undefined,
    *rows(): Iterable<Row> {
      for (const cells of rows) yield { sheet: 0, cells, memory: null };
    },
  };
}

function rowsOfLines(body: string): string[][] {
  return body.split("\n", knownFileLimits.notes + 2).map((line) => [line]);
}
