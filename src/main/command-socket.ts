import { chmod, unlink } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import type { Services } from "../services/services.ts";
import { reasonOf } from "../storage/reason-of.ts";
import type { CommandEvent } from "./commands/command.ts";
import { storageCommands } from "./commands/storage-commands.ts";

/** The request is one line of JSON; the response is lines of JSON: events, then the exit code. */
const callSchema = z.strictObject({
  command: z.string(),
  args: z.array(z.string()),
  password: z.string().optional(),
  cwd: z.string(),
});

type CommandLine = { readonly event: CommandEvent } | { readonly exitCode: number };

/** On Windows a named pipe instead of a socket file. */
function socketPath(dataDir: string): string {
  if (process.platform === "win32") return path.join("\\\\.\\pipe", dataDir);
  const absolute = path.join(dataDir, "command.sock");
  const relative = path.relative(process.cwd(), absolute);
  // A socket's path is limited to about a hundred bytes, so the shorter one is used.
  return relative.length < absolute.length ? relative : absolute;
}

async function answer(socket: Socket, services: Services, isBusy: { value: boolean }): Promise<void> {
  const send = (line: CommandLine) => socket.writable && socket.write(`${JSON.stringify(line)}\n`);
  const gone = new AbortController();
  socket.on("close", () => gone.abort());
  socket.on("error", () => gone.abort());
  for await (const line of createInterface({ input: socket })) {
    const call = callSchema.parse(JSON.parse(line));
    const command = storageCommands[call.command];
    const report = (event: CommandEvent) => void send({ event });
    if (command === undefined || isBusy.value) {
      const message =
        command === undefined
          ? `The running site knows no command “${call.command}”.`
          : "Another command is running; wait for it to end.";
      report({ type: "failure", message });
      send({ exitCode: 2 });
    } else {
      isBusy.value = true;
      try {
        send({ exitCode: await command.run({ ...call, services, signal: gone.signal, report }) });
      } catch (error) {
        report({ type: "failure", message: reasonOf(error).message });
        send({ exitCode: 1 });
      } finally {
        isBusy.value = false;
      }
    }
    socket.end();
    return;
  }
}

/**
 * Accepts commands for the data folder that this process has open, from this user only (mode 0600). The caller holds the
 * folder's lock, so that an existing socket file was left by a process that is gone.
 */
export async function listenForCommands(dataDir: string, services: Services): Promise<Server> {
  const file = socketPath(dataDir);
  const isBusy = { value: false };
  const server = createServer((socket) => {
    answer(socket, services, isBusy).catch(() => socket.destroy());
  });
  if (process.platform !== "win32") await unlink(file).catch(() => undefined);
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(file, resolve));
  if (process.platform !== "win32") await chmod(file, 0o600);
  return server.unref();
}

/** Sends a command to the site that has the data folder open. Returns its exit code; throws where no site listens. */
export function sendCommand(
  dataDir: string,
  call: z.infer<typeof callSchema>,
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
