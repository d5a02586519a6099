import { DataFolderLockedError } from "../storage/embedded/data-folder-lock.ts";
import { reasonOf } from "../storage/reason-of.ts";
import { needsPassword } from "./commands/admin-command.ts";
import { analyseCommand } from "./commands/analyse-command.ts";
import type { CommandEvent } from "./commands/command.ts";
import { createEventPrinter } from "./commands/event-printer.ts";
import { helpText } from "./commands/help.ts";
import { lexiconCommand } from "./commands/lexicon-command.ts";
import { restoreCommand } from "./commands/restore-command.ts";
import { storageCommands } from "./commands/storage-commands.ts";
import { type Config, readConfig } from "./config.ts";
import { openServices } from "./open-services.ts";
import { keepDataPrivate } from "./private-files.ts";
import { readPassword } from "./read-password.ts";
import { sendCommand } from "./send-command.ts";

const [name = "help", ...args] = process.argv.slice(2);

/** Runs the command in this process, which opens the database; Ctrl-C ends it after the current step. */
async function runHere(
  config: Config,
  password: string | undefined,
  report: (event: CommandEvent) => void,
): Promise<number> {
  const command = storageCommands[name];
  if (command === undefined) throw new Error(`There is no command “${name}”.`);
  keepDataPrivate(config.dataDir, (line) => process.stderr.write(`${line}\n`));
  const services = await openServices(config, {
    warn: (line) => process.stderr.write(`${line}\n`),
    reportError: (error) => process.stderr.write(`Database: ${error.message}\n`),
  });
  const interrupted = new AbortController();
  process.once("SIGINT", () => interrupted.abort());
  try {
    return await command.run({ services, args, password, cwd: process.cwd(), signal: interrupted.signal, report });
  } finally {
    await services.close();
  }
}

async function runWithStorage(): Promise<number> {
  const config = readConfig(process.env);
  const password =
    name === "admin" && needsPassword(args)
      ? await readPassword(process.env.ADMIN_PASSWORD, { input: process.stdin, output: process.stderr })
      : undefined;
  const printer = createEventPrinter(process.stdout, process.stderr);
  try {
    return await runHere(config, password, printer.print);
  } catch (error) {
    if (!(error instanceof DataFolderLockedError)) throw error;
    return await sendCommand(config.dataDir, { command: name, args, password, cwd: process.cwd() }, printer.print);
  } finally {
    printer.end();
  }
}

async function run(): Promise<number> {
  if (["help", "--help", "-h"].includes(name)) {
    process.stdout.write(helpText);
    return 0;
  }
  if (name === "analyse") return analyseCommand(args);
  if (name === "lexicon") return lexiconCommand(args);
  if (name === "restore") {
    return restoreCommand(readConfig(process.env), args, createEventPrinter(process.stdout, process.stderr).print);
  }
  if (name in storageCommands) return runWithStorage();
  process.stderr.write(`There is no command “${name}”.\n\n${helpText}`);
  return 2;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${reasonOf(error).message}\n`);
  process.exitCode = 1;
}
