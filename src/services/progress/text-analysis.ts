import PQueue from "p-queue";
import { Refusal } from "../refusal.ts";
import type { AnalysedFile } from "../subtitles/file-analysis.ts";
import { UnusableFileError } from "../subtitles/read-cues.ts";
import { startAnalysis } from "../subtitles/start-analysis.ts";

const idleMs = 2 * 60_000;
/** With more texts than these in the queue of the one thread, the last would wait too long. */
const maxTexts = 8;

/** One thread for the whole process: the language model takes its memory once, and gives it back after idle minutes. */
const queue = new PQueue({ concurrency: 1 });
let analysis: ReturnType<typeof startAnalysis> | undefined;
let idleTimer: NodeJS.Timeout | undefined;

function start(): ReturnType<typeof startAnalysis> {
  const started = startAnalysis();
  // It must not keep a process alive that is about to end.
  started.unref();
  return started;
}

function stop(): void {
  void analysis?.close();
  analysis = undefined;
}

async function analyse(source: Uint8Array | string, maxCues: number): Promise<AnalysedFile | undefined> {
  analysis ??= start();
  try {
    return await analysis.analyseSingle(source, maxCues);
  } catch (error) {
    // A thread that has failed responds no more.
    if (!(error instanceof UnusableFileError)) stop();
    throw error;
  }
}

/**
 * The words of a subtitle's bytes or of plain text; nothing of it is kept. Undefined where it has too many cues.
 * Rejects with UnusableFileError.
 *
 * @throws {Refusal} unavailable, while many others wait
 */
export async function analyseText(source: Uint8Array | string, maxCues: number): Promise<AnalysedFile | undefined> {
  if (queue.pending + queue.size >= maxTexts) throw new Refusal("unavailable", [], 5);
  clearTimeout(idleTimer);
  try {
    return await queue.add(() => analyse(source, maxCues));
  } finally {
    if (queue.pending === 0) idleTimer = setTimeout(stop, idleMs).unref();
  }
}
