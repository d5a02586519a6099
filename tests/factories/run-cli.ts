import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

export type CliRun = { readonly code: number | null; readonly out: string; readonly err: string };

/** Starts a command as `npm run cli -- …` does. */
export function startCli(
  args: readonly string[],
  env: Record<string, string> = {},
  input: "ignore" | "pipe" = "ignore",
): ChildProcess {
  return spawn(process.execPath, ["src/main/cli.ts", ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: [input, "pipe", "pipe"],
  });
}

/** Runs a command to its end. */
export async function runCli(args: readonly string[], env: Record<string, string> = {}): Promise<CliRun> {
  const child = startCli(args, env);
  let out = "";
  let err = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    out += chunk;
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    err += chunk;
  });
  const [code]: (number | null)[] = await once(child, "close");
  return { code: code ?? null, out, err };
}
