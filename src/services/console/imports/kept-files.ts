import { existsSync } from "node:fs";
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  copyImportSource,
  deleteImportSources,
  insertImportSource,
  readImportSource,
  readImportSourceIds,
  readImportSourcePaths,
} from "../../../storage/console/import-sources.ts";
import type { KeptFile } from "../../../storage/console/imports.ts";
import type { Db } from "../../../storage/database.ts";
import type { Services } from "../../services.ts";

/*
 * The files of an import are kept for a week: with the embedded database in a folder, and on PostgreSQL as rows, so that
 * any process can run an import that another one took. There the folder is what one process works in.
 */

type Keeping = Pick<Services, "database" | "importsFolder">;

/** Far longer than an upload or an import takes. */
const abandonedMs = 24 * 3_600_000;

const areRows = ({ database }: Keeping) => database.kind === "postgres";

const folderOf = ({ importsFolder }: Keeping, id: string) => path.join(importsFolder, id);

async function foldersIn({ importsFolder }: Keeping): Promise<string[]> {
  if (!existsSync(importsFolder)) return [];
  const entries = await readdir(importsFolder, { withFileTypes: true });
  return entries.filter((each) => each.isDirectory()).map(({ name }) => name);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((each) => each.isFile()).map((each) => path.join(each.parentPath, each.name));
}

const placeIn = (folder: string, file: string) => path.relative(folder, file).replaceAll("\\", "/");

/** The imports whose files this process can have. */
export async function keptIds(services: Keeping): Promise<string[]> {
  return areRows(services) ? await readImportSourceIds(services.database.db) : await foldersIn(services);
}

/**
 * Keeps what `arrive` writes into a new import's folder, as part of the transaction of `save`. Where either fails nothing
 * is kept.
 */
export async function keepArriving<Arrived, Saved>(
  services: Keeping,
  id: string,
  arrive: (folder: string) => Promise<Arrived>,
  save: (arrived: Arrived, keep: (transaction: Db) => Promise<void>) => Promise<Saved>,
): Promise<Saved> {
  const folder = folderOf(services, id);
  let isKept = false;
  try {
    const saved = await save(await arrive(folder), async (transaction) => {
      if (!areRows(services)) return;
      for (const file of await filesIn(folder)) {
        const source = { importId: id, path: placeIn(folder, file), content: await readFile(file) };
        await insertImportSource(transaction, source);
      }
    });
    isKept = !areRows(services);
    return saved;
  } finally {
    if (!isKept) await rm(folder, { recursive: true, force: true });
  }
}

/** Has the import's files in a folder while `work` runs. */
export async function inFolder(services: Keeping, id: string, work: (folder: string) => Promise<void>): Promise<void> {
  if (!areRows(services)) return await work(folderOf(services, id));
  const { db } = services.database;
  // A process beside this one may take it as soon as it is free, before its folder is gone.
  const folder = folderOf(services, `${id}.${process.pid}`);
  try {
    await rm(folder, { recursive: true, force: true });
    for (const place of await readImportSourcePaths(db, id)) {
      const file = path.join(folder, place);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, await readImportSource(db, id, place), { mode: 0o600 });
    }
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Gives a new import the files of earlier ones, with the settings that stand beside and above them. */
export async function keepAgain(
  services: Keeping,
  transaction: Db,
  id: string,
  files: readonly KeptFile[],
): Promise<void> {
  for (const { jobId, path: place } of files) {
    const above = path.posix.dirname(place);
    const settings = [above, path.posix.dirname(above)].map((at) => path.posix.join(at, "title.json"));
    for (const name of new Set([place, ...settings])) {
      if (areRows(services)) await copyImportSource(transaction, { from: jobId, to: id, path: name });
      else await linkFile(services, { jobId, name, id, isRequired: name === place });
    }
  }
}

type LinkedFile = {
  readonly jobId: string;
  readonly name: string;
  readonly id: string;
  readonly isRequired: boolean;
};

async function linkFile(services: Keeping, { jobId, name, id, isRequired }: LinkedFile): Promise<void> {
  const file = path.join(folderOf(services, id), name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await link(path.join(folderOf(services, jobId), name), file).catch((error: unknown) => {
    // No title.json, or one that is linked already.
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (isRequired || !(code === "ENOENT" || code === "EEXIST")) throw error;
  });
}

export async function hasFiles(services: Keeping, id: string): Promise<boolean> {
  if (!areRows(services)) return existsSync(folderOf(services, id));
  return (await readImportSourcePaths(services.database.db, id)).length > 0;
}

export async function removeFiles(services: Keeping, ids: readonly string[]): Promise<void> {
  if (areRows(services)) await deleteImportSources(services.database.db, ids);
  else for (const id of ids) await rm(folderOf(services, id), { recursive: true, force: true });
}

/** Removes folders that a process has left which was killed. */
export async function removeAbandoned(services: Keeping, now: Date): Promise<void> {
  if (!areRows(services)) return;
  for (const id of await foldersIn(services)) {
    const folder = folderOf(services, id);
    const found = await stat(folder).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < now.getTime() - abandonedMs) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
