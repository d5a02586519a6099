import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsHandled } from "../../../tests/factories/rows-handled.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import { drizzle } from "../drizzle.ts";
import { appendWords, reorderWords } from "./list-words.ts";

const size = 3_000;
const ids = Array.from({ length: size }, (_, at) => at + 1);

let created: TestDatabase;
let listId: number;

beforeAll(async () => {
  created = await createTestDatabase();
  const { pool, db } = created.database;
  await pool.query(
    `insert into words (id, phrase, part_of_speech, level, meanings, definition, synonyms, ipa, source)
    select n, 'word' || n, 'noun', 1, '{}', '', '{}', '', 'fallback' from generate_series(1, ${size}) as n`,
  );
  const { rows } = await pool.query<{ id: number }>(
    `insert into word_lists (title, url, is_shared, created_at, expires_at)
    values ('Long', 'long', true, now(), now()) returning id`,
  );
  listId = rows[0]?.id ?? 0;
  // The statistics of a site on which hardly anybody has a list.
  await pool.query(
    `with others as (
      insert into word_lists (title, url, is_shared, created_at, expires_at)
      select 'Short', 'short' || n, true, now(), now() from generate_series(1, 50) as n returning id
    ) insert into list_words (list_id, word_id, position) select id, 1, 1 from others`,
  );
  await created.database.withConnection((client) => client.query("analyze list_words"));
  await appendWords(
    db,
    listId,
    ids.map((wordId) => ({ wordId, count: 7 })),
  );
});

afterAll(() => created.dispose());

test("putting a list in order handles each of its words a few times, whatever the planner takes it for", async () => {
  await created.database.withConnection(async (client) => {
    await client.query("begin");
    const handled = await rowsHandled(client, () => reorderWords(drizzle({ client }), listId, ids.toReversed()));
    expect(handled).toBeGreaterThan(size);
    expect(handled).toBeLessThan(10 * size);
    const { rows } = await client.query(
      "select word_id::int as id, count from list_words where list_id = $1 order by position",
      [listId],
    );
    expect(rows.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(rows.every(({ count }) => count === 7)).toBe(true);
    await client.query("rollback");
  });
});

test("moving a word writes the rows between its places alone, and an order that stands none", async () => {
  await created.database.withConnection(async (client) => {
    const moved = [...ids.slice(0, 5), 9, ...ids.slice(5, 8), ...ids.slice(9)];
    const written = async (order: readonly number[]) => {
      await client.query("begin");
      await reorderWords(drizzle({ client }), listId, order);
      const { rows } = await client.query(
        `select word_id::int as id, xmin = pg_current_xact_id()::xid as "isNew"
        from list_words where list_id = $1 order by position`,
        [listId],
      );
      await client.query("rollback");
      expect(rows.map(({ id }) => id)).toEqual(order);
      return rows.filter(({ isNew }) => isNew).map(({ id }) => id);
    };
    expect(await written(moved)).toEqual([9, 6, 7, 8]);
    expect(await written(ids)).toEqual([]);
  });
});
