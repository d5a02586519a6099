import { expect, test } from "vitest";
import { createTestDatabase } from "../../tests/factories/test-database.ts";
import { sql } from "./drizzle.ts";
import { reasonOf } from "./reason-of.ts";

test("the reason of a failed query has none of its values", async () => {
  const { database, dispose } = await createTestDatabase();
  const failed = await database.db.execute(sql`select ${"a secret"}::int`).catch((error: unknown) => error);
  const wrapped = await database.db
    .execute(sql`select ${"a secret"} from no_such_table`)
    .catch((error: unknown) => error);
  expect(String(wrapped)).toContain("a secret");
  expect(reasonOf(wrapped).message).toBe('relation "no_such_table" does not exist');
  expect(reasonOf(failed).message).toContain("invalid input syntax");
  await dispose();
});

test("other errors, and what is no error, are their own reason", () => {
  const error = new Error("plain", { cause: new Error("deeper") });
  expect(reasonOf(error)).toBe(error);
  expect(reasonOf("text").message).toBe("text");
});
