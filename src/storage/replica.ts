import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { buildQueries, type Database, type Db } from "./database.ts";
import { isDatabaseUnavailable } from "./is-database-unavailable.ts";
import { type TraceQuery, traceQueries } from "./trace-queries.ts";

/** What is read from the replica may be so old. */
const oldestMs = 2_000;
const checkEveryMs = 500;
/** Of one look at a server. */
const checkMs = 1_500;

export type Replica = {
  /**
   * Reads what may be two seconds old, of the published version or a later one: on the replica where it is known to have
   * got so far, and on the primary where not, or where the replica fails.
   */
  read<T>(primary: Db, query: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export type ReplicaOptions = {
  readonly url: string;
  readonly primary: Database;
  /** The published version that answers are kept by. */
  readonly version: () => number;
  readonly poolSize: number;
  readonly isPooled: boolean;
  /** Called when the replica can be used no more, and when it can again. */
  readonly report: (line: string) => void;
  readonly traceQuery?: TraceQuery | undefined;
};

/** 40001 and 40P01: the replica ended the statement to go on with what the primary did. */
function isReplicaFault(error: unknown): boolean {
  if (isDatabaseUnavailable(error)) return true;
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof Error && "code" in cause && (cause.code === "40001" || cause.code === "40P01");
}

/** Where in the log of the primary, and until when everything that was committed is before that. */
type Position = { readonly lsn: string; readonly at: number };

/**
 * Follows a streaming replica. Clocks play no part: the place in the primary's log is read, and when the replica has
 * replayed it, what the replica answers is no older than that reading.
 */
export function followReplica(options: ReplicaOptions): Replica {
  const { url, primary, version, poolSize, isPooled, report, traceQuery } = options;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "dizi-okulu reads",
    max: poolSize,
    connectionTimeoutMillis: 1_000,
    query_timeout: 7_000,
    keepAlive: true,
    ...(isPooled ? {} : { options: "-c jit=off", statement_timeout: 5_000 }),
  });
  if (traceQuery !== undefined) traceQueries(pool, traceQuery);
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const replica = buildQueries(pool);
  let positions: Position[] = [];
  let freshAt = Number.NEGATIVE_INFINITY;
  let versionThere = -1;
  let wasUsable: boolean | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const isUsable = () => performance.now() - freshAt < oldestMs;

  function lose(): void {
    freshAt = Number.NEGATIVE_INFINITY;
    tell();
  }

  function tell(): void {
    if (isUsable() === wasUsable || isClosed) return;
    wasUsable = isUsable();
    report(
      wasUsable
        ? "The replica is at most 2 s behind: the catalogue and the leaderboard are read there."
        : "The replica does not answer, or is more than 2 s behind: everything is read from the primary.",
    );
  }

  async function look(): Promise<void> {
    const at = performance.now();
    const { rows } = await primary.pool.query<{ lsn: string }>("select pg_current_wal_lsn()::text as lsn");
    const lsn = rows[0]?.lsn;
    if (lsn !== undefined) positions.push({ lsn, at });
    const there = await pool.query<{ reached: boolean[]; version: number }>(
      `select array(select coalesce(pg_is_in_recovery() and pg_last_wal_replay_lsn() >= lsn, false)
         from unnest($1::pg_lsn[]) with ordinality as known (lsn, n) order by n) as reached,
         coalesce((select version from publication), 0) as version`,
      [positions.map((position) => position.lsn)],
    );
    const reached = there.rows[0]?.reached.lastIndexOf(true) ?? -1;
    versionThere = there.rows[0]?.version ?? -1;
    freshAt = positions[reached]?.at ?? freshAt;
    // What is older than is of use is forgotten.
    positions = positions.slice(Math.max(0, reached)).slice(-20);
  }

  async function follow(): Promise<void> {
    await Promise.race([look().catch(() => undefined), sleep(checkMs, undefined, { ref: false })]);
    tell();
    if (!isClosed) timer = setTimeout(follow, checkEveryMs).unref();
  }
  void follow();

  return {
    async read(primaryDb, query) {
      if (!isUsable() || versionThere < version()) return await query(primaryDb);
      try {
        return await query(replica);
      } catch (error) {
        if (!isReplicaFault(error)) throw error;
        if (isDatabaseUnavailable(error)) lose();
        return await query(primaryDb);
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await Promise.race([pool.end(), sleep(checkMs, undefined, { ref: false })]);
    },
  };
}
