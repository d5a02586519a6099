import type { UploadProgress } from "../../../contract/my-series.ts";
import { faultsOf, type Row } from "../../../domain/my-series/arrangement.ts";

export type BroughtFile = UploadProgress["files"][number];

export type Kind = "series" | "movie";

/** What the person has changed of what the names say; a field that was not touched follows the names. */
export type Edits = {
  readonly kind?: Kind;
  readonly title?: string;
  readonly year?: string;
  /** A title of the person's that the files go into; null for a new one. */
  readonly into?: number | null;
  readonly rows: Readonly<Record<number, RowEdit>>;
};

export type RowEdit = { readonly season?: string; readonly episode?: string; readonly isTaken?: boolean };

export const noEdits: Edits = { rows: {} };

export type ShownRow = {
  readonly file: BroughtFile;
  readonly season: string;
  readonly episode: string;
  /** The name of the file with the same text that is taken in its place at first. */
  readonly sameAs: string | undefined;
  /** Whether it becomes an episode; it can be left out. */
  readonly isTaken: boolean;
  readonly fault: "double" | "unplaced" | undefined;
};

export function editRow(edits: Edits, file: number, change: RowEdit): Edits {
  return { ...edits, rows: { ...edits.rows, [file]: { ...edits.rows[file], ...change } } };
}

const numberOf = (text: string): number | null => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null);

const placeOf = ({ file, season, episode }: ShownRow, kind: Kind): Row =>
  kind === "movie"
    ? { file: file.file, season: null, episode: null }
    : { file: file.file, season: numberOf(season), episode: numberOf(episode) };

/** The place that a file takes for which the person has asked for one, as in place of an episode. */
export type WantedPlace = { readonly season: number; readonly episode: number };

/** Of files with one text the first that says which episode it is, else the first; by the number of the first. */
function keptOfSame(files: readonly BroughtFile[]): ReadonlyMap<number, BroughtFile> {
  const groups = Map.groupBy(files, ({ file, sameAs }) => sameAs ?? file);
  return new Map(
    [...groups].flatMap(([number, same]) => {
      const kept = same.find(({ guess }) => guess.episode !== null) ?? same[0];
      return kept === undefined ? [] : [[number, kept] as const];
    }),
  );
}

/**
 * The files of an upload as rows that can be mended: all but those that could not be read. Of files with one text one alone
 * is taken at first.
 */
export function rowsOf(files: readonly BroughtFile[], kind: Kind, edits: Edits, wanted?: WantedPlace): ShownRow[] {
  const usable = files.filter(({ state }) => state !== "failed");
  const isForPlace = wanted !== undefined && usable.length === 1;
  const kept = keptOfSame(usable);
  const rows = usable.map((file): ShownRow => {
    const edit = edits.rows[file.file] ?? {};
    const other = kept.get(file.sameAs ?? file.file);
    const sameAs = other === file ? undefined : other?.name;
    const { season, episode } = isForPlace ? wanted : file.guess;
    return {
      file,
      season: edit.season ?? String(season ?? ""),
      episode: edit.episode ?? String(episode ?? ""),
      sameAs,
      isTaken: edit.isTaken ?? sameAs === undefined,
      fault: undefined,
    };
  });
  const taken = rows.filter(({ isTaken }) => isTaken);
  const places = taken.map((row) => placeOf(row, kind));
  const faults = new Map(
    faultsOf(kind, places).map(
      ({ row, code }) => [taken[row], code === "brought.double" ? "double" : "unplaced"] as const,
    ),
  );
  return rows.map((row) => ({ ...row, fault: faults.get(row) }));
}

/** What Arrange takes of the rows. */
export function placesOf(rows: readonly ShownRow[], kind: Kind): Row[] {
  return rows.filter(({ isTaken }) => isTaken).map((row) => placeOf(row, kind));
}

/** Gives the files without an episode the numbers that are free, in the order of their names. */
export function numberInOrder(rows: readonly ShownRow[], edits: Edits): Edits {
  const taken = rows.filter(({ isTaken }) => isTaken);
  const season = taken.find((row) => numberOf(row.season) !== null)?.season ?? "1";
  const used = new Set(taken.filter((row) => row.season === season).map((row) => numberOf(row.episode)));
  let next = 1;
  let numbered = edits;
  for (const row of taken.filter(({ episode }) => numberOf(episode) === null)) {
    while (used.has(next)) next += 1;
    used.add(next);
    numbered = editRow(numbered, row.file.file, { season, episode: String(next) });
  }
  return numbered;
}

/** The names that the files say, where they do not agree. */
export function differingNames(rows: readonly ShownRow[]): string[] {
  const names = rows.flatMap(({ file, isTaken }) => (isTaken ? (file.guess.name ?? []) : []));
  const different = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
  return different.length > 1 ? different : [];
}
