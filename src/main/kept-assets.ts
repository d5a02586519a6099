import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

/** Files that no running process had in its build for so long are removed. */
const keptMs = 30 * 24 * 3_600_000;

/** Starts within this time after one of the same build leave the files as they are. */
const freshMs = 12 * 3_600_000;

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

async function filesIn(folder: string): Promise<{ readonly name: string; readonly path: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ name: path.relative(folder, file), path: file }));
}

/**
 * Copies this build's assets to a folder that all releases share, and removes what has left all of them. A file's name
 * has the hash of its content, so equal names are equal files; its time says when a process last had it in its build.
 * Repeated while a process runs, or a release older than `keptMs` would lose its files while it is still served.
 */
export async function keepAssets(clientFolder: string, store: string, now: Date): Promise<void> {
  const files = await filesIn(path.join(clientFolder, "assets"));
  const mark = path.join(store, `.kept-${hashOf(files.map(({ name }) => name))}`);
  const { mtimeMs: markedMs } = await stat(mark).catch(ifMissing({ mtimeMs: Number.NEGATIVE_INFINITY }));
  if (Math.abs(now.getTime() - markedMs) < freshMs) return;
  for (const folder of new Set(files.map(({ name }) => path.dirname(name)))) {
    await mkdir(path.join(store, folder), { recursive: true });
  }
  for (const file of files) {
    const kept = path.join(store, file.name);
    if (await touch(kept, now)) continue;
    // Another process may serve it as soon as it has its name.
    const partial = `${kept}.${randomUUID()}.partial`;
    await copyFile(file.path, partial);
    await utimes(partial, now, now);
    await rename(partial, kept);
  }
  for (const kept of await filesIn(store)) {
    const { mtimeMs } = await stat(kept.path).catch(ifMissing({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (now.getTime() - mtimeMs > keptMs) await rm(kept.path, { force: true });
  }
  await writeFile(mark, "");
  await utimes(mark, now, now);
}

/** Of a build: names have the hashes of their files' content. */
function hashOf(names: readonly string[]): string {
  return createHash("sha256").update(names.toSorted().join("\n")).digest("hex").slice(0, 16);
}

async function touch(file: string, now: Date): Promise<boolean> {
  return await utimes(file, now, now).then(() => true, ifMissing(false));
}

function ifMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (isMissing(error)) return value;
    throw error;
  };
}
