import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { difficultyOf } from "../../domain/catalogue/difficulty.ts";
import type { Level } from "../../domain/lexicon/level.ts";
import { type FileGuess, guessFile } from "../../domain/my-series/arrangement.ts";
import { type ReadingFigures, type ReadingWord, readReading } from "../../storage/my-series/read-reading.ts";
import { readUploadFiles, saveOutcome, updateUpload } from "../../storage/my-series/uploads.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { UnusableFileError } from "../subtitles/file-problem.ts";
import type { UploadPart } from "../subtitles/keep-upload.ts";
import { bringFiles } from "./bring-files.ts";
import { folderOf } from "./brought-folder.ts";
import { type Pause, readSubtitle } from "./read-file.ts";

/** All that the page of one episode or film needs. */
export type ReadEpisode = {
  /** With it the person arranges the episode after signing in. */
  readonly uploadId: string;
  readonly guess: FileGuess;
  readonly figures: ReadingFigures;
  readonly difficulty: Level;
  readonly words: readonly ReadingWord[];
};

/** An upload whose file is read by the request that brought it, and by no worker. */
export type Received = { readonly uploadId: string; readonly name: string; readonly source: Buffer };

/** @throws {Refusal} as `bringFiles`. */
export async function receiveOne(services: Services, parts: AsyncIterable<UploadPart>): Promise<Received> {
  const uploadId = await bringFiles(services, undefined, parts);
  const folder = folderOf(services, uploadId);
  try {
    const [file] = await readUploadFiles(services.database.db, uploadId);
    if (file === undefined) throw new Error(`upload ${uploadId} has no file`);
    return { uploadId, name: file.name, source: await readFile(path.join(folder, file.name)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Reads the one file of a visitor. Whose it is nobody knows; figures of it stay for `keptDays`.
 *
 * @throws {Refusal} invalid, by file.no_subtitle or file.foreign; too_large (file.cues); unavailable
 */
export async function readForVisitor(
  services: Services,
  { uploadId, name, source }: Received,
  wait?: Pause,
): Promise<ReadEpisode> {
  const { db } = services.database;
  const readingId = await readSubtitle(services, source, wait).catch((error: unknown) => {
    if (!(error instanceof UnusableFileError)) throw error;
    const code = error.problem.code === "not-english" ? "file.foreign" : "file.no_subtitle";
    throw new Refusal("invalid", [{ field: "file", code }]);
  });
  if (readingId === undefined) throw new Refusal("too_large", [{ field: "file", code: "file.cues" }]);
  const [file] = await readUploadFiles(db, uploadId);
  if (file !== undefined) await saveOutcome(db, file, { state: "read", readingId });
  await updateUpload(db, uploadId, { state: "done", leaseUntil: null });
  const reading = await readReading(db, readingId);
  if (reading === undefined) throw new Error(`reading ${readingId} is gone`);
  const { figures, words } = reading;
  const counts = words.map(({ level, tokens }) => ({ level, words: 1, tokens }));
  return { uploadId, guess: guessFile(name), figures, difficulty: difficultyOf(counts), words };
}
