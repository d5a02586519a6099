import { dayAfter, localDay } from "../../src/domain/locale/day.ts";
import { leaderboardZone } from "../../src/domain/progress/leaderboard-day.ts";
import { keepDayTotals } from "../../src/services/console/health/keep-day-totals.ts";
import { readWaiting } from "../../src/services/console/health/read-waiting.ts";
import { readOverview } from "../../src/services/console/read-overview.ts";
import type { Services } from "../../src/services/services.ts";
import { countDay, countPurchases, countReturned } from "../../src/storage/console/day-totals.ts";
import { readPaymentPage } from "../../src/storage/console/payments.ts";
import { readPeoplePage } from "../../src/storage/console/people.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { migrate } from "../../src/storage/migrate.ts";
import { removeDataDir, temporaryDataDir } from "../factories/running-site.ts";
import { administer, newDatabaseName, withDatabaseName } from "../factories/template-database.ts";
import { median, postgresCpuMs } from "./figures.ts";

// [TEST_DATABASE_URL=postgres://…] node tests/load/console-bench.ts [PEOPLE] [PAYMENTS] [ANSWERS]: how long the console's
// searches and its overview take with so many accounts, payments and answers of a fortnight (500,000, 200,000 and
// 1,000,000 unless told), in a database of its own; without an address in the embedded one. With it, the database's CPU
// time of one round is told too: nothing else may use that server meanwhile.

const people = Number(process.argv[2] ?? 500_000);
const payments = Number(process.argv[3] ?? 200_000);
const answers = Number(process.argv[4] ?? 1_000_000);
const rounds = 9;
const { TEST_DATABASE_URL: url } = process.env;

const name = newDatabaseName();
const dataDir = await temporaryDataDir();
if (url !== undefined) await administer(url, `create database ${name}`);
const database = await openDatabase({ dataDir, ...(url !== undefined && { url: withDatabaseName(url, name) }) });
const { db } = database.forRequests;

/** Of the database's processes. */
async function cpuMs(): Promise<number> {
  return await database.withConnection(async (client) => {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return await postgresCpuMs(rows[0]?.pid ?? 0);
  });
}

async function time(what: string, work: () => Promise<unknown>): Promise<void> {
  await work();
  const cpuBefore = url === undefined ? 0 : await cpuMs();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  const cpu = url === undefined ? "" : `, CPU ${(((await cpuMs()) - cpuBefore) / rounds).toFixed(0)} ms`;
  console.log(`${what}: median ${median(times).toFixed(1)} ms, at most ${Math.max(...times).toFixed(1)} ms${cpu}`);
}

/** As where the extension is missing: the indexes are dropped meanwhile. */
async function withoutIndexes(work: () => Promise<void>): Promise<void> {
  const definitions = await database.withConnection(async (client) => {
    const { rows } = await client.query<{ definition: string }>(
      "select indexdef as definition from pg_indexes where indexname in ('users_search', 'payments_search')",
    );
    await client.query("drop index if exists users_search, payments_search");
    return rows.map(({ definition }) => definition);
  });
  await work();
  await database.withConnection(async (client) => {
    for (const definition of definitions) await client.query(definition);
  });
}

try {
  await migrate(database);
  await database.withConnection(async (client) => {
    const first = "(array['ada','bora','cem','deniz','elif','funda','gizem','hakan','irem','kerem'])[1 + n % 10]";
    const last = "(array['kaya','demir','yildiz','arslan','ozturk','aydin','koc','sahin'])[1 + (n / 10) % 8]";
    await client.query(`
      insert into users (username, username_folded, mail, mail_folded, language, time_zone, mail_consent, created_at)
      select u, u, m, m, 'tr', 'Europe/Istanbul', false, now() - n * interval '1 minute'
      from generate_series(1, ${people}) as n,
        lateral (select ${first} || '_' || ${last} || n as u, ${first} || '.' || ${last} || n || '@mail.example' as m) as names`);
    await client.query(`
      insert into payments (id, user_id, state, plan, amount, currency, full_amount, provider, provider_reference, buyer, locale, time_zone, terms_version, accepted_at, created_at, settled_at)
      select gen_random_uuid(), 1 + (n::bigint * 7919) % ${people}, case when n % 9 = 0 then 'failed' else 'success' end, 1, 100, 'TRY', 100, 'bench', 'ref-' || n,
        jsonb_build_object('name', ${first}, 'surname', ${last}, 'mail', ${first} || n || '@buyer.example', 'phone', '+905000000000', 'address', 'x', 'city', 'y', 'country', 'TR'),
        'tr', 'Europe/Istanbul', '1', at, at, at
      from generate_series(1, ${payments}) as n, lateral (select now() - n::float8 / ${payments} * interval '400 days' as at) as times`);
    await client.query(`
      insert into points_ledger (question_id, user_id, word_id, is_right, points, day, month, answered_at)
      select gen_random_uuid(), 1 + (n::bigint * 7919) % ${people}, 1 + n % 7000, true, 5, (at at time zone 'Europe/Istanbul')::date, to_char(at, 'YYYY-MM'), at
      from generate_series(1, ${answers}) as n, lateral (select now() - (1 - n::float8 / ${answers}) * interval '14 days' as at) as times`);
    await client.query(`
      insert into points_days (user_id, day, points)
      select user_id, day, sum(points) from points_ledger group by user_id, day`);
    await client.query("vacuum analyze");
  });
  const page = { after: undefined, limit: 50 };
  const every = { role: undefined, isBlocked: undefined };
  const searches = ["", "elif", "a", "zq", "zzzz", `kaya${people}`, "@mail.example", "ELIF_DEM"];
  for (const search of searches) await time(`people "${search}"`, () => readPeoplePage(db, { search, ...every }, page));
  const all = { state: undefined, userId: undefined, from: undefined, until: undefined };
  for (const search of ["", "elif", "a", "zq", "zzzz", `ref-${payments}`, `kaya${people}`, "@buyer.example", "demir77"])
    await time(`payments "${search}"`, () => readPaymentPage(db, { search, ...all }, page));
  await withoutIndexes(async () => {
    for (const search of ["elif", "zzzz", `kaya${people}`])
      await time(`people "${search}", without pg_trgm`, () => readPeoplePage(db, { search, ...every }, page));
    for (const search of ["elif", "zzzz", `ref-${payments}`])
      await time(`payments "${search}", without pg_trgm`, () => readPaymentPage(db, { search, ...all }, page));
  });
  const now = () => new Date();
  const services = { database: database.forRequests, now, premium: { lacksSeller: false } } as unknown as Services;
  await time("what waits, the door of the console", () => readOverview(services, 1, false));
  await time("overview, no day kept", () => readOverview(services, 1, true));
  await keepDayTotals(database).run(now(), new AbortController().signal);
  console.log(`days are kept up to ${dayAfter(localDay(now(), leaderboardZone), -1)}`);
  await time("overview", () => readOverview(services, 1, true));
  const today = localDay(now(), leaderboardZone);
  await time("  of it: today's learners and answers", () => countDay(db, today));
  await time("  of it: today's learners that are new in the week", () => countReturned(db, today));
  await time("  of it: purchases", () => countPurchases(db, dayAfter(today, -13)));
  await time("  of it: what waits", () => readWaiting(services));
} finally {
  await database.close();
  if (url !== undefined) await administer(url, `drop database ${name} with (force)`);
  await removeDataDir(dataDir);
}
