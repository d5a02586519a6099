import type { Services } from "../../services/services.ts";
import type { ImportEvent } from "../../services/subtitles/import-event.ts";

/** Events of a running command, printed by the terminal. */
export type CommandEvent =
  | ImportEvent
  | { readonly type: "done"; readonly message: string }
  | { readonly type: "failure"; readonly message: string };

/** A command that needs storage: run by the site that has the data folder open, or else by the command line. */
export type StorageCommand = {
  run(call: CommandCall): Promise<number>;
};

export type CommandCall = {
  readonly services: Services;
  readonly args: readonly string[];
  /** What was asked for apart from the arguments, which others on the machine may see. */
  readonly password?: string | undefined;
  /** The folder that relative paths of the arguments refer to. */
  readonly cwd: string;
  /** Ends the command after the current step. */
  readonly signal: AbortSignal;
  report(event: CommandEvent): void;
};
