import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { cp, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";

const listName = "backup.json";

/** Every file by its path, with slashes, and its SHA-256. */
const fileList = z.strictObject({ madeAt: z.string(), files: z.record(z.string(), z.string().length(64)) });

/** Locks, sockets, and what the site makes anew by itself. */
const notKept = /^(\..*|lost\+found|lock\.(pid|sqlite.*)|command\.sock|assets|pdf|speech)$/;
const database = "pg";

/** An incomplete or damaged backup, or a place where one must not be written; the message is for the operator. */
export class BackupError extends Error {}

async function entriesOf(folder: string): Promise<string[]> {
  return existsSync(folder) ? (await readdir(folder)).sort() : [];
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return files.map((file) => path.relative(folder, file).split(path.sep).join("/")).sort();
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return [folder, ...entries.filter((e) => e.isDirectory()).map((e) => path.join(e.parentPath, e.name))];
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

async function sync(target: string): Promise<void> {
  const handle = await open(target, "r");
  await handle.sync().finally(() => handle.close());
}

/** What was written survives a power cut. */
async function syncAll(folder: string): Promise<void> {
  for (const file of await filesIn(folder)) await sync(path.join(folder, file));
  // Windows has no fsync of folders.
  if (process.platform !== "win32") for (const inner of await foldersIn(folder)) await sync(inner);
}

/** A file that is removed meanwhile is left out. */
async function copyEntry(from: string, to: string): Promise<void> {
  const stats = await stat(from).catch(() => undefined);
  if (stats === undefined) return;
  if (!stats.isDirectory()) {
    await cp(from, to).catch((error: unknown) => {
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    });
    return;
  }
  await mkdir(to, { recursive: true });
  for (const name of await entriesOf(from)) await copyEntry(path.join(from, name), path.join(to, name));
}

/**
 * Copies a data folder that is in use into a new folder, with a list of all files and their hashes. Under its name it
 * appears when it is complete and on disk.
 *
 * @param copyDatabase copies the database's files as they are at one moment
 * @returns its size in bytes
 * @throws {BackupError} where the folder is not empty or is in the data folder.
 */
export async function writeBackup(
  dataDir: string,
  folder: string,
  copyDatabase: (to: string) => Promise<void>,
): Promise<number> {
  if (!path.relative(dataDir, folder).startsWith("..")) throw new BackupError(`${folder} is in DATA_DIR itself.`);
  if ((await entriesOf(folder)).length > 0) throw new BackupError(`${folder} is not empty: name a new folder.`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await copyDatabase(path.join(unfinished, database));
  // After the database: a file that a row of it names is there.
  for (const name of await entriesOf(dataDir)) {
    if (name !== database && !notKept.test(name))
      await copyEntry(path.join(dataDir, name), path.join(unfinished, name));
  }
  const files: Record<string, string> = {};
  let bytes = 0;
  for (const file of await filesIn(unfinished)) {
    files[file] = await hashOf(path.join(unfinished, file));
    bytes += (await stat(path.join(unfinished, file))).size;
  }
  const list: z.infer<typeof fileList> = { madeAt: new Date().toISOString(), files };
  await writeFile(path.join(unfinished, listName), JSON.stringify(list, undefined, 1));
  await syncAll(unfinished);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return bytes;
}

async function readList(folder: string): Promise<z.infer<typeof fileList>> {
  const text = await readFile(path.join(folder, listName), "utf8").catch(() => "");
  const parsed = fileList.safeParse(text === "" ? undefined : JSON.parse(text));
  if (!parsed.success) throw new BackupError(`${folder} has no readable ${listName}: it is no complete backup.`);
  return parsed.data;
}

/**
 * Puts a backup in the place of a data folder that is lost: all of it, or nothing where a file of it is missing or
 * damaged. The database comes last, without which no site starts there.
 *
 * @returns when the backup was made
 * @throws {BackupError} where the backup is damaged, or the data folder has data.
 */
export async function restoreBackup(folder: string, dataDir: string): Promise<string> {
  const { madeAt, files } = await readList(folder);
  const present = (await entriesOf(dataDir)).filter((name) => !notKept.test(name));
  if (present.length > 0) {
    throw new BackupError(`${dataDir} has data (${present.slice(0, 3).join(", ")} …): move it away first.`);
  }
  const restoring = path.join(dataDir, ".restoring");
  await rm(restoring, { recursive: true, force: true });
  await mkdir(restoring, { recursive: true, mode: 0o700 });
  for (const name of await entriesOf(folder)) {
    if (name !== listName) await copyEntry(path.join(folder, name), path.join(restoring, name));
  }
  for (const [file, hash] of Object.entries(files)) {
    const copy = path.join(restoring, file);
    if (!existsSync(copy)) throw new BackupError(`The backup is damaged: ${file} is missing. Nothing was restored.`);
    if ((await hashOf(copy)) !== hash) {
      throw new BackupError(`The backup is damaged: ${file} is not what was written. Nothing was restored.`);
    }
  }
  await syncAll(restoring);
  const names = await entriesOf(restoring);
  for (const name of [...names.filter((each) => each !== database), database]) {
    await rename(path.join(restoring, name), path.join(dataDir, name));
  }
  await rm(restoring, { recursive: true });
  if (process.platform !== "win32") await sync(dataDir);
  return madeAt;
}
