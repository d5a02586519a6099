import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";

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

/**
 * From now on this process makes folders and files for its own user only (umask 077), threads included; the data folder
 * is made 0700 and what is in it loses the rights of others. For the start, before anything is opened. On Windows the
 * folder's access control list is inherited instead.
 */
export function keepDataPrivate(dataDir: string, report: (line: string) => void): void {
  if (process.platform === "win32") return;
  process.umask(othersRights);
  mkdirSync(dataDir, { recursive: true });
  const { repaired, failed } = repairModes(dataDir);
  if (repaired > 0)
    report(`${dataDir} was open to others on this machine: took their rights from ${repaired} entries.`);
  if (failed.length > 0) {
    report(
      `${dataDir} is open to others on this machine: ${failed.length} entries belong to another user (${failed[0]}).`,
    );
  }
}
