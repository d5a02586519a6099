import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Dictionary } from "../../src/domain/lexicon/dictionary.ts";
import type { LexiconEntry } from "../../src/domain/lexicon/entry.ts";
import { wordId } from "../../src/domain/lexicon/word-id.ts";
import { classifyNames, createNameCounts } from "../../src/domain/subtitles/words/names/name-counts.ts";
import { readCues } from "../../src/services/subtitles/read-cues.ts";
import { createAnalyser } from "../factories/create-analyser.ts";
import { secondsPerLine, toSrt } from "./score.ts";

/** A line of a scene, and which senses its words of several senses have, by `run (verb)`; 1 is the first sense. */
export type SenseLine = {
  readonly scene: string;
  readonly line: string;
  readonly senses: ReadonlyMap<string, number>;
};

/** An occurrence of a word of several senses as the analysis finds it. */
export type SenseResult = {
  readonly scene: string;
  readonly line: string;
  readonly item: string;
  readonly chosen: number;
  /** Undefined where the gold set does not say. */
  readonly meant: number | undefined;
};

function readSenses(cell: string): Map<string, number> {
  return new Map(
    cell
      .split(";")
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .map((part): [string, number] => {
        const [, item = "", sense = ""] = /^(.*\)) (\d+)$/.exec(part) ?? [];
        if (item === "") throw new Error(`“${part}” is no sense; write run (verb) 2.`);
        return [item.toLowerCase(), Number(sense)];
      }),
  );
}

export async function readSenseGold(file: string): Promise<SenseLine[]> {
  const text = await readFile(path.resolve(import.meta.dirname, file), "utf8");
  return text
    .split("\n")
    .slice(1)
    .filter((row) => row.trim() !== "")
    .map((row) => {
      const [scene = "", line = "", senses = ""] = row.split("\t");
      return { scene, line, senses: readSenses(senses) };
    });
}

/** Every occurrence of a word of several senses, line by line; each scene is one file. */
export function findSenses(gold: readonly SenseLine[], dictionary: Dictionary): SenseResult[] {
  const ambiguous = new Set(dictionary.ambiguous.map(({ phrase, partOfSpeech }) => wordId(phrase, partOfSpeech)));
  const analyser = createAnalyser(dictionary);
  const counts = createNameCounts();
  const scenes = [...Map.groupBy(gold, ({ scene }) => scene).values()].map((lines) => ({
    lines,
    cues: readCues(toSrt(lines), dictionary).cues,
  }));
  for (const { cues } of scenes) analyser.countNames(cues, counts);
  const names = classifyNames(counts, dictionary);
  return scenes.flatMap(({ lines, cues }) => {
    const { items } = analyser.analyse(cues, names);
    return lines.flatMap(({ scene, line, senses }, index) =>
      items.flatMap((item): SenseResult[] => {
        const at = item.times.indexOf(index * secondsPerLine);
        if (at === -1 || !ambiguous.has(wordId(item.phrase, item.partOfSpeech))) return [];
        const name = `${item.phrase} (${item.partOfSpeech})`.toLowerCase();
        return [{ scene, line, item: name, chosen: (item.senses[at] ?? 0) + 1, meant: senses.get(name) }];
      }),
    );
  });
}

export type SenseScore = {
  readonly occurrences: number;
  /** Shares of 100. */
  readonly right: number;
  readonly firstIsRight: number;
  readonly wrong: readonly SenseResult[];
};

/** Of the occurrences whose sense the gold set tells. */
export function scoreSenses(results: readonly SenseResult[]): SenseScore {
  const told = results.filter(({ meant }) => meant !== undefined);
  const share = (part: readonly unknown[]) => (100 * part.length) / Math.max(1, told.length);
  return {
    occurrences: told.length,
    right: share(told.filter(({ chosen, meant }) => chosen === meant)),
    firstIsRight: share(told.filter(({ meant }) => meant === 1)),
    wrong: told.filter(({ chosen, meant }) => chosen !== meant),
  };
}

/** The senses of an item as an annotator reads them. */
export function describeSenses(item: string, entries: readonly LexiconEntry[]): string {
  const entry = entries.find(({ phrase, partOfSpeech }) => `${phrase} (${partOfSpeech})`.toLowerCase() === item);
  return (entry?.senses ?? [])
    .map(({ definition, meanings }, at) => `${at + 1} ${definition} [${meanings.tr.join("; ")}]`)
    .join(" | ");
}
