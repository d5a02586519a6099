import { createInterface } from "node:readline/promises";
import { PassThrough } from "node:stream";

type Terminal = { readonly input: NodeJS.ReadStream; readonly output: NodeJS.WriteStream };

/** One line, which is not shown while it is typed. */
async function ask(question: string, { input, output }: Terminal): Promise<string> {
  output.write(question);
  const lines = createInterface({ input, output: new PassThrough().resume(), terminal: true });
  const interrupted = new AbortController();
  lines.once("SIGINT", () => interrupted.abort());
  try {
    return await lines.question("", { signal: interrupted.signal });
  } finally {
    lines.close();
    output.write("\n");
  }
}

/**
 * A new password: of the variable for scripts, asked for twice on a terminal, or else the first line of the input. Never
 * an argument, which the shell's history and the list of processes show.
 */
export async function readPassword(variable: string | undefined, { input, output }: Terminal): Promise<string> {
  if (variable !== undefined) return variable;
  if (input.isTTY) {
    const password = await ask("Password: ", { input, output });
    if (password === (await ask("Again: ", { input, output }))) return password;
    throw new Error("These were two different passwords; nothing was made.");
  }
  for await (const line of createInterface({ input })) return line;
  return "";
}
