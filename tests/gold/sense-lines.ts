import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Dictionary } from "../../src/domain/lexicon/dictionary.ts";
import type { LexiconEntry } from "../../src/domain/lexicon/entry.ts";
import { classifyNames, createNameCounts } from "../../src/domain/subtitles/words/names/name-counts.ts";
import { createAnalyser } from "../factories/create-analyser.ts";

/** A line of our own in which a headword has a sense; 1 is the first. */
export type OwnSenseLine = {
  /** File and line number, to name it by. */
  readonly place: string;
  /** `run (verb)` */
  readonly item: string;
  readonly sense: number;
  /** How the definition of that sense begins, and no other of the headword. */
  readonly mark: string;
  readonly line: string;
};

const folder = path.join(import.meta.dirname, "sense-lines");

const header = "headword\tsense\tdefinition\tline";

/** @throws {Error} where a file is not of that form */
export async function readSenseLines(): Promise<OwnSenseLine[]> {
  const files = (await readdir(folder)).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  return texts.flatMap((text, at) => {
    const [first, ...rows] = text.trimEnd().split("\n");
    if (first !== header) throw new Error(`${files[at]}: not the columns of sense lines`);
    return rows.map((row, index) => {
      const [item = "", sense = "", mark = "", line = ""] = row.split("\t");
      return { place: `${files[at]}:${index + 2}`, item, sense: Number(sense), mark, line };
    });
  });
}

/** Why a line is not sound, or undefined. Senses have moved where the definition of its number no longer begins so. */
export function faultOfSenseLine(
  { item, sense, mark, line }: OwnSenseLine,
  entries: ReadonlyMap<string, LexiconEntry>,
): string | undefined {
  const entry = entries.get(item);
  if (entry === undefined) return `${item} is no headword`;
  if (line === "") return "has no line";
  const begins = entry.senses.flatMap(({ definition }, at) => (definition.startsWith(mark) ? [at + 1] : []));
  if (begins.length === 1 && begins[0] === sense) return undefined;
  return `“${mark}” begins the definition of sense ${begins.join(", ") || "none"} of ${item}, not of ${sense} alone`;
}

/** The sense that the analysis chooses in a line by itself; undefined where it does not find the headword just once. */
export function createSenseReader(dictionary: Dictionary): (line: OwnSenseLine) => number | undefined {
  const analyser = createAnalyser(dictionary);
  const noNames = classifyNames(createNameCounts(), dictionary);
  return ({ item, line }) => {
    const found = analyser
      .find([{ seconds: 0, text: line, speakers: [] }], noNames, 0, new Map())
      .filter(({ phrase, partOfSpeech }) => `${phrase} (${partOfSpeech})` === item);
    const [only] = found;
    return found.length === 1 && only !== undefined ? only.sense + 1 : undefined;
  };
}
