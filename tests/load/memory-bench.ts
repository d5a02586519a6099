import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { syncLexicon } from "../../src/services/catalogue/sync-lexicon.ts";
import { getReview } from "../../src/services/review/get-review.ts";
import { findByLogin } from "../../src/storage/accounts/users.ts";
import { type OpenDatabase, openDatabase } from "../../src/storage/database.ts";
import { countDue } from "../../src/storage/memory/due-cards.ts";
import { migrate } from "../../src/storage/migrate.ts";
import { administer, newDatabaseName, withDatabaseName } from "../factories/template-database.ts";
import { median } from "./figures.ts";

// `npm run bench -- memory [CARDS]`: a session of 200 from 20,000 cards, and the count of what is due among CARDS (1,000,000
// unless told) of people with 2,000 each; on the embedded database without the others' cards, and with TEST_DATABASE_URL
// on that PostgreSQL. A single `select 1` tells what the machine's load adds.

const ownCards = 20_000;
const cardsEach = 2_000;
const rounds = 40;

async function fill({ pool, db }: OpenDatabase, others: number) {
  await pool.query(`
    insert into users (username, username_folded, mail, mail_folded, language, time_zone, mail_consent, created_at)
    select 'u' || n, 'u' || n, n || '@b.example', n || '@b.example', 'tr', 'Europe/Istanbul', false, now()
    from generate_series(0, ${others}) as n`);
  // Words of the lexicon first; where it has fewer, cards of ids without a word wait unasked.
  const give = (people: string, each: number) =>
    pool.query(`
      insert into memory_cards (user_id, word_id, kind, stability, difficulty, last_day, due_day, reps, lapses, last_at)
      select people.id, words.id, kind, 1 + 60 * random(), 5, current_date - 20, current_date - 10 + (40 * random())::int,
        3, 0, now() - interval '20 days'
      from users as people cross join (select id from words order by id limit ${each / 2}) as words
      cross join generate_series(1, 2) as kind
      where ${people}`);
  await give("people.username = 'u0'", ownCards);
  for (let from = 1; from <= others; from += 100) {
    await give(`people.username in (select 'u' || n from generate_series(${from}, ${from + 99}) as n)`, cardsEach);
  }
  await pool.query("analyze memory_cards");
  const person = await findByLogin(db, { username: "u0" });
  if (person === undefined) throw new Error("the person is not there");
  return person.user;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}

async function benchOn(name: string, database: OpenDatabase, others: number): Promise<void> {
  await migrate(database);
  await syncLexicon(database);
  const person = await fill(database, others);
  const now = () => new Date();
  const wish = { limit: 200, language: "tr", hasVoice: true } as const;
  const session = await getReview({ database, now }, person, wish);
  const day = now().toISOString().slice(0, 10);
  const figures = {
    "select 1": await time(() => database.pool.query("select 1")),
    [`session of ${session.cards.length} of ${ownCards} cards`]: await time(() =>
      getReview({ database, now }, person, wish),
    ),
    [`due of ${cardsEach} cards`]: await time(() => countDue(database.db, person.id + (others === 0 ? 0 : 1), day)),
  };
  for (const [what, ms] of Object.entries(figures)) console.log(`${name}: ${what.padEnd(36)} ${ms.toFixed(1)} ms`);
  const { rows } = await database.pool.query("select count(*)::int as cards from memory_cards");
  console.log(`${name}: cards in the table ${rows[0].cards}`);
}

/** Prints the figures of sessions and of what is due. */
export async function benchMemory(cards: number): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "dizi-okulu-"));
  const embedded = await openDatabase({ dataDir });
  await benchOn("embedded", embedded, 0).finally(() => embedded.close());
  rmSync(dataDir, { recursive: true });
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) return;
  const name = newDatabaseName();
  const folder = mkdtempSync(path.join(tmpdir(), "dizi-okulu-"));
  await administer(url, `create database ${name}`);
  const database = await openDatabase({ url: withDatabaseName(url, name), dataDir: folder });
  try {
    await benchOn("PostgreSQL", database, Math.ceil(cards / cardsEach));
  } finally {
    await database.close();
    await administer(url, `drop database ${name} with (force)`);
    rmSync(folder, { recursive: true });
  }
}
