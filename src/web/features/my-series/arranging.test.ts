import { expect, test } from "vitest";
import { guessFile } from "../../../domain/my-series/arrangement.ts";
import { type BroughtFile, differingNames, editRow, noEdits, numberInOrder, placesOf, rowsOf } from "./arranging.ts";

const fileOf = (file: number, name: string, change: Partial<BroughtFile> = {}): BroughtFile => ({
  file,
  name,
  state: "read",
  problem: null,
  guess: guessFile(name),
  sameAs: null,
  seconds: 1_200,
  runningWords: 3_000,
  ...change,
});

const clear = [fileOf(1, "The Quay S01E01.srt"), fileOf(2, "The Quay S01E02.srt")];

test("clear names need nothing", () => {
  const rows = rowsOf(clear, "series", noEdits);
  expect(rows.map(({ fault }) => fault)).toEqual([undefined, undefined]);
  expect(placesOf(rows, "series")).toEqual([
    { file: 1, season: 1, episode: 1 },
    { file: 2, season: 1, episode: 2 },
  ]);
});

test("what a name does not say is asked, and numbers are given in order when that is asked for", () => {
  const files = [...clear, fileOf(3, "01.srt"), fileOf(4, "x.srt")];
  const rows = rowsOf(files, "series", noEdits);
  expect(rows.map(({ season, episode, fault }) => [season, episode, fault])).toEqual([
    ["1", "1", undefined],
    ["1", "2", undefined],
    ["", "", "unplaced"],
    ["", "", "unplaced"],
  ]);
  const numbered = rowsOf(files, "series", numberInOrder(rows, noEdits));
  expect(numbered.map(({ episode, fault }) => [episode, fault])).toEqual([
    ["1", undefined],
    ["2", undefined],
    ["3", undefined],
    ["4", undefined],
  ]);
});

test("two files of one episode are told until one is left out or mended", () => {
  const files = [clear[0], fileOf(2, "Quay.1x01.other.srt")].filter((file) => file !== undefined);
  expect(rowsOf(files, "series", noEdits).map(({ fault }) => fault)).toEqual([undefined, "double"]);
  const mended = rowsOf(files, "series", editRow(noEdits, 2, { episode: "3" }));
  expect(mended.map(({ fault }) => fault)).toEqual([undefined, undefined]);
  const out = rowsOf(files, "series", editRow(noEdits, 1, { isTaken: false }));
  expect(placesOf(out, "series")).toEqual([{ file: 2, season: 1, episode: 1 }]);
});

test("the same text twice is left out, what failed is no row, and a film is one file", () => {
  const files = [...clear, fileOf(3, "y.srt", { sameAs: 1 }), fileOf(4, "z.srt", { state: "failed" })];
  const rows = rowsOf(files, "series", noEdits);
  expect(rows.map(({ file, isTaken }) => [file.file, isTaken])).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ]);
  expect(rowsOf(files, "movie", noEdits).map(({ fault }) => fault)).toEqual([undefined, "double", undefined]);
});

test("of the same text twice the file is taken that says its episode", () => {
  const files = [
    fileOf(1, "copy.srt"),
    fileOf(2, "The Quay S01E01.srt", { sameAs: 1 }),
    fileOf(3, "x.srt", { sameAs: 1 }),
  ];
  expect(rowsOf(files, "series", noEdits).map(({ isTaken, sameAs }) => [isTaken, sameAs])).toEqual([
    [false, "The Quay S01E01.srt"],
    [true, undefined],
    [false, "The Quay S01E01.srt"],
  ]);
});

test("a file that is brought for an episode takes its place", () => {
  const [row] = rowsOf([fileOf(1, "x.srt")], "series", noEdits, { season: 2, episode: 5 });
  expect(row).toMatchObject({ season: "2", episode: "5", fault: undefined });
});

test("names that do not agree are told", () => {
  expect(differingNames(rowsOf(clear, "series", noEdits))).toEqual([]);
  const both = rowsOf(
    [...clear, fileOf(3, "The Pier S01E03.srt"), fileOf(4, "the quay S01E04.srt")],
    "series",
    noEdits,
  );
  expect(differingNames(both)).toEqual(["the quay", "The Pier"]);
});
