import { openDatabase } from "../../src/storage/database.ts";
import { migrate } from "../../src/storage/migrate.ts";
import { eraseUser } from "../../src/storage/personal-data/erase-user.ts";
import { readPersonalData } from "../../src/storage/personal-data/read-personal-data.ts";
import { removeDataDir, temporaryDataDir } from "../factories/running-site.ts";
import { administer, newDatabaseName, withDatabaseName } from "../factories/template-database.ts";
import { median } from "./figures.ts";

// TEST_DATABASE_URL=postgres://… node tests/load/people-bench.ts [PEOPLE] [ANSWERS]: how long the export and the erasure of
// one person take in a ledger of that many answers (1,000,000 and 10,000,000 unless told), in a database of its own.

const people = Number(process.argv[2] ?? 1_000_000);
const answers = Number(process.argv[3] ?? 10_000_000);
const rounds = 15;
const { TEST_DATABASE_URL: url } = process.env;
if (url === undefined) throw new Error("Set TEST_DATABASE_URL.");

const name = newDatabaseName();
const dataDir = await temporaryDataDir();
await administer(url, `create database ${name}`);
const database = await openDatabase({ url: withDatabaseName(url, name), dataDir });
try {
  await migrate(database);
  await database.withConnection(async (client) => {
    await client.query(`
      insert into users (username, username_folded, mail, mail_folded, language, time_zone, mail_consent, created_at)
      select 'u' || n, 'u' || n, n || '@b.example', n || '@b.example', 'tr', 'Europe/Istanbul', false, now()
      from generate_series(1, ${people}) as n`);
    // Indexes and triggers for each row would take hours.
    await client.query("set session_replication_role = replica; set maintenance_work_mem = '512MB'");
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
      select indexname as name, indexdef as definition from pg_indexes where tablename = 'points_ledger'
      and indexname not in (select conname from pg_constraint)`);
    for (const index of indexes) await client.query(`drop index "${index.name}"`);
    const { rows: keys } = await client.query<{ name: string; definition: string }>(`
      select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = 'points_ledger'::regclass and contype in ('p', 'u')`);
    for (const key of keys) await client.query(`alter table points_ledger drop constraint "${key.name}"`);
    // In the order of time, so that a person's rows lie apart; a third of the answers is wrong.
    await client.query(`
      insert into points_ledger (question_id, user_id, word_id, is_right, points, day, month, answered_at)
      select gen_random_uuid(), 1 + (n::bigint * 7919) % ${people}, 1 + n % 7000, n % 3 > 0, case when n % 3 > 0 then 5 else 0 end,
        (at at time zone 'Europe/Istanbul')::date, to_char(at, 'YYYY-MM'), at
      from generate_series(1, ${answers}) as n,
        lateral (select timestamptz '2026-01-01' + n::float8 / ${answers} * interval '20000000 s' as at) as times`);
    for (const { name, definition } of keys) {
      await client.query(`alter table points_ledger add constraint "${name}" ${definition}`);
    }
    for (const { definition } of indexes) await client.query(definition);
    await client.query("vacuum analyze");
    const { rows } = await client.query<{ size: string }>(
      "select pg_size_pretty(pg_total_relation_size('points_ledger')) as size",
    );
    console.log(`the ledger with its indexes: ${rows[0]?.size}`);
  });
  const times: { exported: number[]; erased: number[] } = { exported: [], erased: [] };
  for (let round = 0; round < rounds; round += 1) {
    const userId = 1 + Math.floor((round * people) / rounds);
    let began = performance.now();
    const { points } = await database.db.transaction((transaction) => readPersonalData(transaction, userId));
    times.exported.push(performance.now() - began);
    if (points?.length !== Math.round(answers / people)) throw new Error(`${points?.length} answers exported`);
    began = performance.now();
    await database.db.transaction((transaction) => eraseUser(transaction, userId, crypto.randomUUID()));
    times.erased.push(performance.now() - began);
  }
  const tell = (ms: readonly number[]) =>
    `median ${median(ms).toFixed(1)} ms, at most ${Math.max(...ms).toFixed(1)} ms`;
  console.log(`${people} people, ${answers} answers: export ${tell(times.exported)}; erasure ${tell(times.erased)}`);
} finally {
  await database.close();
  await administer(url, `drop database ${name} with (force)`);
  await removeDataDir(dataDir);
}
