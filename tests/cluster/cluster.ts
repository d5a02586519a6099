import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { findProgram } from "../../src/providers/speech/find-program.ts";
import { freePort } from "../factories/free-port.ts";
import { redisProgram, startRedis } from "../factories/redis-server.ts";
import { startArguments, startEnvironment } from "../factories/running-site.ts";
import { nginxConfig, pgbouncerConfig } from "./engine-configs.ts";
import { createPrimary, createReplica, findPostgres, type PostgresServer, unprivileged } from "./postgres-servers.ts";

const root = path.resolve(import.meta.dirname, "../..");
const searched = `${process.env.PATH}:/usr/sbin`;
const run = promisify(execFile);

/** Programs that are not installed, with the Debian package of each. */
export function missingEngines(): { readonly program: string; readonly debian: string }[] {
  const engines = [
    { program: "PostgreSQL", debian: "postgresql", found: findPostgres() },
    { program: "pgbouncer", debian: "pgbouncer", found: findProgram("pgbouncer", searched) },
    { program: "nginx", debian: "nginx-light", found: findProgram("nginx", searched) },
    { program: "redis-server", debian: "redis-server", found: redisProgram },
  ];
  return engines.filter(({ found }) => found === undefined);
}

export type Running = { readonly child: ChildProcess; stop(signal?: NodeJS.Signals): Promise<void> };

function running(child: ChildProcess): Running {
  return {
    child,
    async stop(signal = "SIGTERM") {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill(signal);
      const hanging = setTimeout(() => child.kill("SIGKILL"), 15_000);
      await ended;
      clearTimeout(hanging);
    },
  };
}

async function whenOk(url: string, { child }: Running, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${url} ended.\n${output()}`);
    const isOk = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOk) return;
    await sleep(50);
  }
}

export type Cluster = {
  /** Removed by `stop`. */
  readonly folder: string;
  /** nginx, before both processes of the site. */
  readonly origin: string;
  readonly primary: PostgresServer;
  readonly replica: PostgresServer;
  readonly redis: Awaited<ReturnType<typeof startRedis>>;
  readonly sites: Running[];
  /** Of the processes of the site, without nginx. */
  readonly siteOrigins: readonly string[];
  /** Starts a process of the site anew, at its place; of this release unless another's folder is given. */
  startSite(place: number, more?: Readonly<Record<string, string>>, project?: string): Promise<void>;
  /** Brings the schema to a release. */
  migrate(project: string): Promise<void>;
  pgbouncer: Running;
  startPgBouncer(server?: PostgresServer): Promise<void>;
  /** The lines that the processes of the site have logged. */
  output(): string;
  stop(): Promise<void>;
};

type Options = {
  readonly sites?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly report?: (line: string) => void;
  /** The folder of the release that is started; this one unless given. */
  readonly project?: string;
  /** The primary's files are on a disk of so many megabytes; Linux, as root. */
  readonly primaryMegabytes?: number | undefined;
};

const database = "diziokulu";
const owner = "diziokulu_owner";
const site = "diziokulu_site";

/** So that a small disk is filled by data, not by its log. */
const shortLog = ["alter system set max_wal_size = '96MB'", "alter system set min_wal_size = '32MB'"];

async function makeRoles({ url }: PostgresServer, settings: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of [
    `create role ${owner} login`,
    `create role ${site} login`,
    `create database ${database} owner ${owner}`,
    `grant connect, temporary on database ${database} to ${site}`,
    // An answer is acknowledged when the replica has it too: promoting it loses none.
    "alter system set synchronous_standby_names = '*'",
    ...settings,
    "select pg_reload_conf()",
  ]) {
    await client.query(statement);
  }
  await client.end();
}

/**
 * All that a site of several machines has, on the loopback of this one, in a folder that `stop` removes: nginx before
 * processes of the site, PgBouncer before a PostgreSQL with a replica, and Redis.
 */
export async function startCluster({
  sites: count = 2,
  env = {},
  report = () => undefined,
  project: firstProject = root,
  primaryMegabytes,
}: Options = {}): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), "dizi-okulu-cluster-"));
  chmodSync(folder, 0o755);
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.reverse()) await end().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return await start();
  } catch (error) {
    await stop();
    throw error;
  }

  async function start(): Promise<Cluster> {
    const bin = findPostgres() ?? "";
    const disk = path.join(folder, "primary");
    const primaryFolder = primaryMegabytes === undefined ? disk : path.join(disk, "data");
    if (primaryMegabytes !== undefined) {
      mkdirSync(disk);
      await run("mount", ["-t", "tmpfs", "-o", `size=${primaryMegabytes}m,mode=0755`, "tmpfs", disk]);
      stops.push(() => run("umount", [disk]));
    }
    const primary = await createPrimary(bin, primaryFolder);
    stops.push(() => primary.stop("immediate"));
    await makeRoles(primary, primaryMegabytes === undefined ? [] : shortLog);
    const urlOf = (role: string, port: number) => `postgres://${role}@127.0.0.1:${port}/${database}`;
    // Without a standby nothing would be acknowledged.
    const replica = await createReplica(bin, path.join(folder, "replica"), primary);
    stops.push(() => replica.stop("immediate"));
    report(`PostgreSQL is at ${primary.port}, its replica at ${replica.port}.`);
    const redis = await startRedis();
    stops.push(() => redis.stop());
    report(`Redis is at ${redis.port}.`);

    const ports: number[] = [];
    for (let place = 0; place < count; place += 1) ports.push(await freePort());
    const bouncerPort = await freePort();
    const bouncerFolder = path.join(folder, "pgbouncer");
    mkdirSync(bouncerFolder);
    const cluster: Cluster = {
      folder,
      origin: `http://127.0.0.1:${await freePort()}`,
      primary,
      replica,
      redis,
      sites: [],
      siteOrigins: ports.map((port) => `http://127.0.0.1:${port}`),
      migrate,
      startSite,
      pgbouncer: running(spawn("true")),
      startPgBouncer,
      output: () => output,
      stop,
    };

    async function startPgBouncer(server = primary): Promise<void> {
      const files = pgbouncerConfig({
        folder: bouncerFolder,
        port: bouncerPort,
        server,
        database,
        roles: [owner, site],
      });
      const child = spawn(findProgram("pgbouncer", searched) ?? "", [files], {
        ...unprivileged("nobody"),
        stdio: "ignore",
      });
      cluster.pgbouncer = running(child);
    }
    await startPgBouncer();
    stops.push(() => cluster.pgbouncer.stop("SIGINT"));
    report(`PgBouncer is at ${bouncerPort}.`);

    const shared = {
      ...process.env,
      NODE_ENV: "production",
      PUBLIC_URL: cluster.origin,
      DATABASE_URL: urlOf(site, bouncerPort),
      DATABASE_POOLER: "transaction",
      DATABASE_DIRECT_URL: urlOf(site, primary.port),
      DATABASE_REPLICA_URL: urlOf(site, replica.port),
      REDIS_URL: redis.url,
      TRUST_PROXY: "1",
      SECRETS_KEY: randomBytes(32).toString("base64"),
      ASSETS_DIR: path.join(folder, "assets"),
      PAYMENTS: "sandbox",
      ...env,
    };
    async function migrate(project: string): Promise<void> {
      const more = { DATABASE_MIGRATION_URL: urlOf(owner, primary.port), DATA_DIR: path.join(folder, "migrate") };
      const env = Object.assign({}, shared, more);
      await run(process.execPath, ["src/main/cli.ts", "migrate"], { cwd: project, env });
    }
    await migrate(firstProject);
    report("The schema is that of this release.");

    let output = "";
    async function startSite(
      place: number,
      more: Readonly<Record<string, string>> = {},
      project = firstProject,
    ): Promise<void> {
      const dataDir = path.join(folder, `site-${place}`);
      const child = spawn(process.execPath, startArguments, {
        cwd: project,
        env: Object.assign({}, shared, startEnvironment, { PORT: String(ports[place]), DATA_DIR: dataDir }, more),
        stdio: ["ignore", "pipe", "pipe"],
      });
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
      cluster.sites[place] = running(child);
      await whenOk(`http://127.0.0.1:${ports[place]}/readyz`, cluster.sites[place], () => output);
    }
    stops.push(() => Promise.all(cluster.sites.map((each) => each.stop())));
    for (let place = 0; place < count; place += 1) {
      await startSite(place);
      report(`Process ${place + 1} of the site is at ${ports[place]}.`);
    }

    const nginxFolder = path.join(folder, "nginx");
    mkdirSync(nginxFolder);
    const config = path.join(nginxFolder, "nginx.conf");
    writeFileSync(
      config,
      nginxConfig({ folder: nginxFolder, port: Number(new URL(cluster.origin).port), sites: ports }),
    );
    const nginxOptions = ["-p", nginxFolder, "-c", config, "-e", path.join(nginxFolder, "error.log")];
    const nginx = running(spawn(findProgram("nginx", searched) ?? "", nginxOptions, { stdio: "ignore" }));
    stops.push(() => nginx.stop("SIGQUIT"));
    await whenOk(`${cluster.origin}/healthz`, nginx, () => "nginx");
    return cluster;
  }
}
