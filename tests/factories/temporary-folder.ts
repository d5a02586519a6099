import { existsSync, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
/** Far more than the databases of two workers take; containers often have 64 MB. */
const roomy = 2 * 1024 ** 3;

function isRoomy(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > roomy;
}

const parent = isRoomy(memory) ? memory : tmpdir();

/** A new folder for a test's data, in memory where there is room: a busy disk makes databases wait at every write. */
export function temporaryFolder(): string {
  return mkdtempSync(join(parent, "dizi-okulu-test-"));
}
