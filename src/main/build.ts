import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { type DataFolderLock, DataFolderLockedError, lockDataFolder } from "../storage/embedded/data-folder-lock.ts";

const projectRoot = path.resolve(import.meta.dirname, "../..");
const lockFolder = path.join(projectRoot, ".cache/build-lock");
const lockRetryMs = 250;
const stampFile = path.join(projectRoot, "build/stamp");

export const clientFolder = path.join(projectRoot, "build/client");
export const pagesFile = path.join(projectRoot, "build/server/index.js");

/** The build writes it again with the same text. */
const rewrittenFile = "project.inlang/settings.json";

/** Among the sources, but written by the build itself: seen as sources they would make each build stale at once. */
const made = ["src/web/**/generated{,-console}/**", "src/web/**/*.inlang/{cache/**,README.md}"];

/** The inputs of the build. */
const sources = [
  "src/{web,worker,domain,contract,build}/**/*",
  "content/{articles,pages}/**/*",
  "package-lock.json",
  "{vite,react-router}.config.ts",
  rewrittenFile,
];

/** A hash of the sources' sizes and modification times, which takes a few milliseconds. */
async function stampOfSources(): Promise<string> {
  const lines: string[] = [];
  for await (const file of glob(sources, { cwd: projectRoot, exclude: made })) {
    const { size, mtimeMs, isFile } = await stat(path.join(projectRoot, file)).then((found) => ({
      size: found.size,
      mtimeMs: found.mtimeMs,
      isFile: found.isFile(),
    }));
    if (isFile) lines.push(`${file} ${size} ${file === rewrittenFile ? "" : mtimeMs}`);
  }
  return createHash("sha256").update(lines.sort().join("\n")).digest("hex");
}

async function readStamp(): Promise<string> {
  return readFile(stampFile, "utf8").catch(() => "");
}

function runBuild(): Promise<void> {
  const cli = path.join(projectRoot, "node_modules/@react-router/dev/bin.cjs");
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, "build"], {
      cwd: projectRoot,
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    let errors = "";
    child.stderr.on("data", (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`The build of the pages failed.\n${errors}`)),
    );
  });
}

/** Builds the pages for browsers and server. */
export async function buildSite(): Promise<void> {
  const stamp = await stampOfSources();
  await runBuild();
  await writeFile(stampFile, stamp);
}

/** Builds the pages where they are missing or older than their sources; never in production. */
export async function ensureBuild(isProduction: boolean, report: (message: string) => void): Promise<void> {
  if (isProduction) {
    if (!existsSync(pagesFile)) throw new Error("The pages are not built. Give `npm run build` before the start.");
    return;
  }
  if (await isBuilt()) return;
  const lock = await waitForLock(report);
  try {
    // Another process may have built them meanwhile.
    if (await isBuilt()) return;
    report("Building the pages; this is done once.");
    await buildSite();
  } finally {
    lock.release();
  }
}

async function isBuilt(): Promise<boolean> {
  return existsSync(pagesFile) && (await readStamp()) === (await stampOfSources());
}

/** Two builds at once would remove each other's files. */
async function waitForLock(report: (message: string) => void): Promise<DataFolderLock> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return lockDataFolder(lockFolder);
    } catch (error) {
      if (!(error instanceof DataFolderLockedError)) throw error;
      if (attempt === 0) report("Another process builds the pages; waiting for it.");
      await setTimeout(lockRetryMs);
    }
  }
}
