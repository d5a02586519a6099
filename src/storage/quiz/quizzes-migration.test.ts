import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import { sql } from "../drizzle.ts";

let created: TestDatabase;

beforeAll(async () => {
  created = await createTestDatabase();
});
afterAll(() => created.dispose());

const migration = globSync("../migrations/*_quizzes-under-one-name.sql", { cwd: import.meta.dirname }).map((file) =>
  readFileSync(path.join(import.meta.dirname, file), "utf8"),
);

const tally = { id: 7, my_true_count: 1, falseCount: 2, points: 30 };
const question = { number: 3, wordId: 7, method: "test-phrase-mean", openedAt: 12 };
// A choice that looks like a name stays as it is.
const choices = ["a", '"falseCount": 1'];
const points = { StartPointForScoring: 70, DurationForScoring: 40 };
const tour = { words: [tally], queue: [7], question: { ...question, choices_list: choices, ...points }, asked: 3 };
const summary = { right: 1, wrong: 2, points: 30, words: [{ ...tally, phrase: "tide" }] };
const outcome = { isRight: true, trueChoice: "gelgit", summary };

const lists = [
  [
    { type: 1, id: 9 },
    { kind: "own", id: 9 },
  ],
  [
    { type: 2, id: 9, isMine: true },
    { kind: "episode", id: 9, isMine: true },
  ],
  [
    { type: 3, id: 9 },
    { kind: "season", id: 9 },
  ],
  [
    { type: 4, id: 9 },
    { kind: "series", id: 9 },
  ],
  [
    { type: 5, id: 9 },
    { kind: "movie", id: 9 },
  ],
  [
    { type: 6, id: "aBc" },
    { kind: "shared", url: "aBc" },
  ],
  [null, null],
] as const;

test("quizzes of the first version are those of today", async () => {
  const { quizzes, outcomes } = await created.database.db.transaction(async (transaction) => {
    // Before the real tables on the search path.
    await transaction.execute(sql`create temporary table quizzes (id int, source jsonb, tour jsonb) on commit drop`);
    await transaction.execute(sql`create temporary table quiz_answers (outcome jsonb) on commit drop`);
    for (const [at, [list]] of lists.entries()) {
      const source = JSON.stringify({ list, wordIds: [1, 2] });
      await transaction.execute(
        sql`insert into quizzes values (${at}, ${source}, ${at === 0 ? JSON.stringify(tour) : null})`,
      );
    }
    await transaction.execute(sql`insert into quiz_answers values (${JSON.stringify(outcome)})`);
    for (const statement of migration.join("").split("--> statement-breakpoint")) {
      await transaction.execute(sql.raw(statement));
    }
    return {
      quizzes: (await transaction.execute(sql`select source, tour from quizzes order by id`)).rows,
      outcomes: (await transaction.execute(sql`select outcome from quiz_answers`)).rows,
    };
  });
  expect(migration).toHaveLength(1);
  expect(quizzes.map(({ source }) => source)).toEqual(lists.map(([, list]) => ({ list, wordIds: [1, 2] })));
  const count = { id: 7, correctCount: 1, wrongCount: 2, points: 30 };
  expect(quizzes[0]?.tour).toEqual({
    words: [count],
    queue: [7],
    question: { ...question, choices, startPoints: 70, durationSeconds: 40 },
    asked: 3,
  });
  expect(quizzes[1]?.tour).toBeNull();
  expect(outcomes).toEqual([
    {
      outcome: {
        isRight: true,
        correctAnswer: "gelgit",
        summary: { ...summary, words: [{ ...count, phrase: "tide" }] },
      },
    },
  ]);
});
