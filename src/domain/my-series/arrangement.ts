import { identifySubtitle } from "../catalogue/subtitle-path.ts";

/** What a file's name says; null where it does not say it. */
export type FileGuess = {
  readonly name: string | null;
  readonly year: number | null;
  readonly season: number | null;
  readonly episode: number | null;
  readonly episodeName: string | null;
};

/** @param place the path of the file in what was dropped, with slashes */
export function guessFile(place: string): FileGuess {
  const folders = place.split("/");
  const identity = identifySubtitle(folders.slice(0, -1), folders.at(-1) ?? "");
  const { year } = identity;
  // A name of digits and signs alone (01.srt) says nothing of the title.
  const name = /\p{L}/u.test(identity.name) ? identity.name : null;
  if (identity.kind === "movie") return { name, year, season: null, episode: null, episodeName: null };
  return { name, year, season: identity.season, episode: identity.episode, episodeName: identity.episodeName };
}

export type Proposal = {
  readonly kind: "series" | "movie";
  readonly title: string | null;
  readonly year: number | null;
  /** Nothing has to be asked: all names agree, and no two files are of one place. */
  readonly isClear: boolean;
};

const keyOf = ({ season, episode }: Pick<FileGuess, "season" | "episode">) => `${season} ${episode}`;

function commonest<Value>(values: readonly Value[]): Value | undefined {
  const groups = [...Map.groupBy(values, (value) => value)];
  return groups.toSorted((a, b) => b[1].length - a[1].length)[0]?.[0];
}

/** What the files of an upload are together, as far as their names tell. */
export function proposeTitle(guesses: readonly FileGuess[]): Proposal {
  const isSeries = guesses.length > 1 || guesses.some(({ episode }) => episode !== null);
  const names = guesses.map(({ name }) => name);
  const title = commonest(names.filter((name) => name !== null)) ?? null;
  const year = commonest(guesses.map((guess) => guess.year).filter((each) => each !== null)) ?? null;
  const agrees = title !== null && names.every((name) => name?.toLowerCase() === title.toLowerCase());
  const places = new Set(guesses.map(keyOf));
  const isPlaced = isSeries ? guesses.every(({ episode }) => episode !== null) && places.size === guesses.length : true;
  return { kind: isSeries ? "series" : "movie", title, year, isClear: agrees && isPlaced };
}

export type Row = { readonly file: number; readonly season: number | null; readonly episode: number | null };

export type RowFault = { readonly row: number; readonly code: "brought.double" | "brought.unplaced" };

/** What is wrong with rows as somebody has mended them, the first of each row. */
export function faultsOf(kind: "series" | "movie", rows: readonly Row[]): RowFault[] {
  if (kind === "movie") return rows.slice(1).map((_, at) => ({ row: at + 1, code: "brought.double" }));
  const seen = new Set<string>();
  return rows.flatMap((row, at): RowFault[] => {
    if (row.season === null || row.episode === null) return [{ row: at, code: "brought.unplaced" }];
    const key = keyOf(row);
    if (seen.has(key)) return [{ row: at, code: "brought.double" }];
    seen.add(key);
    return [];
  });
}
