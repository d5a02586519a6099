import { chmod, unlink } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { z } from "zod";
import type { Services } from "../services/services.ts";
import { reasonOf } from "../storage/reason-of.ts";
import type { CommandEvent } from "./commands/command.ts";
import { storageCommands } from "./commands/storage-commands.ts";
import { type CommandCall, type CommandLine, socketPath } from "./send-command.ts";

const callSchema = z.strictObject({
  command: z.string(),
  args: z.array(z.string()),
  password: z.string().optional(),
  cwd: z.string(),
}) satisfies z.ZodType<CommandCall>;

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
