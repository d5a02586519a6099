import type { LevelName } from "../../domain/lexicon/level.ts";
import { nameOfLevel } from "../../domain/lexicon/level.ts";
import type { CleanCue } from "../../domain/subtitles/clean-cues.ts";
import type { SubtitleWords, WordCount } from "../../domain/subtitles/word-counts.ts";
import { createNameEvidence, judgeNames } from "../../domain/subtitles/words/name-evidence.ts";
import { createWordAnalyser } from "../../domain/subtitles/words/word-analyser.ts";
import { loadLexicon } from "../lexicon/load-lexicon.ts";
import { collectFiles } from "./collect-files.ts";
import type { FileProblem } from "./import-event.ts";
import { readCues, readSubtitleFile } from "./read-cues.ts";

type AnalysedItem = WordCount & {
  readonly id: number;
  readonly level: LevelName;
  readonly source: "lexicon" | "fallback";
};

/** What an import of a file would find. */
export type FileAnalysis = Omit<SubtitleWords, "items" | "runningWords"> & {
  readonly file: string;
  readonly items: readonly AnalysedItem[];
  /** Running words of all kinds. */
  readonly tokens: number;
  /** Cues that could be read. */
  readonly cues: number;
  readonly problems: readonly FileProblem[];
};

export type FailedFile = { readonly file: string; readonly error: Error };

type ReadFile = {
  readonly file: string;
  readonly cues: CleanCue[];
  readonly cueCount: number;
  readonly problems: FileProblem[];
  readonly names: readonly string[];
};

/** Analyses subtitle files as one import would, names judged by all of them together. Saves nothing. */
export async function analyseFiles(
  paths: readonly string[],
): Promise<{ analyses: FileAnalysis[]; failures: FailedFile[] }> {
  const { dictionary, describe } = await loadLexicon();
  const analyser = createWordAnalyser(dictionary);
  const evidence = createNameEvidence();
  const { files, refused } = await collectFiles(paths);
  const failures: FailedFile[] = refused.map(({ path, message }) => ({ file: path, error: new Error(message) }));
  const read: ReadFile[] = [];
  for (const { path, settings } of files) {
    try {
      const cues = readCues(await readSubtitleFile(path), dictionary);
      analyser.collectNames(cues.cues, evidence);
      read.push({ file: path, names: settings.names, ...cues });
    } catch (error) {
      failures.push({ file: path, error: error instanceof Error ? error : new Error(String(error)) });
    }
  }
  const analyses = read.map(({ file, cues, cueCount, problems, names }) => {
    const { items, runningWords, ...rest } = analyser.analyse(cues, judgeNames(evidence, dictionary, names));
    const described = items.map((item) => {
      const { id, level, source } = describe(item.phrase, item.partOfSpeech);
      return { id, ...item, level: nameOfLevel(level), source };
    });
    return { file, items: described, tokens: runningWords, cues: cueCount, problems, ...rest };
  });
  return { analyses, failures };
}
