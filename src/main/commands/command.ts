import type { Services } from "../../services/services.ts";
import type { ImportEvent } from "../../services/subtitles/import-event.ts";

/** What a command tells while it runs; the terminal draws it. */
export type CommandEvent =
  | ImportEvent
  | { readonly type: "done"; readonly message: string }
  | { readonly type: "failure"; readonly message: string };

/** A command that needs storage: run by the site where one has the data folder open, else by the command line itself. */
export type StorageCommand = {
  run(call: CommandCall): Promise<number>;
};

export type CommandCall = {
  readonly services: Services;
  readonly args: readonly string[];
  /** Folder in which relative paths of the arguments begin. */
  readonly cwd: string;
  /** Ends the command after the step that is under way. */
  readonly signal: AbortSignal;
  report(event: CommandEvent): void;
};
