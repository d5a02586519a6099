import path from "node:path";
import { BackupError } from "../../providers/data-folder/backup.ts";
import type { StorageCommand } from "./command.ts";

const usage = "Give it as: backup FOLDER";

/** Copies the embedded database and the other files of the data folder while the site goes on. */
export const backupCommand: StorageCommand = {
  async run({ services: { database, dataFolder }, args, cwd, report }) {
    const [name, ...others] = args;
    if (name === undefined || others.length > 0) {
      report({ type: "failure", message: usage });
      return 2;
    }
    const { copyFilesTo } = database;
    if (copyFilesTo === undefined) {
      const message = "The data is in PostgreSQL: back it up by pg_dump, and DATA_DIR by copying it.";
      report({ type: "failure", message });
      return 1;
    }
    const folder = path.resolve(cwd, name);
    try {
      const bytes = await dataFolder.backUp(folder, copyFilesTo);
      report({ type: "done", message: `Backed up to ${folder}: ${Math.ceil(bytes / 1024 / 1024)} MB.` });
      return 0;
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      report({ type: "failure", message: error.message });
      return 1;
    }
  },
};
