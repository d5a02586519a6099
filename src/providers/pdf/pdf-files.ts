import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { drawingVersion, type PdfDocument } from "./pdf-document.ts";
import { createPdfMaker, PdfInProgressError, type PdfMaker } from "./pdf-maker.ts";

/** A PDF that is open for reading; who has asked for it closes it. */
export type OpenPdf = { readonly handle: FileHandle; readonly bytes: number };

export type PdfFiles = {
  /** The name under which `open` has the file of a document, and its entity tag. */
  keyOf(name: string, version: string): string;
  /**
   * A file that is made once and kept. Those of older versions of the same name are removed.
   *
   * @param name of letters, digits and hyphens
   */
  open(name: string, version: string, readDocument: () => Promise<PdfDocument>): Promise<OpenPdf>;
  /**
   * A file for this one person: nothing of it is kept.
   *
   * @throws {PdfInProgressError} while another is made for the same person, so that nobody fills the queue
   */
  openOnce(personId: number, readDocument: () => Promise<PdfDocument>): Promise<OpenPdf>;
};

type Options = {
  /** A cache: it may be emptied at any time. */
  readonly folder: string;
  readonly maker?: PdfMaker;
  /** Bytes of all kept files; those used longest ago are removed first. */
  readonly maxBytes?: number;
};

const unfinishedSuffix = ".part";
/** An unfinished file of a process that has ended; far longer than a PDF takes. */
const unfinishedMs = 60 * 60_000;

export function createPdfFiles({ folder, maker = createPdfMaker(), maxBytes = 64 * 1024 * 1024 }: Options): PdfFiles {
  const inProgress = new Map<string, Promise<void>>();
  const people = new Set<number>();

  const keyOf = (name: string, version: string) => `${name}.${version}-${drawingVersion}`;

  /** Draws into an unfinished file, and gives its name to `use`, after which it is removed unless renamed. */
  async function makeUnfinished<Value>(
    readDocument: () => Promise<PdfDocument>,
    use: (file: string) => Promise<Value>,
  ) {
    await mkdir(folder, { recursive: true });
    const unfinished = path.join(folder, `${randomUUID()}${unfinishedSuffix}`);
    try {
      await maker.make(unfinished, readDocument);
      return await use(unfinished);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async function make(name: string, key: string, readDocument: () => Promise<PdfDocument>): Promise<void> {
    await makeUnfinished(readDocument, (unfinished) => rename(unfinished, path.join(folder, `${key}.pdf`)));
    await removeOld(name, key);
  }

  async function removeOld(name: string, key: string): Promise<void> {
    const now = Date.now();
    const kept: { file: string; bytes: number; usedAt: number }[] = [];
    for (const entry of await readdir(folder)) {
      const file = path.join(folder, entry);
      const found = await stat(file).catch(() => undefined);
      if (found === undefined) continue;
      const isOldVersion = entry.startsWith(`${name}.`) && entry !== `${key}.pdf`;
      const isAbandoned = entry.endsWith(unfinishedSuffix) && found.mtimeMs < now - unfinishedMs;
      if (isOldVersion || isAbandoned) await rm(file, { force: true });
      else if (entry.endsWith(".pdf")) kept.push({ file, bytes: found.size, usedAt: found.mtimeMs });
    }
    let bytes = kept.reduce((sum, each) => sum + each.bytes, 0);
    for (const each of kept.sort((a, b) => a.usedAt - b.usedAt)) {
      if (bytes <= maxBytes) return;
      await rm(each.file, { force: true });
      bytes -= each.bytes;
    }
  }

  async function openKept(key: string): Promise<OpenPdf | undefined> {
    const file = path.join(folder, `${key}.pdf`);
    const handle = await open(file, "r").catch(() => undefined);
    if (handle === undefined) return undefined;
    const now = new Date();
    await utimes(file, now, now).catch(() => undefined);
    return openPdf(handle);
  }

  return {
    keyOf,
    async open(name, version, readDocument) {
      const key = keyOf(name, version);
      const kept = await openKept(key);
      if (kept !== undefined) return kept;
      const made = inProgress.get(key) ?? make(name, key, readDocument).finally(() => inProgress.delete(key));
      inProgress.set(key, made);
      await made;
      const opened = await openKept(key);
      if (opened === undefined) throw new Error(`The PDF ${key} was removed as soon as it was made.`);
      return opened;
    },
    async openOnce(personId, readDocument) {
      if (people.has(personId)) throw new PdfInProgressError();
      people.add(personId);
      try {
        // An open file can be read after its name is gone.
        return await makeUnfinished(readDocument, async (file) => openPdf(await open(file, "r")));
      } finally {
        people.delete(personId);
      }
    },
  };
}

async function openPdf(handle: FileHandle): Promise<OpenPdf> {
  return { handle, bytes: (await handle.stat()).size };
}
