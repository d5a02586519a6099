import { connect } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import type { CommandEvent } from "./commands/command.ts";

/** The request is one line of JSON; the response is lines of JSON: events, then the exit code. */
export type CommandCall = {
  readonly command: string;
  readonly args: string[];
  readonly password?: string | undefined;
  readonly cwd: string;
};

export type CommandLine = { readonly event: CommandEvent } | { readonly exitCode: number };

/** On Windows a named pipe instead of a socket file. */
export function socketPath(dataDir: string): string {
  if (process.platform === "win32") return path.join("\\\\.\\pipe", dataDir);
  const absolute = path.join(dataDir, "command.sock");
  const relative = path.relative(process.cwd(), absolute);
  // A socket's path is limited to about a hundred bytes, so the shorter one is used.
  return relative.length < absolute.length ? relative : absolute;
}

/** Sends a command to the site that has the data folder open. Returns its exit code; throws where no site listens. */
export function sendCommand(
  dataDir: string,
  call: CommandCall,
  report: (event: CommandEvent) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(socketPath(dataDir), () => socket.write(`${JSON.stringify(call)}\n`));
    socket.on("error", reject);
    const lines = createInterface({ input: socket });
    lines.on("line", (text) => {
      const line: CommandLine = JSON.parse(text);
      if ("event" in line) report(line.event);
      else resolve(line.exitCode);
    });
    lines.on("close", () => reject(new Error("The site stopped before the command ended; give it again.")));
    // The site ends the command when the connection closes.
    process.once("SIGINT", () => socket.destroy());
  });
}
