import { constants, cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedTemplate } from "./template-database.ts";

/** A new data folder with a migrated embedded database in it, whatever kind of database the test run is for. */
export async function createEmbeddedFolder(): Promise<string> {
  const template = await embeddedTemplate();
  const dataDir = mkdtempSync(join(tmpdir(), "dizi-okulu-test-"));
  cpSync(join(template.folder, "pg"), join(dataDir, "pg"), { recursive: true, mode: constants.COPYFILE_FICLONE });
  return dataDir;
}
