import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { DurableNodeFS } from "./durable-node-fs.ts";
import { refuseLostData, unfinishedMark } from "./refuse-lost-data.ts";

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"), // -F is "no fsync"
  ...["-c", "wal_sync_method=fsync"], // the compiled program ignores fdatasync
  ...["-c", "shared_buffers=32MB"], // what is not in them is in the system's own cache; 128 MB stayed with the process
  ...["-c", "max_wal_size=128MB", "-c", "min_wal_size=32MB"],
];

const keptLogLines = 20;

function syncFile(path: string): void {
  const descriptor = openSync(path, "r+");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function syncFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) syncFile(join(entry.parentPath, entry.name));
  }
}

async function open(folder: string): Promise<PGlite> {
  const log: string[] = [];
  const database = new PGlite({
    fs: new DurableNodeFS(folder),
    relaxedDurability: false,
    startParams,
    onStderr: (line) => {
      log.push(line);
      if (log.length > keptLogLines) log.shift();
      return false;
    },
  });
  try {
    await database.waitReady;
  } catch (error) {
    throw new Error(`the embedded database in ${folder} does not open: ${log.join("; ")}`, { cause: error });
  }
  return database;
}

/**
 * Opens the database in a folder, creating it where there is none and never was (`refuseLostData`). A folder whose creation was interrupted is created
 * again: a marker file exists beside it until it is complete.
 */
export async function openFolder(folder: string): Promise<PGlite> {
  refuseLostData(folder);
  const unfinished = unfinishedMark(folder);
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  else if (existsSync(join(folder, "PG_VERSION"))) return await open(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, "");
  const database = await open(folder);
  syncFiles(folder);
  rmSync(unfinished);
  return database;
}
