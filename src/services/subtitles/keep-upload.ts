import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openPromise, type ZipFile } from "yauzl";
import { uploadPath } from "../../domain/subtitles/upload-path.ts";
import { Refusal } from "../refusal.ts";

/** Of one upload. Archives are counted by what is in them. */
export type UploadLimits = {
  readonly bytes: number;
  readonly unpackedBytes: number;
  readonly files: number;
  readonly bytesOfFile: number;
  /** Whether a file of this name is imported. */
  isImportable(name: string): boolean;
  /** Whether it is kept besides: a folder's settings. */
  isKept?(name: string): boolean;
};

export type UploadPart = {
  readonly name: string;
  readonly content: Readable;
  /** Whether the content was cut off at the limit; known when it has been read. */
  isTruncated(): boolean;
};

const isArchive = (name: string) => name.toLowerCase().endsWith(".zip");

/** A folder that is named as a file is, which no disk has; other failures are ours. */
function refuseMixed(error: NodeJS.ErrnoException): never {
  throw error.code === "EEXIST" || error.code === "ENOTDIR" ? refused("file.no_subtitle") : error;
}

/** A name as it is told, whoever made it up. */
const shown = (name: string) => name.slice(0, 100).toWellFormed();

function refused(code: "file.no_subtitle" | "file.zip", name?: string): Refusal {
  return new Refusal("invalid", [{ field: "file", code, ...(name !== undefined && { detail: shown(name) }) }]);
}

const tooLarge = (name: string) =>
  new Refusal("too_large", [{ field: "file", code: "file.large", detail: shown(name) }]);

/**
 * Writes the files of an upload that can be imported into a folder, those in zip archives too. The rest (pictures, notes)
 * is left out without a word.
 *
 * @returns the places of those that are imported, within the folder
 * @throws {Refusal} too_large beyond the limits, with file.large where one file is; invalid with file.no_subtitle or
 * file.zip. All name the file where it is one. What was written is for the
 * caller to remove, as after any other failure.
 */
export async function keepUpload(
  folder: string,
  parts: AsyncIterable<UploadPart>,
  limits: UploadLimits,
): Promise<string[]> {
  const kept = { files: 0, bytes: 0 };
  const importable = new Set<string>();
  const { isImportable } = limits;
  const isWanted = (name: string) => isImportable(name) || limits.isKept?.(name) === true;

  /** Where no other file of the upload is: in a folder of the archive's name, or of a number. */
  function freePlace(place: string, archive: string | undefined): string | undefined {
    if (!importable.has(place)) return place;
    const ofArchive = archive === undefined ? undefined : uploadPath(`${archive.replace(/\.zip$/i, "")}/${place}`);
    if (ofArchive !== undefined && !importable.has(ofArchive)) return ofArchive;
    for (let number = 2; number <= limits.files; number += 1) {
      if (!importable.has(`${number}/${place}`)) return uploadPath(`${number}/${place}`);
    }
    return undefined;
  }

  async function keep(name: string, content: Readable, maxBytes: number, archive?: string): Promise<void> {
    // It may fail before it is read, and a failure that nobody hears ends the process; the pipeline tells it again.
    content.on("error", () => undefined);
    const wanted = uploadPath(name);
    const place = wanted === undefined || !isWanted(wanted) ? undefined : freePlace(wanted, archive);
    if (place === undefined) {
      content.resume();
      return;
    }
    kept.files += 1;
    if (isImportable(place)) importable.add(place);
    if (kept.files > limits.files) throw new Refusal("too_large");
    const file = path.join(folder, place);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 }).catch(refuseMixed);
    let size = 0;
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length;
          kept.bytes += chunk.length;
          if (size > limits.bytesOfFile) throw tooLarge(name);
          if (kept.bytes > maxBytes) throw new Refusal("too_large");
          yield chunk;
        }
      },
      createWriteStream(file, { mode: 0o600 }),
    );
  }

  async function unpack(archive: string, name: string): Promise<void> {
    const zip = await openPromise(archive, {
      lazyEntries: true,
      validateEntrySizes: true,
      strictFileNames: false,
    }).catch(() => undefined);
    if (zip === undefined) throw refused("file.zip", name);
    try {
      await keepEntries(zip, name);
    } catch (error) {
      throw error instanceof Refusal ? error : refused("file.zip", name);
    } finally {
      zip.close();
    }
  }

  async function keepEntries(zip: ZipFile, name: string): Promise<void> {
    if (zip.entryCount > limits.files) throw new Refusal("too_large");
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith("/")) continue;
      // What an archive promises is checked while it is read (validateEntrySizes): this refuses a bomb before that.
      if (isWanted(entry.fileName) && entry.uncompressedSize > limits.bytesOfFile) throw tooLarge(entry.fileName);
      if (isWanted(entry.fileName)) {
        await keep(entry.fileName, await zip.openReadStreamPromise(entry), limits.unpackedBytes, name);
      }
    }
  }

  await mkdir(folder, { recursive: true, mode: 0o700 });
  for await (const { name, content, isTruncated } of parts) {
    if (!isArchive(name)) {
      await keep(name, content, limits.bytes);
      continue;
    }
    const archive = path.join(folder, ".upload.zip");
    await pipeline(content, createWriteStream(archive, { mode: 0o600 }));
    if (isTruncated()) throw tooLarge(name);
    await unpack(archive, name);
    await rm(archive);
  }
  if (importable.size === 0) throw refused("file.no_subtitle");
  return [...importable];
}
