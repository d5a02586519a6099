import { runInThread } from "../run-in-thread.ts";
import type { ExportTask } from "./export-worker.ts";
import type { ExportedList, ExportFormat } from "./exported-list.ts";

/** The largest list takes a fifth of it; a runaway thread ends alone. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };
const timeoutMs = 30_000;

/**
 * The bytes of a file, made in a thread of its own.
 *
 * @throws {ThreadError}
 */
export async function makeExport(format: ExportFormat, list: ExportedList): Promise<Uint8Array> {
  const task: ExportTask = { format, list };
  const bytes = await runInThread(new URL("./export-worker.ts", import.meta.url), task, { resourceLimits, timeoutMs });
  if (!(bytes instanceof Uint8Array)) throw new Error("The thread gave no bytes");
  return bytes;
}
