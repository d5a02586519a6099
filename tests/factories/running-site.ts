import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

export type RunningSite = {
  readonly origin: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to the first answer of /readyz. */
  readonly readyMs: number;
  readonly process: ChildProcess;
  /** What it has said so far. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** As `npm start` has it. */
export const startArguments = ["--max-semi-space-size=16", "--heap-growing-percent=50", "src/main/server.ts"];
export const startEnvironment = {
  NODE_COMPILE_CACHE: path.join(root, ".cache/node"),
  MALLOC_ARENA_MAX: "1",
  MALLOC_TRIM_THRESHOLD_: "65536",
  MALLOC_MMAP_THRESHOLD_: "65536",
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

export function temporaryDataDir(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), "dizi-okulu-"));
}

export function removeDataDir(dataDir: string): Promise<void> {
  return rm(dataDir, { recursive: true, force: true });
}

/**
 * Starts the site as `npm start` does, on a free port, without limits of rate, and waits until it is ready.
 *
 * @param project the folder of the release; this one unless given
 */
export async function startSite(
  dataDir: string,
  env: Record<string, string> = {},
  project = root,
): Promise<RunningSite> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, startArguments, {
    cwd: project,
    env: {
      ...process.env,
      ...startEnvironment,
      PORT: String(port),
      DATA_DIR: dataDir,
      // Copying a build's files takes a second, so all data folders share them.
      ASSETS_DIR: path.join(root, ".cache/assets"),
      RATE_LIMIT_PER_MINUTE: "0",
      RATE_LIMIT_CREDENTIALS_PER_MINUTE: "0",
      LOG_LEVEL: "warn",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const { E2E_LOG_DIR: logFolder } = process.env;
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk;
    if (logFolder !== undefined) appendFileSync(path.join(logFolder, `${child.pid}.log`), chunk);
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    const end = child.exitCode ?? child.signalCode;
    if (end !== null) throw new Error(`The site ended with ${end}.\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    origin,
    dataDir,
    pid: child.pid ?? 0,
    readyMs: performance.now() - started,
    output: () => output,
    process: child,
    async stop(signal = "SIGTERM") {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exit = once(child, "exit");
      child.kill(signal);
      const [code]: (number | null)[] = await exit;
      return code ?? null;
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
