import { constants } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import { drizzle } from "./drizzle.ts";
import { lockDataFolder } from "./embedded/data-folder-lock.ts";
import { type EmbeddedServer, startEmbeddedServer } from "./embedded/embedded-server.ts";
import { refuseLostData } from "./embedded/refuse-lost-data.ts";
import { isDamage } from "./is-database-unavailable.ts";
import { type TraceQuery, traceQueries } from "./trace-queries.ts";

/** The database or a transaction on it. In a transaction, use it alone: the embedded database has one connection. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Database = {
  readonly db: NodePgDatabase<Record<string, never>>;
  readonly pool: pg.Pool;
  readonly kind: "postgres" | "embedded";
  /** Runs work on a connection of its own, on PostgreSQL without timeouts and by the role of migrations. */
  withConnection<T>(work: (client: pg.Client | pg.PoolClient) => Promise<T>): Promise<T>;
  /**
   * Copies the files of the embedded database into a new folder as they are between two transactions; others wait
   * meanwhile. Undefined on PostgreSQL.
   */
  readonly copyFilesTo: ((folder: string) => Promise<void>) | undefined;
  /** After much was written: ends the embedded database's thread, which keeps the memory of it, and begins another. */
  giveMemoryBack(): Promise<void>;
  /** Whether `withConnection` keeps a session: through a pooler of transactions each may be another. */
  readonly hasSessions: boolean;
  /** Whether the database answers within two seconds, and no statement of this process has met damaged files. */
  isReady(): Promise<boolean>;
  /** Waits for running queries, then closes. */
  close(): Promise<void>;
};

export type OpenDatabase = Database & {
  /**
   * The same database for requests. On PostgreSQL by connections of their own, whose statements end after 5 s and wait
   * 3 s for a lock, with an error for which `isStatementTimeout` is true. The embedded database cannot interrupt a
   * statement: there it is the same.
   */
  readonly forRequests: Database;
};

export type DatabaseOptions = {
  /** Of a PostgreSQL; without it the embedded database is used. */
  readonly url?: string;
  /** The same database by the role that owns its tables; `url` unless told. */
  readonly migrationUrl?: string;
  /** Where the embedded database keeps its files. */
  readonly dataDir: string;
  /** Called with lost connections and with failures that no caller awaits. */
  readonly onError?: (error: Error) => void;
  /** Whether `url` leads to a pooler that gives a connection for a transaction, such as PgBouncer. */
  readonly isPooled?: boolean;
  /** Most connections to PostgreSQL for requests, and as many for everything else; 10 by default. */
  readonly poolSize?: number;
  /** Undefined where nothing is traced. */
  readonly traceQuery?: TraceQuery | undefined;
};

const seconds = 1_000;
const readyLimit = 2 * seconds;
const drainLimit = 10 * seconds;

/** Sent as a connection starts, which a pooler refuses: its own configuration has them. */
const serverLimits: pg.PoolConfig = {
  // Compiling a statement takes longer than any of ours saves by it: 2 s where the server has no statistics of the ledger.
  options: "-c jit=off",
  statement_timeout: 30 * seconds,
  idle_in_transaction_session_timeout: 60 * seconds,
};

function postgresConfig(url: string, { poolSize = 10, isPooled = false }: DatabaseOptions): pg.PoolConfig {
  return {
    connectionString: url,
    application_name: "dizi-okulu",
    max: poolSize,
    connectionTimeoutMillis: 5 * seconds,
    ...(isPooled ? {} : serverLimits),
    query_timeout: 35 * seconds, // for a server that no longer responds, and so cannot apply its own timeout
    keepAlive: true,
    keepAliveInitialDelayMillis: 10 * seconds,
  };
}

const requestLimits = ({ isPooled = false }: DatabaseOptions): pg.PoolConfig => ({
  ...(isPooled ? {} : { statement_timeout: 5 * seconds, lock_timeout: 3 * seconds }),
  query_timeout: 7 * seconds,
});

/** One permanent connection: getting it takes as long as the transactions of others. */
const embeddedConfig: pg.PoolConfig = {
  user: "postgres",
  database: "postgres",
  ssl: false,
  max: 1,
  idleTimeoutMillis: 0,
  connectionTimeoutMillis: 30 * seconds,
  query_timeout: 60 * seconds,
};

/** What the connections of a process share, and have met. */
type Faults = {
  readonly onError: (error: Error) => void;
  readonly traceQuery: TraceQuery | undefined;
  isDamaged: boolean;
};

function watch(client: pg.PoolClient, faults: Faults): void {
  if (faults.traceQuery !== undefined) traceQueries(client, faults.traceQuery);
  // An unhandled error event would end the process. The pool repeats the errors of its idle clients.
  client.on("error", faults.onError);
  client.connection.on("errorMessage", (error: Error) => {
    if (faults.isDamaged || !isDamage(error)) return;
    faults.isDamaged = true;
    faults.onError(
      new Error("the database is damaged; this process is not ready until its next start", { cause: error }),
    );
  });
}

function createPool(config: pg.PoolConfig, faults: Faults): pg.Pool {
  const pool = new pg.Pool(config);
  if (faults.traceQuery !== undefined) traceQueries(pool, faults.traceQuery);
  pool.on("connect", (client) => watch(client, faults));
  pool.on("error", () => undefined);
  // A connection whose transaction could not be ended must not be used again.
  pool.on("release", (_error, client) => {
    if (client.getTransactionStatus() !== "I") void client.end();
  });
  return pool;
}

/**
 * The query builder on a pool. Its own transactions never give a connection back whose `begin` fails, as all do that
 * were idle when the server crashed: here it is taken and given back around the whole transaction.
 */
export function buildQueries(pool: pg.Pool): Database["db"] {
  const db = drizzle({ client: pool });
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client }).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}

async function isReady(pool: pg.Pool, { isDamaged }: Faults): Promise<boolean> {
  if (isDamaged) return false;
  const answer = pool.query("select 1").then(
    () => true,
    () => false,
  );
  return await Promise.race([answer, sleep(readyLimit, false, { ref: false })]);
}

/** Serves the requests that wait for a connection, then closes all; does not wait for queries that hang. */
async function drain(pool: pg.Pool): Promise<void> {
  const limit = performance.now() + drainLimit;
  while (pool.waitingCount > 0 && performance.now() < limit) await sleep(10);
  await Promise.race([pool.end(), sleep(drainLimit, undefined, { ref: false })]);
}

function openPostgres(url: string, options: DatabaseOptions, onError: (error: Error) => void): OpenDatabase {
  const { migrationUrl = url, isPooled = false } = options;
  const config = postgresConfig(url, options);
  const faults: Faults = { onError, traceQuery: options.traceQuery, isDamaged: false };
  const pools = {
    all: createPool(config, faults),
    requests: createPool({ ...config, ...requestLimits(options) }, faults),
  };

  const by = (pool: pg.Pool): Database => ({
    db: buildQueries(pool),
    pool,
    kind: "postgres",
    async withConnection(work) {
      const client = new pg.Client({
        ...config,
        connectionString: migrationUrl,
        ...(isPooled ? {} : { statement_timeout: 0 }),
        query_timeout: 0,
      });
      client.on("error", onError);
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.end();
      }
    },
    copyFilesTo: undefined,
    async giveMemoryBack() {},
    hasSessions: !isPooled || options.migrationUrl !== undefined,
    isReady: () => isReady(pool, faults),
    async close() {
      await Promise.all([drain(pools.requests), drain(pools.all)]);
    },
  });
  return { ...by(pools.all), forRequests: by(pools.requests) };
}

/** While the one connection is held here, nothing is written; the copy opens as after a power cut at this moment. */
async function copyFiles(pool: pg.Pool, from: string, to: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("checkpoint");
    await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  } finally {
    client.release();
  }
}

/** Between two transactions; who asks meanwhile waits for the new thread. */
async function restart(pool: pg.Pool, server: EmbeddedServer): Promise<void> {
  const client = await pool.connect();
  const ended = server.restart();
  client.release(true);
  await ended;
}

async function openEmbedded(
  { dataDir, traceQuery }: DatabaseOptions,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  const lock = lockDataFolder(dataDir);
  const folder = join(dataDir, "pg");
  const startServer = async () => {
    refuseLostData(folder); // Before the worker, whose failures are reported too.
    return await startEmbeddedServer({ folder, onError });
  };
  const server = await startServer().catch((error: unknown) => {
    lock.release();
    throw error;
  });
  const faults: Faults = { onError, traceQuery, isDamaged: false };
  const pool = createPool({ ...embeddedConfig, stream: server.createStream }, faults);
  const database: Database = {
    db: buildQueries(pool),
    pool,
    kind: "embedded",
    async withConnection(work) {
      const client = await pool.connect();
      try {
        return await work(client);
      } finally {
        client.release();
      }
    },
    hasSessions: true,
    copyFilesTo: (to) => copyFiles(pool, folder, to),
    giveMemoryBack: () => restart(pool, server),
    isReady: () => isReady(pool, faults),
    async close() {
      await drain(pool);
      await server.close().finally(lock.release);
    },
  };
  return { ...database, forRequests: database };
}

/**
 * Opens PostgreSQL by its url, or else the embedded database. PostgreSQL need not be there yet: until it is, and whenever
 * it is gone, queries fail with errors for which `isDatabaseUnavailable` is true.
 *
 * @throws {DataFolderLockedError} when another process has the data folder.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { url, onError = () => undefined } = options;
  return url === undefined ? await openEmbedded(options, onError) : openPostgres(url, options, onError);
}
