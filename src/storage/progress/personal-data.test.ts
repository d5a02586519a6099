import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import { eraseUser } from "../personal-data/erase-user.ts";

let created: TestDatabase;

beforeAll(async () => {
  created = await createTestDatabase();
});
afterAll(() => created.dispose());

test("the answers of years lose their person in several statements, all under one pseudonym", async () => {
  const { db, pool } = created.database;
  const { rows } = await pool.query(
    `insert into users (username, username_folded, mail, mail_folded, language, time_zone, mail_consent, created_at)
    select n, n, n, n, 'tr', 'UTC', false, now() from unnest(array['leaves', 'stays']) as n returning id`,
  );
  const [leaves, stays] = rows.map(({ id }) => id);
  const add = `
    insert into points_ledger (question_id, user_id, word_id, is_right, points, day, month, answered_at)
    select gen_random_uuid(), $1, n, true, 5, date '2026-01-01' + n / $3::int, '2026-01', now()
    from generate_series(0, $2::int - 1) as n`;
  // 30 days of 150 answers, which two and a half statements take.
  await pool.query(add, [leaves, 4_500, 150]);
  await pool.query(add, [stays, 10, 1]);
  const queries = vi.spyOn(pg.Client.prototype, "query");
  const pseudonym = randomUUID();
  await db.transaction((transaction) => eraseUser(transaction, leaves, pseudonym));
  const updates = queries.mock.calls.filter(([query]) => JSON.stringify(query).includes('update \\"points_ledger\\"'));
  queries.mockRestore();
  expect(updates).toHaveLength(3);
  const counted = await pool.query(
    "select user_id, pseudonym, count(*)::int as answers from points_ledger group by 1, 2 order by 3",
  );
  expect(counted.rows).toEqual([
    { user_id: stays, pseudonym: null, answers: 10 },
    { user_id: null, pseudonym, answers: 4_500 },
  ]);
});
