import { readFileSync } from "node:fs";
import path from "node:path";
import { type KnownFile, KnownFileError } from "../../domain/progress/known-import/known-file.ts";
import { decodeText } from "../../domain/subtitles/decode.ts";
import { headOf, isDatabase, readCollection } from "./read-collection.ts";
import { readTable } from "./read-table.ts";
import { unpackCollection } from "./unpack-collection.ts";

/** A text, or a file that lies alone in a folder of its own, which is removed afterwards. */
export type KnownSource =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "file"; readonly name: string; readonly path: string };

/**
 * Opens what a person brings, by its content: a package or collection of Anki, a table, or lines. The one byte a letter that
 * Windows writes in Turkey differs from that of Spain in letters that Spanish has not, so that both are read as the former.
 *
 * @throws {KnownFileError}
 */
export async function readKnownFile(source: KnownSource, now: number): Promise<KnownFile & { close?(): void }> {
  if (source.kind === "text") return readTable(source.text);
  const head = headOf(source.path);
  if (head.length === 0) throw new KnownFileError("known.empty");
  if (isDatabase(source.path)) return readCollection(source.path, now);
  if (head.toString("latin1", 0, 2) === "PK") {
    const collection = path.join(path.dirname(source.path), "collection");
    await unpackCollection(source.path, collection);
    return readCollection(collection, now);
  }
  if (/\.(?:apkg|colpkg)$/i.test(source.name)) throw new KnownFileError("known.zip");
  const bytes = readFileSync(source.path);
  const text = decodeText(bytes, "windows-1254");
  if (!isText(head, bytes, text)) throw new KnownFileError("known.kind");
  return readTable(text, source.name);
}

/** How documents, JSON and archives begin; those of Word and gzip in hexadecimal. */
const otherKinds = /^(?:%PDF|\{|\[|<\?xml|<!doctype|<html|Rar!|7z)/i;
const otherBytes = /^(?:d0cf11e0|1f8b)/;

/** Neither a document, a picture nor a program: those have many bytes of control characters, which text has not. */
function isText(head: Buffer, bytes: Buffer, text: string): boolean {
  const begin = head.toString("latin1").trimStart();
  if (otherKinds.test(begin) || otherBytes.test(head.toString("hex"))) return false;
  const looked = bytes.subarray(0, 4_096);
  const controls = looked.filter((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13).length;
  const isWide = (looked[0] ?? 0) >= 0xfe || text.length < bytes.length * 0.6;
  return controls <= looked.length * 0.02 || (isWide && controls <= looked.length * 0.55 && /\p{L}/u.test(text));
}
