import PQueue from "p-queue";
import { readOverlay } from "../../storage/lexicon/overlay.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { analyserVersion, ownWordsOf } from "../subtitles/analysis-key.ts";
import type { AnalysedFile, FileAnalysis } from "../subtitles/file-analysis.ts";
import { UnusableFileError } from "../subtitles/file-problem.ts";
import { startAnalysis } from "../subtitles/start-analysis.ts";

const idleMs = 2 * 60_000;
/** With more texts than these in the queue of the one thread, the last would wait too long. */
const maxTexts = 8;

/** One thread for the whole process: the language model takes its memory once, and gives it back after idle minutes. */
const queue = new PQueue({ concurrency: 1 });
let analysis: ReturnType<typeof startAnalysis> | undefined;
let idleTimer: NodeJS.Timeout | undefined;

/**
 * The database and its published version for which the thread has the edited entries of the lexicon, these, and what they
 * change. Tests have several databases in a process, with versions of their own.
 */
let known:
  | { readonly of: Services["database"]; readonly version: number; readonly overlay: string; readonly ownWords: string }
  | undefined;

/** What the thread needs to know. */
export type AnalysisServices = Pick<Services, "database" | "contentVersion">;

/** The thread, started anew where entries were edited since. */
async function started({ database, contentVersion }: AnalysisServices): Promise<ReturnType<typeof startAnalysis>> {
  const version = contentVersion.current();
  if (analysis !== undefined && known?.of === database && known.version === version) return analysis;
  const edited = await readOverlay(database.db);
  const entries = edited.map(({ entry }) => entry);
  const overlay = JSON.stringify(entries);
  if (known?.overlay !== overlay) stop();
  known = { of: database, version, overlay, ownWords: ownWordsOf(edited) };
  if (analysis === undefined) {
    analysis = startAnalysis(entries);
    // It must not keep a process alive that is about to end.
    analysis.unref();
  }
  return analysis;
}

function stop(): void {
  void analysis?.close();
  analysis = undefined;
}

async function runInThread<Result>(
  services: AnalysisServices,
  work: (thread: FileAnalysis, key: string) => Promise<Result>,
): Promise<Result> {
  const thread = await started(services);
  try {
    return await work(thread, `${analyserVersion} ${await thread.lexiconKey()}${known?.ownWords ?? ""}`);
  } catch (error) {
    // A thread that has failed responds no more.
    if (!(error instanceof UnusableFileError)) stop();
    throw error;
  }
}

/**
 * Does a piece of work with the thread, which is its own for that time; the key identifies what the analysis depends on.
 *
 * @throws {Refusal} unavailable, while many others wait
 */
export async function inAnalysis<Result>(
  services: AnalysisServices,
  work: (thread: FileAnalysis, key: string) => Promise<Result>,
): Promise<Result> {
  if (queue.pending + queue.size >= maxTexts) throw new Refusal("unavailable", [], 5);
  clearTimeout(idleTimer);
  try {
    return await queue.add(() => runInThread(services, work));
  } finally {
    if (queue.pending === 0) idleTimer = setTimeout(stop, idleMs).unref();
  }
}

/**
 * The words of a subtitle's bytes or of plain text; nothing of it is kept. Undefined where it has too many cues.
 * Rejects with UnusableFileError.
 *
 * @throws {Refusal} unavailable, while many others wait
 */
export function analyseText(
  services: Services,
  source: Uint8Array | string,
  maxCues: number,
): Promise<AnalysedFile | undefined> {
  return inAnalysis(services, (thread) => thread.analyseSingle(source, maxCues));
}
