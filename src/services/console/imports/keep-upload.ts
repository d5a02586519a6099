import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openPromise, type ZipFile } from "yauzl";
import { isPackName, isSubtitleName } from "../../../domain/catalogue/subtitle-path.ts";
import { uploadPath } from "../../../domain/console/upload-path.ts";
import { Refusal } from "../../refusal.ts";

/** Of one upload. Archives are counted by what is in them. */
export const uploadLimits = { bytes: 100 * 1024 * 1024, unpackedBytes: 300 * 1024 * 1024, files: 10_000 } as const;

/** Far above the size of any subtitle or title pack. */
const maxFileBytes = 20 * 1024 * 1024;

export type UploadPart = {
  readonly name: string;
  readonly content: Readable;
  /** Whether the content was cut off at the limit; known when it has been read. */
  isTruncated(): boolean;
};

const isArchive = (name: string) => name.toLowerCase().endsWith(".zip");

const isImportable = (name: string) => isSubtitleName(name) || isPackName(name);

/** The rest of a folder (pictures, notes) is left out without a word. */
const isWanted = (name: string) => isImportable(name) || path.posix.basename(name) === "title.json";

function refused(code: "file.no_subtitle" | "file.zip"): Refusal {
  return new Refusal("invalid", [{ field: "file", code }]);
}

/**
 * Writes the subtitle files and title packs of an upload into a folder, those in zip archives too.
 *
 * @returns how many there are
 * @throws {Refusal} too_large beyond the limits; invalid with file.no_subtitle or file.zip. What was written is for the
 * caller to remove, as after any other failure.
 */
export async function keepUpload(folder: string, parts: AsyncIterable<UploadPart>): Promise<number> {
  const kept = { files: 0, importable: 0, bytes: 0 };

  async function keep(name: string, content: Readable, maxBytes: number): Promise<void> {
    // It may fail before it is read, and a failure that nobody hears ends the process; the pipeline tells it again.
    content.on("error", () => undefined);
    const place = uploadPath(name);
    if (place === undefined || !isWanted(place)) {
      content.resume();
      return;
    }
    kept.files += 1;
    if (isImportable(place)) kept.importable += 1;
    if (kept.files > uploadLimits.files) throw new Refusal("too_large");
    const file = path.join(folder, place);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    let size = 0;
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length;
          kept.bytes += chunk.length;
          if (size > maxFileBytes || kept.bytes > maxBytes) throw new Refusal("too_large");
          yield chunk;
        }
      },
      createWriteStream(file, { mode: 0o600 }),
    );
  }

  async function unpack(archive: string): Promise<void> {
    const zip = await openPromise(archive, {
      lazyEntries: true,
      validateEntrySizes: true,
      strictFileNames: false,
    }).catch(() => undefined);
    if (zip === undefined) throw refused("file.zip");
    try {
      await keepEntries(zip);
    } catch (error) {
      throw error instanceof Refusal ? error : refused("file.zip");
    } finally {
      zip.close();
    }
  }

  async function keepEntries(zip: ZipFile): Promise<void> {
    if (zip.entryCount > uploadLimits.files) throw new Refusal("too_large");
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith("/")) continue;
      // What an archive promises is checked while it is read (validateEntrySizes): this refuses a bomb before that.
      if (isWanted(entry.fileName) && entry.uncompressedSize > maxFileBytes) throw new Refusal("too_large");
      if (isWanted(entry.fileName)) {
        await keep(entry.fileName, await zip.openReadStreamPromise(entry), uploadLimits.unpackedBytes);
      }
    }
  }

  await mkdir(folder, { recursive: true, mode: 0o700 });
  for await (const { name, content, isTruncated } of parts) {
    if (!isArchive(name)) {
      await keep(name, content, uploadLimits.bytes);
      continue;
    }
    const archive = path.join(folder, ".upload.zip");
    await pipeline(content, createWriteStream(archive, { mode: 0o600 }));
    if (isTruncated()) throw new Refusal("too_large");
    await unpack(archive);
    await rm(archive);
  }
  if (kept.importable === 0) throw refused("file.no_subtitle");
  return kept.importable;
}
