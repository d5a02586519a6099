import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import { sql } from "../drizzle.ts";
import { isUniqueViolation } from "../is-unique-violation.ts";
import { type AnswerChange, answerChangeParts } from "./answer-change.ts";

let created: TestDatabase;
let userId: number;

beforeAll(async () => {
  created = await createTestDatabase();
  const { rows } = await created.database.pool.query(
    `insert into users (username, username_folded, mail, mail_folded, language, time_zone, mail_consent, created_at)
    values ('a', 'a', 'a@example.org', 'a@example.org', 'tr', 'UTC', false, now()) returning id`,
  );
  userId = rows[0].id;
});
afterAll(() => created.dispose());

function change(wordId: number, revision: number | null, stability: number): AnswerChange {
  const day = "2026-03-02";
  const at = Date.parse("2026-03-02T09:00:00Z");
  const state = { stability, difficulty: 5, lastDay: day };
  const card = { wordId, kind: "recognition", state, dueDay: "2026-03-04", reps: 1, lapses: 0 } as const;
  return {
    entry: { answerId: randomUUID(), wordId, kind: "recognition", way: "choice", grade: 3, at, day, elapsedMs: null },
    writes: [{ card, lastAt: at, isStopped: false, sense: null, revision }],
  };
}

async function write(made: AnswerChange): Promise<number | null> {
  const { held, isCurrent, parts } = answerChangeParts(userId, made, "closed");
  const { rowCount } = await created.database.db.execute(
    sql`with ${held}, closed as (select 1 as id where ${isCurrent}), ${parts} select from closed`,
  );
  return rowCount;
}

const stored = async (wordId: number) => {
  const { pool } = created.database;
  const { rows } = await pool.query("select stability, revision from memory_cards where word_id = $1", [wordId]);
  const log = await pool.query("select from memory_log where word_id = $1", [wordId]);
  return [...rows, log.rowCount];
};

test("an answer is written with the cards that it was made from, and not over others", async () => {
  expect(await write(change(1, null, 2))).toBe(1);
  expect(await stored(1)).toEqual([{ stability: 2, revision: 0 }, 1]);
  expect(await write(change(1, 0, 3))).toBe(1);
  // Made from the card as it was before.
  expect(await write(change(1, 0, 4))).toBe(0);
  // Made when there was none.
  expect(await write(change(1, null, 5))).toBe(0);
  expect(await stored(1)).toEqual([{ stability: 3, revision: 1 }, 2]);
});

test("of cards that are made at the same moment one is written with its answer", async () => {
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => write(change(2, null, 2))));
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused.every(({ reason }) => isUniqueViolation(reason))).toBe(true);
  const written = results.filter((result) => result.status === "fulfilled" && result.value === 1);
  expect(written).toHaveLength(1);
  expect(await stored(2)).toEqual([{ stability: 2, revision: 0 }, 1]);
});
