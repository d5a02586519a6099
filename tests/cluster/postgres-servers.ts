import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "../factories/free-port.ts";

const run = promisify(execFile);
const debianFolder = "/usr/lib/postgresql";

/** The folder of PostgreSQL's newest programs; undefined where it is not installed. */
export function findPostgres(): string | undefined {
  try {
    const versions = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a));
    return versions[0] === undefined ? undefined : path.join(debianFolder, versions[0], "bin");
  } catch {
    return undefined;
  }
}

/** Servers refuse to run as root: then they run as this user. */
export function unprivileged(name: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync("id", [flag, name]));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

export type PostgresServer = {
  readonly port: number;
  readonly folder: string;
  /** Of the database `postgres`, by the superuser; nothing else can reach the port. */
  readonly url: string;
  start(): Promise<void>;
  isRunning(): boolean;
  /** `immediate` is a crash. */
  stop(mode: "fast" | "immediate"): Promise<void>;
  /** Ends a replica's being one. */
  promote(): Promise<void>;
};

async function whenAnswering(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (child.exitCode !== null) throw error;
      await sleep(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

async function serve(bin: string, folder: string): Promise<PostgresServer> {
  const as = unprivileged("postgres");
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;
  const options = [`-D${folder}`, `-p${port}`, "-clisten_addresses=127.0.0.1", `-cunix_socket_directories=${folder}`];
  return {
    port,
    folder,
    url,
    async start() {
      child = spawn(path.join(bin, "postgres"), options, { ...as, cwd: folder, stdio: "ignore" });
      await whenAnswering(url, child);
    },
    isRunning: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    async stop(mode) {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill(mode === "fast" ? "SIGINT" : "SIGQUIT");
      await ended;
    },
    async promote() {
      await run(path.join(bin, "pg_ctl"), ["-D", folder, "-w", "promote"], { ...as, cwd: folder });
    },
  };
}

function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = unprivileged("postgres");
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** A server in a folder of its own, for who is on this machine alone. Its folder's parents must let others through. */
export async function createPrimary(bin: string, folder: string): Promise<PostgresServer> {
  ownFolder(folder);
  const as = unprivileged("postgres");
  const options = ["-D", folder, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
  await run(path.join(bin, "initdb"), options, { ...as, cwd: folder });
  const server = await serve(bin, folder);
  await server.start();
  return server;
}

/** A streaming replica of it, in another folder. */
export async function createReplica(bin: string, folder: string, primary: PostgresServer): Promise<PostgresServer> {
  ownFolder(folder);
  const as = unprivileged("postgres");
  const source = `${primary.url}?application_name=replica`;
  const options = ["--pgdata", folder, "--dbname", source, "--write-recovery-conf", "--checkpoint=fast", "--no-sync"];
  await run(path.join(bin, "pg_basebackup"), options, { ...as, cwd: folder });
  const server = await serve(bin, folder);
  await server.start();
  return server;
}
