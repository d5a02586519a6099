import { Refusal } from "../refusal.ts";
import type { AnalysedFile } from "../subtitles/file-analysis.ts";
import { startAnalysis } from "../subtitles/start-analysis.ts";

const idleMs = 2 * 60_000;
/** More texts than these wait for the one thread too long. */
const maxWaiting = 8;

type Running = {
  readonly analysis: ReturnType<typeof startAnalysis>;
  waiting: number;
  idle: NodeJS.Timeout | undefined;
};

/** One thread for the whole process: a language model takes its memory once, and gives it back when nobody asks. */
let running: Running | undefined;

function start(): Running {
  const analysis = startAnalysis();
  // It must not keep a process alive that is about to end.
  analysis.unref();
  return { analysis, waiting: 0, idle: undefined };
}

function stop(stopped: Running): void {
  if (running === stopped) running = undefined;
  void stopped.analysis.close();
}

/**
 * The words of a subtitle's bytes or of plain text; nothing of it is kept. Undefined where it has too many cues.
 * Rejects with UnusableFileError.
 *
 * @throws {Refusal} unavailable, while many others wait
 */
export async function analyseText(source: Uint8Array | string, maxCues: number): Promise<AnalysedFile | undefined> {
  running ??= start();
  const current = running;
  if (current.waiting >= maxWaiting) throw new Refusal("unavailable", [], 5);
  current.waiting += 1;
  clearTimeout(current.idle);
  try {
    return await current.analysis.analyseAlone(source, maxCues);
  } finally {
    current.waiting -= 1;
    if (current.waiting === 0) current.idle = setTimeout(() => stop(current), idleMs).unref();
  }
}
