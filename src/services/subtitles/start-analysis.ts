import { Worker } from "node:worker_threads";
import type { Headword, LexiconEntry } from "../../domain/lexicon/entry.ts";
import type { GivenNames } from "../../domain/subtitles/words/names/name-counts.ts";
import type { AnalysedFile, FileAnalysis } from "./file-analysis.ts";
import { type FileProblem, UnusableFileError } from "./file-problem.ts";

type Task =
  | { readonly task: "lexiconKey" }
  | {
      readonly task: "describeFallbacks";
      readonly headwords: readonly Pick<Headword, "phrase" | "partOfSpeech">[];
    }
  | { readonly task: "countNames"; readonly source: Uint8Array; readonly title: string; readonly isForced: boolean }
  | {
      readonly task: "analyse";
      readonly source: Uint8Array;
      readonly title: string;
      readonly names: GivenNames;
      readonly isForced: boolean;
    }
  | { readonly task: "forgetNames"; readonly title: string }
  | { readonly task: "identifySingle"; readonly source: Uint8Array; readonly maxCues: number }
  | { readonly task: "analyseSingle"; readonly source: Uint8Array | string; readonly maxCues: number };

export type AnalysisCall = Task & { readonly id: number };

export type AnalysisAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: FileProblem };

/**
 * Left to itself, V8 lets the garbage of the analysis grow to 300 MB before it looks for any. A file of 20 MB, the
 * largest, takes 500 MB.
 */
const threadMemory = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1000 };

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

/**
 * Runs the analysis in a thread of its own: the site keeps answering, a file is saved while the next is analysed, and
 * the memory of the language model is freed at the end.
 *
 * @param overlay entries that stand above those of the lexicon's files
 */
export function startAnalysis(
  overlay: readonly LexiconEntry[],
): FileAnalysis & { close(): Promise<unknown>; unref(): void } {
  const worker = new Worker(new URL("./analysis-worker.ts", import.meta.url), {
    workerData: overlay,
    resourceLimits: threadMemory,
  });
  const waiting = new Map<number, Waiting>();
  let calls = 0;

  function failAll(error: Error): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }
  worker.on("error", failAll);
  worker.on("exit", (code) => failAll(new Error(`The analysis ended with code ${code}.`)));
  worker.on("message", (answer: AnalysisAnswer) => {
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("failure" in answer) call?.reject(new UnusableFileError(answer.failure));
    else call?.resolve(answer.value);
  });

  // The worker answers each task with the type that FileAnalysis gives for it.
  function ask<Value>(task: Task): Promise<Value> {
    const id = calls++;
    return new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...task, id } satisfies AnalysisCall);
    }) as Promise<Value>;
  }

  return {
    lexiconKey: () => ask<string>({ task: "lexiconKey" }),
    describeFallbacks: (headwords) => ask<Headword[]>({ task: "describeFallbacks", headwords }),
    countNames: (source, title, isForced) => ask<void>({ task: "countNames", source, title, isForced }),
    analyse: (source, title, names, isForced) => ask<AnalysedFile>({ task: "analyse", source, title, names, isForced }),
    forgetNames: (title) => ask<void>({ task: "forgetNames", title }),
    identifySingle: (source, maxCues) => ask<Uint8Array | undefined>({ task: "identifySingle", source, maxCues }),
    analyseSingle: (source, maxCues) => ask<AnalysedFile | undefined>({ task: "analyseSingle", source, maxCues }),
    close: () => worker.terminate(),
    unref: () => worker.unref(),
  };
}
