import { constants, cpSync } from "node:fs";
import { join } from "node:path";
import { embeddedTemplate } from "./template-database.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A new data folder with a migrated embedded database in it, whatever kind of database the test run is for. */
export async function createEmbeddedFolder(): Promise<string> {
  const template = await embeddedTemplate();
  const dataDir = temporaryFolder();
  cpSync(join(template.folder, "pg"), join(dataDir, "pg"), { recursive: true, mode: constants.COPYFILE_FICLONE });
  return dataDir;
}
