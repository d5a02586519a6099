import path from "node:path";
import { BackupError, restoreBackup } from "../../providers/data-folder/backup.ts";
import { DataFolderLockedError, lockDataFolder } from "../../storage/embedded/data-folder-lock.ts";
import type { Config } from "../config.ts";
import { keepDataPrivate } from "../private-files.ts";
import type { CommandEvent } from "./command.ts";

type Setting = Pick<Config, "dataDir" | "databaseUrl">;

/** Makes a data folder of a backup, before a site is started on it. Exit codes as of every command. */
export async function restoreCommand(
  { dataDir, databaseUrl }: Setting,
  args: readonly string[],
  report: (event: CommandEvent) => void,
): Promise<number> {
  const fail = (message: string, code = 1) => {
    report({ type: "failure", message });
    return code;
  };
  const [name, ...others] = args;
  if (name === undefined || others.length > 0) return fail("Give it as: restore FOLDER", 2);
  if (databaseUrl !== undefined) return fail("DATABASE_URL is set: restore PostgreSQL by pg_restore.");
  keepDataPrivate(dataDir, (message) => report({ type: "failure", message }));
  try {
    const lock = lockDataFolder(dataDir);
    const madeAt = await restoreBackup(path.resolve(name), dataDir).finally(() => lock.release());
    report({ type: "done", message: `${dataDir} is again what it was at ${madeAt}. Start the site.` });
    return 0;
  } catch (error) {
    if (error instanceof BackupError || error instanceof DataFolderLockedError) return fail(error.message);
    throw error;
  }
}
