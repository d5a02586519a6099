import type { PGlite } from "@electric-sql/pglite";

const checkIntervalMs = 10_000;
const maxLogBytes = 64 * 1024 * 1024;

/** Bytes of the write-ahead log that a restart after a crash would replay. */
async function logLength(database: PGlite): Promise<number> {
  const { rows } = await database.query<{ bytes: string }>(
    "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::text as bytes from pg_control_checkpoint()",
  );
  return Number(rows[0]?.bytes ?? 0);
}

/** The table most in need of a vacuum, by the formula of PostgreSQL's autovacuum with higher thresholds. */
async function dirtiestTable(database: PGlite): Promise<string | undefined> {
  const { rows } = await database.query<{ table: string }>(
    `select format('%I.%I', schemaname, relname) as table from pg_stat_user_tables
     where n_dead_tup > 1000 + 0.2 * n_live_tup or n_mod_since_analyze > 1000 + 0.1 * n_live_tup
     order by n_dead_tup + n_mod_since_analyze desc limit 1`,
  );
  return rows[0]?.table;
}

/**
 * Does the work of PostgreSQL's background processes, which the embedded database lacks: by itself it checkpoints only
 * when it is closed, so that its log grows without bound, and never vacuums. To be called outside of transactions; checks
 * every ten seconds.
 */
export function createMaintenance(database: PGlite, onFailure: (error: Error) => void): () => Promise<void> {
  let lastCheck = performance.now();
  return async () => {
    if (performance.now() - lastCheck < checkIntervalMs) return;
    try {
      const table = await dirtiestTable(database);
      if (table !== undefined) await database.exec(`vacuum (analyze) ${table}`);
      if ((await logLength(database)) > maxLogBytes) await database.exec("checkpoint");
    } catch (error) {
      onFailure(new Error("maintenance of the embedded database failed", { cause: error }));
    }
    lastCheck = performance.now();
  };
}
