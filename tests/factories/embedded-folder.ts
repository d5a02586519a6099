import { constants, cpSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { migratedFolder } from "./template-database.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const program = new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite"));
let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * V8 shares a program's machine code between the threads of a process while one of them holds it: with it held here, each
 * further database opens in less than half of the CPU time.
 */
async function holdProgram(): Promise<WebAssembly.Module> {
  compiled ??= readFile(program).then((bytes) => WebAssembly.compile(bytes));
  return await compiled;
}

/**
 * A new data folder with an embedded database in it, whatever kind of database the test run is for.
 *
 * @param template whose database is copied; a migrated one's unless given
 */
export async function createEmbeddedFolder(template?: string): Promise<string> {
  const copied = template ?? (await migratedFolder());
  const dataDir = temporaryFolder();
  cpSync(join(copied, "pg"), join(dataDir, "pg"), { recursive: true, mode: constants.COPYFILE_FICLONE });
  await holdProgram();
  return dataDir;
}
