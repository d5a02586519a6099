import { rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { writeBackup } from "./backup.ts";

/** The folder of mail, uploads, kept files and the embedded database. */
export type DataFolder = {
  /** Bytes that this process may still write there. */
  freeBytes(): Promise<number>;
  /** Resolves where files can be written there, and there is room for more; else says why not. */
  check(): Promise<void>;
  /** As `writeBackup`. */
  backUp(to: string, copyDatabase: (to: string) => Promise<void>): Promise<number>;
};

/** With less, the embedded database soon cannot write its log, nor an upload be kept. */
const defaultLeastBytes = 64 * 1024 * 1024;
const checkEveryMs = 2_000;

const probe = Buffer.alloc(4096, 1);

export function createDataFolder(folder: string, leastBytes = defaultLeastBytes): DataFolder {
  let checked = Number.NEGATIVE_INFINITY;
  let last = Promise.resolve();

  async function freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  }

  async function writeProbe(): Promise<void> {
    const file = path.join(folder, `.probe-${process.pid}`);
    await writeFile(file, probe).finally(() => rm(file, { force: true }));
    const free = await freeBytes();
    if (free < leastBytes) throw new Error(`${folder} has ${Math.floor(free / 1024 / 1024)} MB left`);
  }

  return {
    freeBytes,
    backUp: (to, copyDatabase) => writeBackup(folder, to, copyDatabase),
    /** Anybody may ask: answered from the last time for two seconds. */
    check() {
      if (performance.now() - checked >= checkEveryMs) {
        checked = performance.now();
        last = writeProbe();
      }
      return last;
    },
  };
}
