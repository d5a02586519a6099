import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";

/** The files of a zip archive by their names, read by another library than the one that writes them. */
export async function unzip(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(Buffer.from(bytes));
  const files = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry()) {
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  }
  return files;
}
