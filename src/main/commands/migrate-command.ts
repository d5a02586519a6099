import type { StorageCommand } from "./command.ts";

/** Opening the database has brought it to this release, as a start of the site does: nothing is left but to say so. */
export const migrateCommand: StorageCommand = {
  async run({ report }) {
    report({ type: "done", message: "The database has this release's schema and words." });
    return 0;
  },
};
