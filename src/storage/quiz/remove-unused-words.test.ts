import { randomUUID } from "node:crypto";
import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildSettings } from "../../../tests/factories/quiz-words.ts";
import { buildHeadword, publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";
import * as readings from "../catalogue/readings-schema.ts";
import * as catalogue from "../catalogue/schema.ts";
import { getTableColumns, getTableName } from "../drizzle.ts";
import { insertMissingFallbacks, upsertHeadwords } from "../lexicon/queries.ts";
import * as memory from "../memory/schema.ts";
import * as progress from "../progress/schema.ts";
import { removeUnusedWords, wordTables } from "./remove-unused-words.ts";
import * as quiz from "./schema.ts";

let created: TestDatabase;

beforeAll(async () => {
  created = await createTestDatabase();
});
afterAll(() => created.dispose());

const idOf = (phrase: string) => wordId(phrase, "noun");

test("what a title, a list, a person, an answer or a quiz refers to stays, and so does the lexicon", async () => {
  const { db, pool } = created.database;
  await db.transaction((transaction) => upsertHeadwords(transaction, [buildHeadword("entry", { source: "lexicon" })]));
  await publishEpisode(db, { said: [{ phrase: "said" }] });
  const others = ["listed", "known", "unknown", "answered", "learnt", "played", "unused", "expired"];
  await insertMissingFallbacks(
    db,
    others.map((phrase) => buildHeadword(phrase)),
  );
  const { rows } = await pool.query(
    `insert into users (username, username_folded, mail, mail_folded, language, time_zone, mail_consent, created_at)
    values ('a', 'a', 'a@example.org', 'a@example.org', 'tr', 'UTC', false, now()) returning id`,
  );
  const userId: number = rows[0].id;
  await pool.query(
    `with list as (
      insert into word_lists (title, url, is_shared, created_at, user_id) values ('L', 'l', false, now(), $1) returning id
    ) insert into list_words (list_id, word_id, position) select id, $2, 1 from list`,
    [userId, idOf("listed")],
  );
  await pool.query("insert into known_words values ($1, $2, now())", [userId, idOf("known")]);
  await pool.query("insert into unknown_words values ($1, $2)", [userId, idOf("unknown")]);
  await pool.query(
    `insert into points_ledger (question_id, user_id, word_id, is_right, points, day, month, answered_at)
    values (gen_random_uuid(), $1, $2, true, 1, '2026-11-21', '2026-11', now())`,
    [userId, idOf("answered")],
  );
  await pool.query(
    `insert into memory_log (user_id, answer_id, word_id, kind, way, at, day)
    values ($1, gen_random_uuid(), $2, 1, 'learn', now(), '2026-11-21')`,
    [userId, idOf("learnt")],
  );
  await db.insert(quiz.quizzes).values({
    id: randomUUID(),
    userId,
    title: "Q",
    source: { list: null, wordIds: [idOf("played")] },
    settings: buildSettings(),
    startLength: 1,
    pool: [],
    remaining: 1,
    updatedAt: new Date(),
  });
  expect(await removeUnusedWords(db)).toBe(2);
  const left = await pool.query("select phrase from words order by phrase");
  const kept = ["answered", "entry", "known", "learnt", "listed", "played", "said", "unknown"];
  expect(left.rows.map(({ phrase }) => phrase)).toEqual(kept);
});

const insertUser = `
  insert into users (id, username, username_folded, mail, mail_folded, language, time_zone, mail_consent, created_at)
  overriding system value select id, id, id, id, id, 'tr', 'UTC', false, now() from unnest($1::int[]) as id`;

test("words of people whose numbers lie far apart stay, and a run that is ended early removes nothing", async () => {
  const { db, pool } = created.database;
  await insertMissingFallbacks(
    db,
    ["near", "far", "farther", "gone"].map((phrase) => buildHeadword(phrase)),
  );
  await pool.query(insertUser, [[50_000, 55_001, 62_000]]);
  const known = "insert into known_words values ($1, $2, now())";
  await pool.query(known, [50_000, idOf("near")]);
  await pool.query(known, [55_001, idOf("far")]);
  await pool.query(known, [62_000, idOf("farther")]);
  expect(await removeUnusedWords(db, AbortSignal.abort())).toBe(0);
  expect(await removeUnusedWords(db)).toBe(1);
  const left = await pool.query("select phrase from words where phrase = any($1) order by phrase", [
    ["near", "far", "farther", "gone"],
  ]);
  expect(left.rows.map(({ phrase }) => phrase)).toEqual(["far", "farther", "near"]);
});

test("a word that a new list takes while the tables are read stays", async () => {
  const { db, pool } = created.database;
  await insertMissingFallbacks(db, [buildHeadword("taken"), buildHeadword("gone")]);
  const execute = db.execute.bind(db);
  const spy = vi.spyOn(db, "execute");
  spy.mockImplementationOnce(((query: Parameters<typeof execute>[0]) =>
    execute(query).then(async (read) => {
      await pool.query(
        `with list as (
          insert into word_lists (title, url, is_shared, created_at, expires_at)
          values ('N', 'n', false, now(), now() + interval '1 day') returning id
        ) insert into list_words (list_id, word_id, position) select id, $1, 1 from list`,
        [idOf("taken")],
      );
      return read;
    })) as typeof execute);
  try {
    expect(await removeUnusedWords(db)).toBe(1);
  } finally {
    spy.mockRestore();
  }
  expect((await pool.query("select from words where phrase = 'taken'")).rowCount).toBe(1);
});

test("every table that refers to words is looked at", () => {
  const tables = [catalogue, readings, memory, progress, quiz].flatMap((schema) =>
    Object.values(schema).filter((value) => is(value, PgTable) && "wordId" in getTableColumns(value)),
  );
  expect(tables.map((table) => getTableName(table)).sort()).toEqual(wordTables.map((t) => getTableName(t)).sort());
});
