import { adminCommand } from "./admin-command.ts";
import { backupCommand } from "./backup-command.ts";
import type { StorageCommand } from "./command.ts";
import { demoCommand } from "./demo-command.ts";
import { exportPackCommand } from "./export-pack-command.ts";
import { importCommand } from "./import-command.ts";
import { migrateCommand } from "./migrate-command.ts";
import { pollCommand } from "./poll-command.ts";
import { secretsCommand } from "./secrets-command.ts";

export const storageCommands: Readonly<Record<string, StorageCommand>> = {
  import: importCommand,
  "export-pack": exportPackCommand,
  admin: adminCommand,
  backup: backupCommand,
  demo: demoCommand,
  poll: pollCommand,
  migrate: migrateCommand,
  secrets: secretsCommand,
};
