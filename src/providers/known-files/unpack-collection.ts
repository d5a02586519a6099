import { createWriteStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { constants, createZstdDecompress } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { KnownFileError, knownFileLimits } from "../../domain/progress/known-import/known-file.ts";

/**
 * A package's collections, the newest first: https://github.com/ankitects/anki, rslib/src/import_export/package/meta.rs.
 * Beside the newest lies one for old versions of Anki, which only says that it must be updated.
 */
const collections = ["collection.anki21b", "collection.anki21", "collection.anki2"] as const;
const compressed = "collection.anki21b";

/** The version of a package with `collection.anki21b`; later ones are not known. */
const latestVersion = 3;
const mostMetaBytes = 1_024;
/** Zstandard may ask for windows of gigabytes; Anki's have 8 MB at most. */
const longestWindow = 27;

/**
 * Writes the collection of a package to a file. Nothing else of the archive is unpacked.
 *
 * @throws {KnownFileError} known.zip, known.package, known.newer, known.unpacked
 */
export async function unpackCollection(archive: string, target: string): Promise<void> {
  const options = { autoClose: false, lazyEntries: true, validateEntrySizes: true, strictFileNames: false };
  const zip = await openPromise(archive, options).catch(() => undefined);
  if (zip === undefined) throw new KnownFileError("known.zip");
  try {
    const entries = await findEntries(zip);
    await refuseNewer(zip, entries.get("meta"));
    const name = collections.find((one) => entries.has(one));
    const entry = name && entries.get(name);
    if (entry === undefined) throw new KnownFileError("known.package");
    await unpack(zip, entry, target);
  } catch (error) {
    // yauzl's and zlib's own: sizes that are not as told, damaged data, encryption.
    throw error instanceof KnownFileError ? error : new KnownFileError("known.zip");
  } finally {
    zip.close();
  }
}

async function findEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > knownFileLimits.files) throw new KnownFileError("known.unpacked");
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry);
  }
  return entries;
}

/** The file `meta` is a message of Protocol Buffers whose field 1 is the package's version. */
async function refuseNewer(zip: ZipFile, entry: Entry | undefined): Promise<void> {
  if (entry === undefined) return;
  if (entry.uncompressedSize > mostMetaBytes) throw new KnownFileError("known.package");
  const bytes = await buffer(await zip.openReadStreamPromise(entry));
  if (bytes[0] === 0x08 && (bytes[1] ?? 0) > latestVersion) throw new KnownFileError("known.newer");
}

async function unpack(zip: ZipFile, entry: Entry, target: string): Promise<void> {
  // What an archive promises is checked while it is read (validateEntrySizes): this refuses a bomb before that.
  if (entry.uncompressedSize > knownFileLimits.unpackedBytes) throw new KnownFileError("known.unpacked");
  const packed = await zip.openReadStreamPromise(entry);
  const file = createWriteStream(target, { mode: 0o600 });
  if (entry.fileName !== compressed) return await pipeline(packed, bounded, file);
  const params = { [constants.ZSTD_d_windowLogMax]: longestWindow };
  await pipeline(packed, createZstdDecompress({ params }), bounded, file);
}

async function* bounded(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > knownFileLimits.unpackedBytes) throw new KnownFileError("known.unpacked");
    yield chunk;
  }
}
