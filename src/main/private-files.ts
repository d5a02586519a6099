import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { ConfigError } from "./config.ts";

/** Rights of the group and of everybody else. */
const othersRights = 0o077;

type Repair = { readonly repaired: number; readonly failed: readonly string[] };

function entriesOf(folder: string): string[] {
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true });
  // A link's target is outside, or listed itself.
  return [folder, ...inside.filter((entry) => !entry.isSymbolicLink()).map((e) => path.join(e.parentPath, e.name))];
}

/** Takes away what rights others than the owner have; files that vanish meanwhile are ignored. */
function repairModes(folder: string): Repair {
  let repaired = 0;
  const failed: string[] = [];
  for (const entry of entriesOf(folder)) {
    const mode = lstatSync(entry, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & othersRights) === 0) continue;
    try {
      chmodSync(entry, mode & 0o700);
      repaired += 1;
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") continue;
      failed.push(entry);
    }
  }
  return { repaired, failed };
}

/** @throws {ConfigError} where the folder cannot be made or written: nothing that the site does would be kept. */
function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR: this user cannot write to ${dataDir} (${reason}).`);
  }
}

/**
 * From now on this process makes folders and files for its own user only (umask 077), threads included; the data folder
 * is made 0700 and what is in it loses the rights of others. For the start, before anything is opened. On Windows the
 * folder's access control list is inherited instead.
 *
 * @throws {ConfigError} where the folder cannot be written.
 */
export function keepDataPrivate(dataDir: string, report: (line: string) => void): void {
  if (process.platform !== "win32") process.umask(othersRights);
  makeWritable(dataDir);
  if (process.platform === "win32") return;
  const { repaired, failed } = repairModes(dataDir);
  if (repaired > 0)
    report(`${dataDir} was open to others on this machine: took their rights from ${repaired} entries.`);
  if (failed.length > 0) {
    report(
      `${dataDir} is open to others on this machine: ${failed.length} entries belong to another user (${failed[0]}).`,
    );
  }
}
