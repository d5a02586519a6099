import PQueue from "p-queue";
import { runInThread } from "../run-in-thread.ts";
import type { PdfDocument } from "./pdf-document.ts";
import type { PdfTask } from "./pdf-worker.ts";

/** The queue is full, or the thread has failed; the browser may retry. */
export class PdfUnavailableError extends Error {}

/** One is being made for the same person. */
export class PdfInProgressError extends Error {}

export type PdfMaker = {
  /**
   * Draws a document into a new file, in a thread of its own, one document at a time. 5,000 words take some 2 s.
   *
   * @param readDocument called when it is the document's turn, so that those in the queue take no memory
   * @throws {PdfUnavailableError} and leaves no promise of a file: what was written is to be removed
   */
  make(file: string, readDocument: () => Promise<PdfDocument>): Promise<void>;
};

type Options = {
  /** How many documents may be queued. */
  readonly maxWaiting?: number;
  /** Milliseconds after which the thread is ended. */
  readonly timeoutMs?: number;
};

/**
 * The old generation has many times what the largest list takes; a runaway thread then ends alone. A small young one
 * is collected before garbage piles up: it halves the memory for about a tenth of the time.
 */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 8 };

export function createPdfMaker(options: Options = {}): PdfMaker {
  const { maxWaiting = 10, timeoutMs = 60_000 } = options;
  const queue = new PQueue({ concurrency: 1 });

  async function draw(task: PdfTask): Promise<void> {
    try {
      await runInThread(new URL("./pdf-worker.ts", import.meta.url), task, { resourceLimits, timeoutMs });
    } catch (cause) {
      throw new PdfUnavailableError("The PDF was not drawn.", { cause });
    }
  }

  return {
    async make(file, readDocument) {
      if (queue.pending + queue.size > maxWaiting) throw new PdfUnavailableError("Too many PDFs are queued.");
      await queue.add(async () => draw({ document: await readDocument(), file }));
    },
  };
}
