/** What a person brings of words known already, whatever it was in: a table, or the notes of one type of Anki. */
export type Sheet = {
  /** Of the note type; empty of tables and lists. */
  readonly name: string;
  /** Names of the columns; empty where the file has none. */
  readonly columns: readonly string[];
  readonly rows: number;
};

/** How well a note is remembered in Anki; of one that was never asked there is none. */
export type NoteMemory = {
  /** The interval that it has reached, in days. */
  readonly days: number;
  /** As FSRS keeps them; null where the collection does not. */
  readonly stability: number | null;
  readonly difficulty: number | null;
  /** When it was last answered, milliseconds since 1970. */
  readonly lastAt: number;
};

export type Row = {
  /** The place of its sheet. */
  readonly sheet: number;
  readonly cells: readonly string[];
  readonly memory: NoteMemory | null;
};

export type KnownFileKind = "text" | "table" | "anki";

export type KnownFile = {
  readonly kind: KnownFileKind;
  readonly sheets: readonly Sheet[];
  /** Rows of sheets beyond `knownFileLimits.sheets`. */
  readonly leftOut: number;
  /** Whether cells may hold HTML. */
  readonly isHtml: boolean;
  /** All rows anew. */
  rows(): Iterable<Row>;
};

export const knownFileLimits = {
  /** An address sends 30 MB a minute. */
  bytes: 25 * 1024 * 1024,
  /** Of a collection, as the archive says it and as it turns out to be. */
  unpackedBytes: 200 * 1024 * 1024,
  /** Files in a package: recordings and pictures are not read. */
  files: 50_000,
  notes: 100_000,
  /** Types of notes, the commonest first. */
  sheets: 20,
  columns: 60,
  /** Unknown phrases of a column that are told. */
  unknown: 2_000,
  /** Characters of pasted text. */
  text: 300_000,
} as const;

/** Why a file cannot be read. */
export type KnownFileFault =
  | "known.empty"
  | "known.kind"
  | "known.zip"
  | "known.package"
  | "known.newer"
  | "known.damaged"
  | "known.unsafe"
  | "known.unpacked"
  | "known.notes"
  | "known.slow";

export class KnownFileError extends Error {
  readonly fault: KnownFileFault;

  constructor(fault: KnownFileFault) {
    super(fault);
    this.fault = fault;
  }
}
