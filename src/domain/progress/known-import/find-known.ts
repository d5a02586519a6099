import { cellText } from "./cell-text.ts";
import { type KnownFile, type KnownFileKind, knownFileLimits, type NoteMemory, type Sheet } from "./known-file.ts";
import { createRecogniser, type HeadwordIds } from "./recognise.ts";

/** A word, and how well it is remembered in the note that remembers it best; null where none was asked. */
export type FoundWord = { readonly id: number; readonly memory: NoteMemory | null };

export type FoundColumn = {
  readonly name: string;
  /** Its first cells, as text. */
  readonly samples: readonly string[];
  readonly words: readonly FoundWord[];
  /** Phrases that are in no list of ours, the first of them. */
  readonly unknown: readonly string[];
  readonly unknownCount: number;
};

export type FoundSheet = {
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly FoundColumn[];
  /** The place of the column that holds the English words; null where none seems to. */
  readonly guess: number | null;
};

export type FoundKnown = {
  readonly kind: KnownFileKind;
  readonly sheets: readonly FoundSheet[];
  readonly leftOut: number;
  /** Whether any note was ever asked. */
  readonly hasMemory: boolean;
};

/** Rows of a sheet, evenly spaced, by which its columns are judged. */
const judgedRows = 300;
const samples = 3;
const sampleLength = 60;

/** The share of a column's different cells that are English words, below which it is not taken for one of words. */
const leastGuessed = 0.25;
/** Columns of a sheet that are read, the likeliest: of others nothing is told. */
const mostRead = 4;

type Judged = { readonly samples: string[]; readonly filled: Set<string>; readonly known: Set<string> };

/** Finds which words of a file are ours, column by column. The file is read twice: to choose the columns, and to read these. */
export function findKnown(file: KnownFile, headwords: HeadwordIds): FoundKnown {
  const recognise = createRecogniser(headwords);
  const textOf = file.isHtml ? cellText : (cell: string) => cell.trim();
  const judged = judge(file, textOf, (text) => recognise(text).ids.length > 0);
  const chosen = judged.map(choose);
  const found = file.sheets.map((sheet) => sheet.columns.map(() => new Found()));
  let hasMemory = false;
  for (const { sheet, cells, memory } of file.rows()) {
    hasMemory ||= memory !== null;
    for (const column of chosen[sheet]?.read ?? []) {
      const { ids, unknown } = recognise(textOf(cells[column] ?? ""));
      found[sheet]?.[column]?.add(ids, unknown, memory);
    }
  }
  return {
    kind: file.kind,
    leftOut: file.leftOut,
    hasMemory,
    sheets: file.sheets.map(({ name, rows, columns }, at) => ({
      name,
      rows,
      guess: chosen[at]?.guess ?? null,
      columns: columns.map((column, place) => ({
        name: column,
        samples: judged[at]?.[place]?.samples ?? [],
        ...(found[at]?.[place] ?? new Found()).result(),
      })),
    })),
  };
}

function judge(file: KnownFile, textOf: (cell: string) => string, isKnown: (text: string) => boolean): Judged[][] {
  const judged = file.sheets.map((sheet: Sheet) =>
    sheet.columns.map((): Judged => ({ samples: [], filled: new Set(), known: new Set() })),
  );
  const seen = file.sheets.map(() => 0);
  const steps = file.sheets.map(({ rows }) => Math.max(1, Math.floor(rows / judgedRows)));
  for (const { sheet, cells } of file.rows()) {
    const place = seen[sheet] ?? 0;
    seen[sheet] = place + 1;
    if (place % (steps[sheet] ?? 1) !== 0) continue;
    for (const [at, column] of (judged[sheet] ?? []).entries()) {
      const text = textOf(cells[at] ?? "");
      if (text === "") continue;
      const cell = text.toLowerCase();
      if (column.samples.length < samples) column.samples.push(text.slice(0, sampleLength));
      if (column.filled.has(cell)) continue;
      column.filled.add(cell);
      if (isKnown(text)) column.known.add(cell);
    }
  }
  return judged;
}

/** The likeliest columns. Different cells count, so that a column of "noun" and "verb" is none of words. */
function choose(columns: readonly Judged[]): { readonly read: readonly number[]; readonly guess: number | null } {
  const ranked = columns
    .map(({ filled, known }, at) => ({ at, share: known.size / filled.size, words: known.size }))
    .filter(({ share }) => !Number.isNaN(share))
    .sort((a, b) => b.share * b.words - a.share * a.words || a.at - b.at)
    .slice(0, mostRead);
  const [best] = ranked;
  return { read: ranked.map(({ at }) => at), guess: best !== undefined && best.share >= leastGuessed ? best.at : null };
}

/** What is found in a column. */
class Found {
  readonly #words = new Map<number, NoteMemory | null>();
  readonly #unknown = new Map<string, string>();

  add(ids: readonly number[], unknown: readonly string[], memory: NoteMemory | null): void {
    for (const id of ids) {
      const before = this.#words.get(id);
      if (before === undefined || (memory !== null && memory.days > (before?.days ?? 0))) this.#words.set(id, memory);
    }
    for (const phrase of unknown) {
      const key = phrase.toLowerCase();
      if (!this.#unknown.has(key)) this.#unknown.set(key, this.#unknown.size < knownFileLimits.unknown ? phrase : "");
    }
  }

  result(): Pick<FoundColumn, "words" | "unknown" | "unknownCount"> {
    return {
      words: [...this.#words].map(([id, memory]) => ({ id, memory })),
      unknown: [...this.#unknown.values()].slice(0, knownFileLimits.unknown),
      unknownCount: this.#unknown.size,
    };
  }
}
