import { parentPort, workerData } from "node:worker_threads";
import { findKnown } from "../../../domain/progress/known-import/find-known.ts";
import { KnownFileError } from "../../../domain/progress/known-import/known-file.ts";
import { readKnownFile } from "../../../providers/known-files/read-known-file.ts";
import type { FindAnswer, FindTask } from "./read-known-words.ts";

const { source, now, headwords }: FindTask = workerData;

async function answer(): Promise<FindAnswer> {
  try {
    const file = await readKnownFile(source, now);
    try {
      return { found: findKnown(file, headwords) };
    } finally {
      file.close?.();
    }
  } catch (error) {
    if (!(error instanceof KnownFileError)) throw error;
    return { fault: error.fault };
  }
}

parentPort?.postMessage(await answer());
