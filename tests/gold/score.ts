import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Dictionary } from "../../src/domain/lexicon/dictionary.ts";
import { classifyNames, createNameCounts } from "../../src/domain/subtitles/words/names/name-counts.ts";
import type { CompiledRules } from "../../src/domain/subtitles/words/tagging/tag-sentence.ts";
import { readCues } from "../../src/services/subtitles/read-cues.ts";
import { createAnalyser } from "../factories/create-analyser.ts";

export type GoldLine = {
  readonly scene: string;
  readonly line: string;
  /** `headword (part of speech)` in lower case. */
  readonly items: readonly string[];
  readonly names: readonly string[];
};

export type LineResult = GoldLine & {
  readonly found: readonly string[];
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
  readonly leaked: readonly string[];
};

/** Shares of 100. */
export type Figures = { readonly precision: number; readonly recall: number };

export type Score = {
  readonly lines: readonly LineResult[];
  /** Headword and part of speech must agree. */
  readonly exact: Figures;
  /** Headwords alone. */
  readonly headwords: Figures;
  readonly leakedNames: readonly string[];
};

/** Each line of the gold set gets so many seconds, so that the time of an item identifies its line. */
export const secondsPerLine = 4;

const parts = (cell: string | undefined) =>
  (cell ?? "")
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");

export async function readGold(file: string): Promise<GoldLine[]> {
  const text = await readFile(path.join(import.meta.dirname, file), "utf8");
  return text
    .split("\n")
    .slice(1)
    .filter((row) => row.trim() !== "")
    .map((row) => {
      const [scene = "", line = "", items, names] = row.split("\t");
      return { scene, line, items: parts(items).map((item) => item.toLowerCase()), names: parts(names) };
    });
}

/** The lines of readings.tsv: `lemma (tag)` of a word of the line. */
export async function readReadings(): Promise<{ readonly line: string; readonly reading: string }[]> {
  const text = await readFile(path.join(import.meta.dirname, "readings.tsv"), "utf8");
  const rows = text.trimEnd().split("\n").slice(1);
  return rows.map((row) => {
    const [line = "", reading = ""] = row.split("\t");
    return { line, reading };
  });
}

function stamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23).replace(".", ",");
}

export function toSrt(lines: readonly { readonly line: string }[]): Uint8Array {
  const cues = lines.map(({ line }, index) => {
    const start = index * secondsPerLine;
    return `${index + 1}\n${stamp(start)} --> ${stamp(start + secondsPerLine - 0.5)}\n${line}\n`;
  });
  return new TextEncoder().encode(cues.join("\n"));
}

function headwordOf(item: string): string {
  return item.replace(/ \([^)]*\)$/, "");
}

function compare(gold: GoldLine, found: readonly string[]): LineResult {
  const headwords = new Set(gold.items.map(headwordOf));
  const nameWords = new Set(
    gold.names.flatMap((name) => [name, ...name.split(/\s+/)]).map((name) => name.toLowerCase()),
  );
  return {
    ...gold,
    found,
    missed: gold.items.filter((item) => !found.includes(item)),
    wrong: found.filter((item) => !gold.items.includes(item)),
    leaked: found.map(headwordOf).filter((word) => nameWords.has(word) && !headwords.has(word)),
  };
}

function figures(lines: readonly LineResult[], keyOf: (item: string) => string): Figures {
  let expected = 0;
  let found = 0;
  let right = 0;
  for (const line of lines) {
    const wanted = new Set(line.items.map(keyOf));
    const given = new Set(line.found.map(keyOf));
    expected += wanted.size;
    found += given.size;
    right += [...given].filter((item) => wanted.has(item)).length;
  }
  return { precision: (100 * right) / found, recall: (100 * right) / expected };
}

export function summarise(lines: readonly LineResult[]): Score {
  return {
    lines,
    exact: figures(lines, (item) => item),
    headwords: figures(lines, headwordOf),
    leakedNames: lines.flatMap(({ leaked }) => leaked),
  };
}

/** Runs the lines through the import's parser, cleaner and analyser, each scene as one file, names counted over all. */
export function scoreGold(gold: readonly GoldLine[], dictionary: Dictionary, rules?: CompiledRules): Score {
  const scenes = Map.groupBy(gold, ({ scene }) => scene);
  const analyser = createAnalyser(dictionary);
  const counts = createNameCounts();
  const files = [...scenes.values()].map((lines) => ({ lines, cues: readCues(toSrt(lines), dictionary).cues }));
  for (const { cues } of files) analyser.countNames(cues, counts);
  const names = classifyNames(counts, dictionary);
  const results = files.flatMap(({ lines, cues }) => {
    const { items } = analyser.analyse(cues, names, rules);
    return lines.map((line, index) => {
      const found = items
        .filter(({ times }) => times.includes(index * secondsPerLine))
        .map(({ phrase, partOfSpeech }) => `${phrase} (${partOfSpeech})`.toLowerCase());
      return compare(line, found);
    });
  });
  return summarise(results);
}
