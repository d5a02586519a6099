import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  placeTitles,
  readShippedPacks,
  type ShippedPack,
  saveShippedPacks,
} from "../../storage/catalogue/shipped-packs.ts";
import type { Db } from "../../storage/database.ts";
import { raiseVersion } from "../../storage/publication/queries.ts";
import type { Services } from "../services.ts";
import { collectFiles } from "./collect-files.ts";
import { findStored, hashOf, readPack } from "./import-packs.ts";
import { importSubtitles } from "./import-subtitles.ts";

type Shipping = { readonly signal: AbortSignal; readonly report: (line: string) => void };

/** A pack of this release, and what an installation has of it. */
type Compared = {
  readonly file: string;
  readonly pack: ShippedPack;
  /** As an earlier release stored it; undefined where none has. */
  readonly before: ShippedPack | undefined;
  /** Of what is stored in the places of its episodes. */
  readonly storedHashes: readonly string[];
  readonly titleId: number | undefined;
};

/**
 * Brings the films of the packs in a folder, which come with releases, to this release: their words, lines and order. What
 * the operator has edited stays as it is, a title that was removed stays away, and an episode that was imported from another
 * file is left alone. Does nothing where all packs are those of before; may be cut off and run again.
 */
export async function updateShipped(services: Services, folder: string, { signal, report }: Shipping): Promise<void> {
  const { db } = services.database;
  const shipped = await readShippedPacks(db);
  const files = (await collectFiles([folder])).packs;
  const named = files.map((file) => ({ file, name: path.relative(folder, file).replaceAll("\\", "/") }));
  const hashes = new Map<string, string>();
  for (const { file, name } of named)
    hashes.set(
      name,
      createHash("sha256")
        .update(await readFile(file))
        .digest("hex"),
    );
  if (named.every(({ name }) => shipped.get(name)?.hash === hashes.get(name))) return;

  const all: Compared[] = [];
  for (const { file, name } of named) {
    if (signal.aborted) return;
    const compared = await compare(db, file, { file: name, hash: hashes.get(name) ?? "" });
    all.push({ ...compared, file, before: shipped.get(name) });
  }
  // Without a record all that is there is of a release before there were records, and what is missing was removed.
  const isRecorded = shipped.size > 0;
  const outdated = all.filter((one) => isToBeImported(one, isRecorded));
  if (!(await importPacks(services, outdated, signal))) return;
  await saveShippedPacks(
    db,
    all.map(({ pack }) => pack),
  );
  const titleIds: number[] = [];
  for (const { file, titleId } of all) {
    const id = titleId ?? (await compare(db, file, { file, hash: "" })).titleId;
    if (id !== undefined) titleIds.push(id);
  }
  if (await placeTitles(db, titleIds)) {
    await raiseVersion(db);
    await services.contentVersion.refresh();
  }
  if (outdated.length > 0) report(`Films of this release brought up to date: ${outdated.length}.`);
}

async function compare(db: Db, path: string, shipped: Pick<ShippedPack, "file" | "hash">) {
  const { title, episodes } = await readPack(path);
  const stored = [];
  for (const episode of episodes) stored.push(await findStored(db, title, episode));
  return {
    pack: { ...shipped, contentHashes: episodes.map((episode) => hashOf(title, episode)) },
    storedHashes: stored.flatMap((episode) => episode?.contentHash ?? []),
    titleId: stored.find((episode) => episode !== undefined)?.titleId,
  };
}

function isToBeImported({ pack, before, storedHashes }: Compared, isRecorded: boolean): boolean {
  const isMissing = storedHashes.length === 0;
  if (before === undefined) return isRecorded ? isMissing : !isMissing && !hasAll(pack, storedHashes);
  if (isMissing || hasAll(pack, storedHashes)) return false;
  return storedHashes.every((hash) => before.contentHashes.includes(hash));
}

const hasAll = ({ contentHashes }: ShippedPack, storedHashes: readonly string[]) =>
  contentHashes.every((hash) => storedHashes.includes(hash));

/** False where it was cut off or a file could not be imported: then it is tried again later. */
async function importPacks(services: Services, packs: readonly Compared[], signal: AbortSignal): Promise<boolean> {
  if (packs.length === 0) return true;
  const files = packs.map(({ file }) => file);
  let isDone = false;
  for await (const event of importSubtitles(services, files, signal)) {
    if (event.type === "file" && event.status === "failed")
      throw new Error(`${event.file}: ${event.problems[0]?.message}`);
    if (event.type === "end") isDone = event.isComplete;
  }
  return isDone;
}
