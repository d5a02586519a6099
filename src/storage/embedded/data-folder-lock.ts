import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process uses the data folder. */
export class DataFolderLockedError extends Error {
  override name = "DataFolderLockedError";
  readonly dataDir: string;
  /** The other process, where it could be read. */
  readonly pid: number | undefined;

  constructor(dataDir: string, pid: number | undefined) {
    super(`the data folder ${dataDir} is in use by ${pid === undefined ? "another process" : `process ${pid}`}`);
    this.dataDir = dataDir;
    this.pid = pid;
  }
}

export type DataFolderLock = { release(): void };

const busy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === busy;
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, "utf8"), 10);
    return Number.isNaN(pid) ? undefined : pid;
  } catch {
    return undefined;
  }
}

/**
 * Locks the folder for this process until it is released or the process ends in any way, kill -9 included: the operating
 * system holds the lock, through SQLite; the pid beside it is only for the message. A pid file alone would not do: pids
 * are reused after a crash (in a container it is 1 each time), and two processes that both find a stale one would both
 * continue.
 *
 * @throws {DataFolderLockedError} at once when the folder is locked, also by this process.
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  mkdirSync(dataDir, { recursive: true });
  const pidFile = join(dataDir, "lock.pid");
  const lock = new DatabaseSync(join(dataDir, "lock.sqlite"));
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new DataFolderLockedError(dataDir, readPid(pidFile));
    throw error;
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release() {
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}
